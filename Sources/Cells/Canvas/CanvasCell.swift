/// What has been painted into one cell so far: four quarters of colour, and a glyph over them.
struct CanvasCell {
  /// What the glyph of a cell is, and so what may paint over it.
  enum Kind: UInt8 {
    /// No glyph: only colour.
    case none
    /// Text; the second half of a wide glyph is `textTail`.
    case text, textTail
    /// A rule or a mark; text wins over it.
    case line
    /// Part of an outline; text wins over it, and beside text it ends.
    case edge
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

  /// Takes this cell as a translucent layer over another one, both of it in one.
  mutating func lay(over below: CanvasCell, _ opacity: Double) {
    let (a, b, c, d) = quarters
    let own = (kind, glyph, foreground, attributes, dots)
    self = below
    let covered = [a, b, c, d].reduce(0) { $1.isClear ? $0 : $0 + 1 }
    if own.0 == .none {
      // A glyph below shines through what covers most of its cell.
      if kind != .none, covered > 2 {
        foreground = (a.isClear ? d : a).opacity(opacity).over(foreground)
      }
    } else if own.0 != .dots || kind != .text && kind != .textTail {
      // A glyph covers what is below it as its colour does, before its own background is laid down.
      foreground = own.2.opacity(opacity).over(behind)
      (kind, glyph, attributes, dots) = (own.0, own.1, own.3, own.4)
    }
    if !a.isClear { quarters.0 = a.opacity(opacity).over(quarters.0) }
    if !b.isClear { quarters.1 = b.opacity(opacity).over(quarters.1) }
    if !c.isClear { quarters.2 = c.opacity(opacity).over(quarters.2) }
    if !d.isClear { quarters.3 = d.opacity(opacity).over(quarters.3) }
  }

  /// Shows another cell's glyph in a colour, over what is here.
  mutating func take(glyphOf other: CanvasCell, colour: RGBA) {
    foreground = colour.over(behind)
    (kind, glyph, attributes, dots) = (other.kind, other.glyph, other.attributes, other.dots)
  }

  /// Makes a half of the cell look like the other one: a bracket stands on what is outside of it.
  mutating func level(toLeading isLeading: Bool) {
    if isLeading {
      (quarters.1, quarters.3) = (quarters.0, quarters.2)
    } else {
      (quarters.0, quarters.2) = (quarters.1, quarters.3)
    }
  }
}
