import BoxLayout
import Cells

/// Draws what the system shows on a phone's screen around an activity.
struct ScreenPainter {
  let half: Theme.Half
  let charset: Theme.Charset
  let clock: PhoneClock
  /// The visible screen, on the canvas.
  let screen: CellRect
  /// The columns beside the compact island, which the status bar keeps to.
  let ear: Int
  /// The system tints the island's edge on dark surroundings alone.
  let showsKeylines: Bool
  var light = ScreenLight.full
  /// No phone is drawn around: the screen needs an edge of its own.
  var isBare = false

  func place(_ column: Int, _ row: Int) -> CellPoint {
    CellPoint(column: screen.column + column, row: screen.row + row)
  }

  // MARK: Wallpaper

  /// Paints the glass.
  ///
  /// - Parameter isRound: has round corners when filled, inside of a bezel.
  static func paintWallpaper(
    _ wallpaper: Theme.Wallpaper, in screen: CellRect, isRound: Bool, into canvas: inout Canvas
  ) {
    let paint: Paint
    switch wallpaper {
    case .plain(let colour): paint = .colour(colour)
    case .gradient(let gradient): paint = .gradient(gradient)
    case .pattern(_, _, let background): paint = .colour(background)
    }
    let form: ShapeForm =
      canvas.manner == .filled && isRound ? .roundedRectangle(radiusX: 32, radiusY: 32) : .rectangle
    canvas.fill(
      form, in: screen, width: Double(screen.columns) * 8, height: Double(screen.rows) * 16, with: paint)
    guard case .pattern(let text, let colour, _) = wallpaper else { return }
    let marks = text.unicodeScalars.filter { TextWidth.columns(of: Character($0)) == 1 }
    guard !marks.isEmpty else { return }
    let rows = Array(marks)
    /// A mark would take the place of the edge in a round corner.
    func isWhole(_ column: Int, _ row: Int) -> Bool {
      (0..<4).allSatisfy { quarter in
        form.contains(
          x: Double(column * 2 + quarter % 2) * 4 + 2, y: Double(row * 2 + quarter / 2) * 8 + 4,
          width: Double(screen.columns) * 8, height: Double(screen.rows) * 16)
      }
    }
    for row in 0..<screen.rows {
      for column in 0..<screen.columns {
        let mark = rows[(row + column) % rows.count]
        guard mark != " ", isWhole(column, row) else { continue }
        canvas.drawLine(
          mark, at: CellPoint(column: screen.column + column, row: screen.row + row), colour: colour)
      }
    }
  }

  // MARK: Status bar

  /// Draws the time and the signal beside the camera, each only where the island leaves room.
  func drawStatusBar(beside island: CellRect, showsTime: Bool, into canvas: inout Canvas) {
    let signal = charset == .ascii ? ".:| [=]" : "▂▄▆ ▰▰▰"
    let row = screen.row + 1
    if showsTime {
      let width = TextWidth.columns(of: clock.time)
      let column = screen.column + max(1, (ear - width) / 2)
      if column + width < island.column {
        canvas.draw(
          clock.time, at: CellPoint(column: column, row: row), colour: half.phone.status, attributes: .bold)
      }
    }
    let column = screen.endColumn - ear + (ear - 7) / 2
    guard column > island.endColumn else { return }
    for (offset, mark) in signal.unicodeScalars.enumerated() where mark != " " {
      canvas.drawLine(mark, at: CellPoint(column: column + offset, row: row), colour: half.phone.status)
    }
  }

  /// Draws the status bar of a screen without a camera in it: one row.
  ///
  /// - Parameter isPad: has the time at the leading side, not in the middle.
  func drawLowStatusBar(isPad: Bool, showsTime: Bool, into canvas: inout Canvas) {
    let (signal, battery) = charset == .ascii ? (".:|", "[=]") : ("▂▄▆", "▰▰▰")
    func draw(_ marks: String, _ column: Int) {
      for (offset, mark) in marks.unicodeScalars.enumerated() {
        canvas.drawLine(mark, at: place(column + offset, 0), colour: half.phone.status)
      }
    }
    draw(battery, screen.columns - 5)
    draw(signal, isPad || !showsTime ? screen.columns - 9 : 2)
    guard showsTime else { return }
    let column = isPad ? 2 : (screen.columns - TextWidth.columns(of: clock.time)) / 2
    canvas.draw(clock.time, at: place(column, 0), colour: half.phone.status, attributes: .bold)
  }

  /// Draws the camera's notch, which belongs to the body.
  ///
  /// - Parameter isAtSide: at the leading end of a phone that lies, not at the top.
  func drawNotch(_ rect: CellRect, isAtSide: Bool, into canvas: inout Canvas) {
    canvas.clipped(to: rect) { canvas in
      if canvas.manner == .filled {
        // Half of the form lies in the body.
        let (columns, rows) = isAtSide ? (2 * rect.columns, rect.rows) : (rect.columns, 2 * rect.rows)
        let whole = CellRect(
          column: rect.endColumn - columns, row: rect.endRow - rows, columns: columns, rows: rows)
        canvas.fill(
          .roundedRectangle(radiusX: 18, radiusY: 18), in: whole, width: Double(columns) * 8,
          height: Double(rows) * 16, with: .colour(half.phone.bezel))
      } else {
        let whole = CellRect(
          column: rect.column - (isAtSide ? 1 : 0), row: rect.row - (isAtSide ? 0 : 1),
          columns: rect.columns + (isAtSide ? 1 : 0), rows: rect.rows + (isAtSide ? 0 : 1))
        canvas.outline(whole, rounded: true, colour: half.phone.edge)
      }
    }
  }

  /// Draws the camera's housing, as it is without an activity.
  func drawSensor(_ rect: CellRect, into canvas: inout Canvas) {
    canvas.surface(rect, with: .colour(half.island.fill), edge: half.island.edge)
  }

  func drawIndicator(row: Int, into canvas: inout Canvas) {
    let columns = 17 - (screen.columns - 17) % 2
    let first = (screen.columns - columns) / 2
    for column in first..<first + columns {
      canvas.drawLine("━", at: place(column, row), colour: half.phone.status)
    }
  }

  /// What the dock and the round buttons are made of; lines alone show them in an outlined frame.
  func glass(_ manner: Manner) -> Paint {
    manner == .filled ? .colour(half.phone.glass) : .clear
  }

  // MARK: Lock Screen

  func drawLockScreen(_ layout: LockScreenLayout, into canvas: inout Canvas) {
    if let row = layout.dateRow {
      centre(VisualText.line(clock.date), row: row, colour: half.phone.date, into: &canvas)
    }
    if let row = layout.clockRow {
      let columns = ClockFace.columns(of: clock.time, layout.clock, charset)
      ClockFace.draw(
        clock.time, layout.clock, charset, at: place((screen.columns - columns) / 2, row),
        colour: half.phone.clock, into: &canvas)
    }
    if let row = layout.marksRow { drawMarks(row: row, areLarge: layout.hasLargeMarks, into: &canvas) }
    if let row = layout.indicatorRow { drawIndicator(row: row, into: &canvas) }
  }

  func centre(_ text: String, row: Int, colour: RGBA, into canvas: inout Canvas) {
    let width = TextWidth.columns(of: text)
    canvas.draw(text, at: place(max(0, (screen.columns - width) / 2), row), colour: colour)
  }

  /// The flashlight at the leading and the camera at the trailing side.
  private func drawMarks(row: Int, areLarge: Bool, into canvas: inout Canvas) {
    for (mark, isLeading) in [(Unicode.Scalar("◉"), true), ("◎", false)] {
      let width = areLarge ? 5 : 1
      let column = isLeading ? 4 : screen.columns - 4 - width
      if areLarge {
        let rect = CellRect(
          column: screen.column + column, row: screen.row + row, columns: width, rows: 3)
        canvas.surface(rect, with: glass(canvas.manner), edge: half.phone.edge)
      }
      let glyph = charset == .ascii ? Unicode.Scalar("o") : mark
      canvas.drawLine(
        glyph, at: place(column + width / 2, row + (areLarge ? 1 : 0)), colour: half.phone.status)
    }
  }

  // MARK: Home screen

  func drawHomeScreen(_ layout: HomeScreenLayout, into canvas: inout Canvas) {
    if let dock = layout.dock {
      canvas.surface(
        dock.offset(columns: screen.column, rows: screen.row), with: glass(canvas.manner),
        edge: half.phone.edge)
    }
    drawIcons(layout.icons, into: &canvas)
    if let row = layout.indicatorRow { drawIndicator(row: row, into: &canvas) }
  }

  /// Draws apps.
  func drawIcons(_ icons: [CellRect], into canvas: inout Canvas) {
    for (index, icon) in icons.enumerated() {
      let rect = icon.offset(columns: screen.column, rows: screen.row)
      let colour = half.icons[index % half.icons.count]
      if canvas.manner == .outlined {
        canvas.outline(rect, rounded: true, colour: colour)
      } else {
        canvas.fill(
          .roundedRectangle(radiusX: 10, radiusY: 14), in: rect, width: Double(rect.columns) * 8,
          height: Double(rect.rows) * 16, with: .colour(colour))
      }
    }
  }

  /// Draws a card of something else: a mark and lines in place of words.
  func drawOtherCard(_ rect: CellRect, into canvas: inout Canvas) {
    let edge = half.card.edge.opacity(0.7)
    canvas.surface(rect, with: .colour(half.card.fill.opacity(0.75)), edge: edge) { canvas in
      let middle = rect.row + (rect.rows - 1) / 2
      canvas.drawLine(
        "●", at: CellPoint(column: rect.column + 2, row: middle), colour: half.neighbour.opacity(0.6))
      let first = rect.column + 4
      let columns = max(0, rect.columns - 6)
      let lines =
        rect.rows > 4 ? [(middle, columns * 3 / 5), (middle + 1, columns * 2 / 5)] : [(middle, columns / 2)]
      for (row, count) in lines {
        for column in first..<first + count {
          canvas.drawLine(
            row == middle ? "━" : "─", at: CellPoint(column: column, row: row),
            colour: half.neighbour.opacity(0.45))
        }
      }
    }
  }

  // MARK: Surfaces

  /// A keyline is one point wide on a device; here it is half a cell, and as much weaker. Of a low island
  /// it is a good part.
  private func keyline(of body: SurfaceLayout.Body) -> RGBA {
    guard showsKeylines, let edge = body.edge else { return .clear }
    return edge.opacity(body.rect.rows > 4 ? 0.13 : 0.08)
  }

  /// Draws the boxes of a surface and what stands in them.
  func draw(_ layout: SurfaceLayout, into canvas: inout Canvas) {
    for body in layout.bodies {
      switch body.kind {
      case .view: for content in body.contents { content.draw(into: &canvas) }
      case .screen:
        guard isBare else {
          // The wallpaper is its ground, the phone's edge its own.
          for content in body.contents { content.draw(into: &canvas) }
          continue
        }
        let ground = body.tint.map { $0.over(.black) } ?? .black
        canvas.surface(body.rect, with: .colour(ground), edge: half.phone.edge) { canvas in
          for content in body.contents { content.draw(into: &canvas) }
        }
      case .card where body.rect.rows == 1: drawCardEdge(body.rect, into: &canvas)
      case .card:
        canvas.surface(
          body.rect, with: .colour(body.tint.map { $0.over(half.card.fill) } ?? half.card.fill),
          edge: half.card.edge
        ) { canvas in
          if body.isNeutral { drawNeighbourCard(in: body.rect, into: &canvas) }
          for content in body.contents { content.draw(into: &canvas) }
          if light == .reduced { canvas.recolour(body.rect, light.seen) }
        }
      case .island:
        canvas.surface(
          body.rect, with: .colour(half.island.fill), edge: body.edge ?? half.island.edge,
          keyline: keyline(of: body)
        ) { canvas in
          if body.isNeutral { drawNeighbour(in: body.rect, into: &canvas) }
          for content in body.contents { content.draw(into: &canvas) }
        }
      }
    }
  }

  /// The lower edge of a card that lies below others.
  private func drawCardEdge(_ rect: CellRect, into canvas: inout Canvas) {
    let isFilled = canvas.manner == .filled
    guard rect.columns > 0 else { return }
    for column in rect.column..<rect.endColumn {
      let glyph: Unicode.Scalar =
        isFilled ? "▀" : column == rect.column ? "╰" : column == rect.endColumn - 1 ? "╯" : "─"
      canvas.drawLine(
        glyph, at: CellPoint(column: column, row: rect.row),
        colour: light.seen(isFilled ? half.card.fill : half.card.edge))
    }
  }

  /// Another app's card: a quiet disc, and lines for what is written there.
  private func drawNeighbourCard(in rect: CellRect, into canvas: inout Canvas) {
    func line(_ glyph: Unicode.Scalar, _ columns: Range<Int>, row: Int) {
      for column in columns {
        canvas.drawLine(
          glyph, at: CellPoint(column: rect.column + column, row: rect.row + row), colour: half.neighbour)
      }
    }
    line("●", 3..<4, row: 1)
    line("━", 6..<max(6, min(20, rect.columns - 3)), row: 1)
    line("─", 3..<max(3, min(31, rect.columns - 3)), row: 3)
  }

  /// The mark of another app's activity: a quiet disc.
  private func drawNeighbour(in rect: CellRect, into canvas: inout Canvas) {
    canvas.drawLine(
      "●", at: CellPoint(column: rect.column + 2, row: rect.row + 1), colour: half.neighbour)
  }
}
