/// What has been painted into one cell so far: four quarters of colour, and a glyph over them.
struct CanvasCell {
  /// What the glyph of a cell is, and so what may paint over it.
  enum Kind: UInt8 {
    /// No glyph: only colour.
    case none
    /// Text; the second half of a wide glyph is `textTail`.
    case text, textTail
    /// An outline or a rule; text wins over it.
    case line
    /// Braille dots of a stroke; dots of one cell add up.
    case dots
  }

  /// The colours of the quarters: leading top, trailing top, leading bottom, trailing bottom.
  var quarters: (RGBA, RGBA, RGBA, RGBA) = (.clear, .clear, .clear, .clear)
  var glyph = Glyph.space
  var foreground = RGBA.clear
  var attributes: TextAttributes = []
  var kind = Kind.none
  var dots: UInt8 = 0

  /// Paints some quarters; bit 0 is the leading top one.
  @inline(__always)
  mutating func paint(_ colour: RGBA, quarters mask: UInt8) {
    if mask == 0b1111 && colour.isOpaque {
      quarters = (colour, colour, colour, colour)
      return
    }
    if mask & 1 != 0 { quarters.0 = colour.over(quarters.0) }
    if mask & 2 != 0 { quarters.1 = colour.over(quarters.1) }
    if mask & 4 != 0 { quarters.2 = colour.over(quarters.2) }
    if mask & 8 != 0 { quarters.3 = colour.over(quarters.3) }
  }

  /// The colour behind a glyph: that of most quarters, in a tie the later one.
  var behind: RGBA {
    let (a, b, c, d) = quarters
    if c == d { return (a == b && a != c) ? (c.isClear ? a : c) : c }
    if a == b { return a }
    if a == c || a == d { return a }
    return b == c || b == d ? b : d
  }
}
