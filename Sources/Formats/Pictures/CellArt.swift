/// What the characters are made of that drawings are made of: blocks, shades, lines and braille dots.
///
/// They are drawn as shapes and never by a font, so that they meet at the edges of their cells.
struct CellArt: Hashable, Sendable {
  /// Rectangles in the cell.
  var rects: [UnitRect] = []
  /// What is no rectangle.
  var outline = Outline()
  /// How much of the colour is laid on, in quarters.
  var tone = 4

  /// `nil` for a character that is none of these.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x2500...0x257F: self = Self.lines(scalar.value)
    case 0x2580...0x259F: self = Self.block(scalar.value)
    case 0x2800...0x28FF: self = Self.braille(scalar.value - 0x2800)
    case 0x1FB00...0x1FB3B: self = Self.sextants(scalar.value - 0x1FB00)
    default: return nil
    }
  }

  init(rects: [UnitRect] = [], outline: Outline = Outline(), tone: Int = 4) {
    (self.rects, self.outline, self.tone) = (rects, outline, tone)
  }

  static let width = PictureUnits.cellWidth
  static let height = PictureUnits.cellHeight

  private static func block(_ value: UInt32) -> CellArt {
    func lower(_ eighths: Int) -> CellArt {
      CellArt(rects: [UnitRect(0, height - height * eighths / 8, width, height)])
    }
    func left(_ eighths: Int) -> CellArt {
      CellArt(rects: [UnitRect(0, 0, width * eighths / 8, height)])
    }
    switch value {
    case 0x2580: return CellArt(rects: [UnitRect(0, 0, width, height / 2)])
    case 0x2581...0x2588: return lower(Int(value - 0x2580))
    case 0x2589...0x258F: return left(Int(0x2590 - value))
    case 0x2590: return CellArt(rects: [UnitRect(width / 2, 0, width, height)])
    case 0x2591...0x2593:
      return CellArt(rects: [UnitRect(0, 0, width, height)], tone: Int(value - 0x2590))
    case 0x2594: return CellArt(rects: [UnitRect(0, 0, width, height / 8)])
    case 0x2595: return CellArt(rects: [UnitRect(width - width / 8, 0, width, height)])
    default: return grid(quadrants[Int(value - 0x2596)], rows: 2)
    }
  }

  /// Quarters from U+2596 on: bit 0 upper left, 1 upper right, 2 lower left, 3 lower right.
  private static let quadrants: [UInt32] = [4, 8, 1, 13, 9, 7, 11, 2, 6, 14]

  /// Sixths from U+1FB00 on; the halves, which have characters of their own, are left out of the order.
  private static func sextants(_ number: UInt32) -> CellArt {
    grid(number + 1 + (number >= 20 ? 1 : 0) + (number >= 40 ? 1 : 0), rows: 3)
  }

  /// Parts of a cell of two columns, a bit each, row after row; two beside each other are one rectangle.
  private static func grid(_ bits: UInt32, rows: Int) -> CellArt {
    var art = CellArt()
    for row in 0..<rows {
      let pair = bits >> UInt32(2 * row) & 3
      guard pair != 0 else { continue }
      art.rects.append(
        UnitRect(
          pair == 2 ? width / 2 : 0, height * row / rows, pair == 1 ? width / 2 : width,
          height * (row + 1) / rows))
    }
    return art
  }

  /// Dots in the middle of each eighth of the cell.
  private static func braille(_ bits: UInt32) -> CellArt {
    var art = CellArt()
    for bit in 0..<8 where bits >> UInt32(bit) & 1 != 0 {
      let column = bit < 6 ? bit / 3 : bit - 6
      let row = bit < 6 ? bit % 3 : 3
      art.outline.append(
        .circle(
          width * (2 * column + 1) / 4, height * (2 * row + 1) / 8, radius: 3 * PictureUnits.point / 2))
    }
    return art
  }
}
