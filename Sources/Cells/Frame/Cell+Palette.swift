extension Cell {
  /// The colours of xterm's palette that stand for the cell's own; `nil` is the terminal's own colour.
  ///
  /// Where a glyph paints a part of the cell, both colours are areas and each is the nearest; anything else is to be
  /// read, and keeps its contrast.
  public var paletteColours: (foreground: PaletteColor?, background: PaletteColor?) {
    guard paintsArea else { return PaletteColor.textPair(foreground: foreground, background: background) }
    return (
      foreground.isClear ? nil : PaletteColor(nearest: foreground),
      background.isClear ? nil : PaletteColor(nearest: background)
    )
  }

  /// Whether the glyph is one of the block elements (U+2580 to U+259F).
  public var paintsArea: Bool {
    guard let glyph else { return false }
    return (0x2580...0x259F).contains(glyph.rawValue)
  }
}
