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
    // What lies outside is left out here, so that a huge rectangle costs no more than what is seen of it.
    let visible = rect.intersection(visibleRect)
    let rows = visible.row..<visible.endRow
    let columns = visible.column..<visible.endColumn
    if rect.columns == 1 {
      for row in rows { drawLine("│", at: place(rect.column, row), colour: colour) }
      return
    }
    for column in columns where column != rect.column && column != last {
      drawLine("─", at: place(column, rect.row), colour: colour)
      drawLine("─", at: place(column, bottom), colour: colour)
    }
    for row in rows where row != rect.row && row != bottom {
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
  /// - Parameters:
  ///   - edge: the colour of the outline; when filled nothing is outlined.
  ///   - contents: draws what stands on the surface; nothing of it is seen beyond the edge.
  public mutating func surface(
    _ rect: CellRect, with paint: Paint, edge: RGBA, contents: (inout Canvas) -> Void = { _ in }
  ) {
    guard !rect.isEmpty else { return }
    guard manner == .filled, rect.rows > 1 else {
      fill(rect, with: paint)
      clipped(to: rect, contents)
      // Last, so that a background of the contents does not cover it; text wins all the same.
      if manner == .outlined { outline(rect, rounded: true, colour: edge) }
      return
    }
    masked(by: .surface(rect, visible: rect.intersection(visibleRect))) { canvas in
      canvas.fill(rect, with: paint)
      contents(&canvas)
    }
  }
}
