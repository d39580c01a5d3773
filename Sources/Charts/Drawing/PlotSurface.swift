import Cells
import Foundation

/// The cells of a plot, counted from its own leading top corner; mirrored for right-to-left languages.
struct PlotSurface {
  private var canvas: Canvas
  private let rect: CellRect
  private let isMirrored: Bool
  /// The cells whose block character shows the end of a bar or an area, by row and column.
  private var blocks: [Int: (eighths: Int, colour: RGBA)] = [:]

  /// Paints on the cells of a rectangle of a canvas.
  static func paint(
    on canvas: inout Canvas, in rect: CellRect, isMirrored: Bool, _ body: (inout PlotSurface) -> Void
  ) {
    // The canvas moves in and out again, so that it is never copied.
    var surface = PlotSurface(
      canvas: Canvas(size: .zero, manner: canvas.manner), rect: rect, isMirrored: isMirrored)
    swap(&surface.canvas, &canvas)
    body(&surface)
    swap(&surface.canvas, &canvas)
  }

  var columns: Int { rect.columns }
  var rows: Int { rect.rows }
  var isOutlined: Bool { canvas.manner == .outlined }
  var isLeftToRight: Bool { !isMirrored }

  private func place(_ column: Int, _ row: Int) -> CellPoint? {
    guard column >= 0, column < rect.columns, row >= 0, row < rect.rows else { return nil }
    return CellPoint(
      column: isMirrored ? rect.endColumn - 1 - column : rect.column + column, row: rect.row + row)
  }

  /// Fills a whole cell.
  mutating func fill(_ column: Int, _ row: Int, _ colour: RGBA) {
    quarters(0b1111, column, row, colour)
  }

  /// Fills quarters of a cell; bit 0 is the leading top one.
  mutating func quarters(_ bits: UInt8, _ column: Int, _ row: Int, _ colour: RGBA) {
    guard bits != 0, !colour.isClear, let place = place(column, row) else { return }
    let own = isMirrored ? (bits & 0b0101) << 1 | (bits & 0b1010) >> 1 : bits
    canvas.fillQuarters(own, at: place, with: colour)
  }

  /// Draws a character of the drawing; text that stands there stays.
  mutating func mark(_ scalar: Unicode.Scalar, _ column: Int, _ row: Int, _ colour: RGBA) {
    guard !colour.isClear, let place = place(column, row) else { return }
    canvas.drawLine(scalar, at: place, colour: colour)
  }

  /// Draws the block that fills so many eighths of a cell from the bottom.
  mutating func block(_ eighths: Int, _ column: Int, _ row: Int, _ colour: RGBA) {
    mark(Blocks.lower[eighths - 1], column, row, colour)
    keepBlock(eighths, column, row, colour)
  }

  /// Notes that a character in a cell is the end of a bar.
  mutating func keepBlock(_ eighths: Int, _ column: Int, _ row: Int, _ colour: RGBA) {
    blocks[row * columns + column] = (eighths, colour)
  }

  /// Whether a character in a cell is part of a bar.
  func hasBlock(_ column: Int, _ row: Int) -> Bool { blocks[row * columns + column] != nil }

  /// Draws braille dots, bit 0 to 7 row after row.
  mutating func dots(_ bits: UInt8, _ column: Int, _ row: Int, _ colour: RGBA) {
    guard bits != 0, !colour.isClear, let place = place(column, row) else { return }
    // Dots take the place of a block: what it showed is kept as colour, by halves of the cell.
    if !isOutlined, let block = blocks.removeValue(forKey: row * columns + column), block.eighths > 2 {
      quarters(block.eighths < 6 ? 0b1100 : 0b1111, column, row, block.colour)
    }
    let own = isMirrored ? (bits & 0x55) << 1 | (bits & 0xAA) >> 1 : bits
    var braille: UInt8 = 0
    for dot in 0..<8 where own & 1 << dot != 0 { braille |= Self.brailleBits[dot] }
    canvas.drawDots(braille, at: place, colour: colour)
  }

  /// The bit of each dot in a braille character, row after row; the Unicode block numbers them by column.
  private static let brailleBits: [UInt8] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]
}
