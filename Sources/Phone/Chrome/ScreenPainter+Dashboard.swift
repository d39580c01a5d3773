import Cells

extension ScreenPainter {
  /// Draws what CarPlay's Dashboard has around the activity's card: the apps at the side, a map, and what is played.
  func drawDashboard(_ layout: DashboardLayout, into canvas: inout Canvas) {
    drawSidebar(layout.sidebar, into: &canvas)
    if let map = layout.map { drawMap(map, into: &canvas) }
    if let lower = layout.lower {
      drawOtherCard(lower.offset(columns: screen.column, rows: screen.row), into: &canvas)
    }
  }

  private func drawSidebar(_ rect: CellRect, into canvas: inout Canvas) {
    if canvas.manner == .filled {
      canvas.masked(toRound: screen) { canvas in
        canvas.fill(
          rect.offset(columns: screen.column, rows: screen.row), with: .colour(half.phone.glass))
      }
    } else {
      for row in 0..<rect.rows {
        canvas.drawLine("│", at: place(rect.endColumn - 1, row), colour: half.phone.edge)
      }
    }
    let width = TextWidth.columns(of: clock.time)
    canvas.draw(
      clock.time, at: place(rect.column + max(0, (rect.columns - 1 - width) / 2), 1),
      colour: half.phone.status, attributes: .bold)
    for (offset, mark) in (charset == .ascii ? ".:|" as String : "▂▄▆").unicodeScalars.enumerated() {
      canvas.drawLine(mark, at: place(rect.column + 1 + offset, 2), colour: half.phone.status)
    }
    // The last row leads to all apps.
    var icons: [CellRect] = []
    var row = 4
    while row + 2 < rect.rows - 2, icons.count < 3 {
      icons.append(CellRect(column: rect.column + 1, row: row, columns: 4, rows: 2))
      row += 3
    }
    drawIcons(icons, into: &canvas)
    let mark: Unicode.Scalar = charset == .ascii ? "#" : "▦"
    canvas.drawLine(mark, at: place(rect.column + 2, rect.endRow - 2), colour: half.phone.status)
  }

  /// Streets, and the way that is driven.
  private func drawMap(_ rect: CellRect, into canvas: inout Canvas) {
    let area = rect.offset(columns: screen.column, rows: screen.row)
    canvas.surface(area, with: glass(canvas.manner), edge: half.phone.edge) { canvas in
      let inside = area.inset(columns: 1, rows: 1)
      func line(_ glyph: Unicode.Scalar, _ column: Int, _ row: Int, _ colour: RGBA) {
        let place = CellPoint(column: column, row: row)
        if inside.contains(place) { canvas.drawLine(glyph, at: place, colour: colour) }
      }
      let street = half.phone.date.opacity(0.3)
      let columns = [inside.column + inside.columns / 4, inside.column + inside.columns * 3 / 4]
      let rows = [inside.row + inside.rows / 4, inside.row + inside.rows * 2 / 3]
      for row in inside.row..<inside.endRow {
        for column in columns { line("│", column, row, street) }
      }
      for column in inside.column..<inside.endColumn {
        for row in rows { line(columns.contains(column) ? "┼" : "─", column, row, street) }
      }
      let way = half.panel.accent
      for row in rows[0]..<inside.endRow { line("┃", columns[0], row, way) }
      for column in columns[0]..<inside.endColumn { line("━", column, rows[0], way) }
      line("┏", columns[0], rows[0], way)
      line("▲", columns[0], inside.endRow - 2, half.phone.status)
    }
  }
}

extension Canvas {
  /// Draws within a screen's round corners.
  fileprivate mutating func masked(toRound screen: CellRect, _ body: (inout Canvas) -> Void) {
    var stencil = Canvas(size: size, manner: .filled)
    stencil.fill(
      .roundedRectangle(radiusX: 32, radiusY: 32), in: screen, width: Double(screen.columns) * 8,
      height: Double(screen.rows) * 16, with: .colour(.white))
    masked(by: stencil, in: screen, body)
  }
}
