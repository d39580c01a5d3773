import Cells

/// One way in which a glyph is drawn.
struct GlyphKey: Hashable, Sendable {
  var glyph: Glyph
  /// The columns it has, 1 or 2.
  var columns: Int
  var isBold = false
  var isItalic = false

  /// A name for it that is the same in every file: `g41`, `g41b`, `g1f1e9-1f1ea`.
  var name: String {
    let scalars = glyph.string.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: "-")
    return "g\(scalars)\(columns == 2 ? "w" : "")\(isBold ? "b" : "")\(isItalic ? "i" : "")"
  }
}
