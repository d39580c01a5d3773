extension Canvas {
  /// Replaces every colour that was painted into a rectangle so far: of text, lines and what is behind them.
  ///
  /// What was not painted stays the terminal's own, and so does what lies outside of a form that painting is
  /// clipped to.
  public mutating func recolour(_ rect: CellRect, _ change: (RGBA) -> RGBA) {
    recolour(rect, change) { glyph, _ in change(glyph) }
  }

  /// The same with another change of glyphs, which depends on what is behind them.
  ///
  /// - Parameter glyphs: Is given a glyph's colour and the ground's, as they were.
  public mutating func recolour(
    _ rect: CellRect, _ change: (RGBA) -> RGBA, glyphs: (_ glyph: RGBA, _ ground: RGBA) -> RGBA
  ) {
    let visible = rect.intersection(visibleRect)
    for row in visible.row..<max(visible.row, visible.endRow) {
      for column in visible.column..<visible.endColumn {
        let index = row * size.columns + column
        func changed(_ colour: RGBA) -> RGBA { colour.isClear ? colour : change(colour) }
        let shown = mask?[column, row] ?? 0b1111
        guard shown != 0 else { continue }
        let (a, b, c, d) = cells[index].quarters
        cells[index].quarters = (
          shown & 1 != 0 ? changed(a) : a, shown & 2 != 0 ? changed(b) : b, shown & 4 != 0 ? changed(c) : c,
          shown & 8 != 0 ? changed(d) : d
        )
        let glyph = cells[index].foreground
        if !glyph.isClear { cells[index].foreground = glyphs(glyph, a) }
      }
    }
  }
}
