import Cells

/// How heavy a rule is.
enum RuleWeight {
  case light, heavy

  /// Under 3 points light, under 12 heavy; from there on blocks are filled.
  static func forThickness(_ points: Double) -> RuleWeight? {
    points < 3 ? .light : points < 12 ? .heavy : nil
  }
}

extension Canvas {
  /// Draws a rule through the middle of a row or a column of cells.
  mutating func drawRule(
    _ rect: CellRect, axis: BoxAxis, weight: RuleWeight, colour: (CellPoint) -> RGBA
  ) {
    let glyph: Unicode.Scalar =
      switch (axis, weight) {
      case (.horizontal, .light): "─"
      case (.horizontal, .heavy): "━"
      case (.vertical, .light): "│"
      case (.vertical, .heavy): "┃"
      }
    let visible = rect.intersection(visibleRect)
    for row in visible.row..<visible.endRow {
      for column in visible.column..<visible.endColumn {
        let place = CellPoint(column: column, row: row)
        drawMark(glyph, at: place, colour: colour(place))
      }
    }
  }

  /// Draws a mark of a view; a view's clear colour shows nothing, while to the canvas it is the terminal's
  /// own.
  mutating func drawMark(_ glyph: Unicode.Scalar, at place: CellPoint, colour: RGBA) {
    if !colour.isClear { drawLine(glyph, at: place, colour: colour) }
  }

  /// Whether a paint stands out from what is behind it: 2:1 and more.
  func standsOut(_ colour: RGBA, at place: CellPoint) -> Bool { contrast(of: colour, at: place) >= 2 }

  /// The contrast of a colour to what is behind it, from 1 on.
  func contrast(of colour: RGBA, at place: CellPoint) -> Double {
    let behind = background(at: place)
    let ground = behind.isClear ? .black : behind.over(.black)
    return colour.over(ground).contrast(with: ground)
  }
}
