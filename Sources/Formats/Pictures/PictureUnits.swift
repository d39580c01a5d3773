/// Measures of pictures. A cell is 8 x 16 pt, as everywhere in Islet; inside of pictures lengths are whole
/// numbers of 1/64 pt, the unit that FreeType counts in, so that every format draws the same edges.
enum PictureUnits {
  static let point = 64
  static let cellWidth = 8 * point
  static let cellHeight = 16 * point
  /// Where letters stand, from the upper edge of a cell: capitals are then in the middle of it.
  static let baseline = 12 * point + point / 2
  /// Pixels a point in a PNG.
  static let pixelsPerPoint = 2
}

/// A rectangle in 1/64 pt, from the upper left corner of a picture or of a cell.
struct UnitRect: Hashable, Sendable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  init(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  func offset(_ x: Int, _ y: Int) -> UnitRect {
    UnitRect(left + x, top + y, right + x, bottom + y)
  }
}
