extension Canvas {
  /// Draws the outline of a rectangle in lines, with round or square corners.
  ///
  /// One row high it is `(` and `)`, or `[` and `]`, where the end cells are free of text; one cell is
  /// a dot.
  public mutating func outline(_ rect: CellRect, rounded: Bool, colour: RGBA) {
    outline(rect, rounded: rounded, colour: colour, keepsMarks: false)
  }

  /// - Parameter keepsMarks: lets lines and dots stand that lie on the upper or lower edge.
  private mutating func outline(_ rect: CellRect, rounded: Bool, colour: RGBA, keepsMarks: Bool) {
    guard !rect.isEmpty else { return }
    let (last, bottom) = (rect.endColumn - 1, rect.endRow - 1)
    func place(_ column: Int, _ row: Int) -> CellPoint { CellPoint(column: column, row: row) }
    if rect.rows == 1 {
      if rect.columns == 1 {
        drawEdge(rounded ? "●" : "■", at: rect.origin, colour: colour)
      } else {
        drawBracket(rounded ? "(" : "[", at: rect.origin, isLeading: true, colour: colour)
        drawBracket(rounded ? ")" : "]", at: place(last, rect.row), isLeading: false, colour: colour)
        pairBrackets(rect.origin, place(last, rect.row))
      }
      return
    }
    // What lies outside is left out here, so that a huge rectangle costs no more than what is seen of it.
    let visible = rect.intersection(visibleRect)
    let rows = visible.row..<visible.endRow
    let columns = visible.column..<visible.endColumn
    if rect.columns == 1 {
      for row in rows { drawEdge("│", at: place(rect.column, row), colour: colour) }
      return
    }
    for column in columns where column != rect.column && column != last {
      for row in [rect.row, bottom] where !keepsMarks || !hasMark(at: place(column, row)) {
        drawEdge("─", at: place(column, row), colour: colour)
      }
    }
    for row in rows where row != rect.row && row != bottom {
      drawEdge("│", at: place(rect.column, row), colour: colour)
      drawEdge("│", at: place(last, row), colour: colour)
    }
    drawEdge(rounded ? "╭" : "┌", at: rect.origin, colour: colour)
    drawEdge(rounded ? "╮" : "┐", at: place(last, rect.row), colour: colour)
    drawEdge(rounded ? "╰" : "└", at: place(rect.column, bottom), colour: colour)
    drawEdge(rounded ? "╯" : "┘", at: place(last, bottom), colour: colour)
  }

  /// Remembers the ends of a box that is seen whole: one without the other would read as a stray character.
  private mutating func pairBrackets(_ leading: CellPoint, _ trailing: CellPoint) {
    guard visibleRect.contains(leading), visibleRect.contains(trailing) else { return }
    let row = leading.row * size.columns
    bracketPairs.append((row + leading.column, row + trailing.column))
  }

  /// Draws an end of a box one row high. It stands on what is beside the box, so that both ends look alike
  /// where the box is filled.
  public mutating func drawBracket(
    _ glyph: Unicode.Scalar, at place: CellPoint, isLeading: Bool, colour: RGBA
  ) {
    drawEdge(glyph, at: place, colour: colour)
    guard visibleRect.contains(place) else { return }
    let index = place.row * size.columns + place.column
    if cells[index].kind == .edge { cells[index].level(toLeading: isLeading) }
  }

  /// Whether a line or dots that are no outline stand in a cell.
  private func hasMark(at place: CellPoint) -> Bool {
    guard visibleRect.contains(place) else { return false }
    let kind = cells[place.row * size.columns + place.column].kind
    return kind == .line || kind == .dots
  }

  /// Draws a surface: a rounded box with half a row of air above and below when filled, a box of
  /// lines when outlined. The edge lies inside the rectangle.
  ///
  /// - Parameters:
  ///   - edge: the colour of the outline when drawn in lines.
  ///   - keyline: what lies over the fill along its edge, half a cell wide, when filled.
  ///   - contents: draws what stands on the surface; nothing of it is seen beyond the edge.
  public mutating func surface(
    _ rect: CellRect, with paint: Paint, edge: RGBA, keyline: RGBA = .clear,
    contents: (inout Canvas) -> Void = { _ in }
  ) {
    guard !rect.isEmpty else { return }
    guard manner == .filled, rect.rows > 1 else {
      fill(rect, with: paint)
      guard manner == .outlined else {
        clipped(to: rect, contents)
        return
      }
      outline(rect, rounded: true, colour: edge)
      clipped(to: rect, contents)
      // Again, where a background of the contents covers it. Text wins all the same, and so do lines on the
      // upper and lower edge, where nothing else would be left of them.
      outline(rect, rounded: true, colour: edge, keepsMarks: true)
      return
    }
    masked(by: .surface(rect, visible: rect.intersection(visibleRect))) { canvas in
      canvas.fill(rect, with: paint)
      if !keyline.isClear { canvas.drawKeyline(rect, keyline) }
      contents(&canvas)
    }
  }

  /// Colours the quarters along the edge of a surface, which begins half a row inside its box.
  private mutating func drawKeyline(_ rect: CellRect, _ colour: RGBA) {
    let visible = rect.intersection(visibleRect)
    for row in visible.row..<visible.endRow {
      for column in visible.column..<visible.endColumn {
        var quarters: UInt8 = 0
        if row == rect.row { quarters |= 0b1100 }
        if row == rect.endRow - 1 { quarters |= 0b0011 }
        if column == rect.column { quarters |= 0b0101 }
        if column == rect.endColumn - 1 { quarters |= 0b1010 }
        fillQuarters(quarters, at: CellPoint(column: column, row: row), with: colour)
      }
    }
  }
}
