/// What is seen of a glyph, from the upper left corner of its cells.
enum GlyphPicture: Hashable, Sendable {
  /// Nothing to see.
  case blank
  /// A shape in the text's colour.
  case outline(Outline)
  /// A picture with colours of its own: most emoji.
  case image(GlyphImage)
}

/// A small picture at a place in its cells.
struct GlyphImage: Hashable, Sendable {
  /// Where it stands.
  var rect: UnitRect
  /// Its own size, twice that of a PNG of the frame.
  var width: Int
  var height: Int
  /// Red, green, blue and alpha of each pixel, row after row, the colours multiplied by alpha.
  var pixels: [UInt8]

  static let pixelsPerPoint = 2 * PictureUnits.pixelsPerPoint
}
