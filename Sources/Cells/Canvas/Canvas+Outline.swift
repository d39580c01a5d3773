extension Canvas {
  /// Draws the outline of a rectangle in lines, with round or square corners.
  ///
  /// One row high it is `(` and `)`, or `[` and `]`, where the end cells are free of text; one cell is
  /// a dot.
  public mutating func outline(_ rect: CellRect, rounded: Bool, colour: RGBA) {
    guard !rect.isEmpty else { return }
    let (last, bottom) = (rect.endColumn - 1, rect.endRow - 1)
    func place(_ column: Int, _ row: Int) -> CellPoint { CellPoint(column: column, row: row) }
    if rect.rows == 1 {
      if rect.columns == 1 {
        drawLine(rounded ? "●" : "■", at: rect.origin, colour: colour)
      } else {
        drawLine(rounded ? "(" : "[", at: rect.origin, colour: colour)
        drawLine(rounded ? ")" : "]", at: place(last, rect.row), colour: colour)
      }
      return
    }
    if rect.columns == 1 {
      for row in rect.row..<rect.endRow { drawLine("│", at: place(rect.column, row), colour: colour) }
      return
    }
    for column in rect.column + 1..<last {
      drawLine("─", at: place(column, rect.row), colour: colour)
      drawLine("─", at: place(column, bottom), colour: colour)
    }
    for row in rect.row + 1..<bottom {
      drawLine("│", at: place(rect.column, row), colour: colour)
      drawLine("│", at: place(last, row), colour: colour)
    }
    drawLine(rounded ? "╭" : "┌", at: rect.origin, colour: colour)
    drawLine(rounded ? "╮" : "┐", at: place(last, rect.row), colour: colour)
    drawLine(rounded ? "╰" : "└", at: place(rect.column, bottom), colour: colour)
    drawLine(rounded ? "╯" : "┘", at: place(last, bottom), colour: colour)
  }

  /// Draws a surface: a rounded box with half a row of air above and below when filled, a box of
  /// lines when outlined. The edge lies inside the rectangle.
  ///
  /// - Parameter edge: the colour of the outline; when filled nothing is outlined.
  public mutating func surface(_ rect: CellRect, with paint: Paint, edge: RGBA) {
    guard !rect.isEmpty else { return }
    guard manner == .filled, rect.rows > 1 else {
      fill(rect, with: paint)
      if manner == .outlined { outline(rect, rounded: true, colour: edge) }
      return
    }
    for row in rect.row..<rect.endRow {
      for column in rect.column..<rect.endColumn {
        var quarters: UInt8 = 0b1111
        let isEnd = column == rect.column || column == rect.endColumn - 1
        if row == rect.row { quarters = 0b1100 }
        if row == rect.endRow - 1 { quarters = 0b0011 }
        if isEnd && (row == rect.row || row == rect.endRow - 1) {
          quarters &= column == rect.column ? 0b1010 : 0b0101
        }
        let colour = paint.colour(
          x: (Double(column - rect.column) + 0.5) / Double(rect.columns),
          y: (Double(row - rect.row) + 0.5) / Double(rect.rows))
        fillQuarters(quarters, at: CellPoint(column: column, row: row), with: colour)
      }
    }
  }
}
