import Cells
import Foundation

extension PlotSurface {
  /// How a bar is painted.
  struct BarLook {
    /// The colour at a cell.
    var colour: (_ column: Int, _ row: Int) -> RGBA
    /// The number of its series; in outlined frames each has a shade.
    var series = 0
    /// Whether it stands on another bar, which is drawn over it.
    var isStacked = false
    /// Leaves a gap to the next bar in rows that would touch.
    var isThin = false
    /// Whether a quarter of a cell is cut from each corner.
    var isRounded = false
  }

  /// The character for whole cells; `nil` where cells are filled with colour.
  private func shade(_ look: BarLook) -> Unicode.Scalar? {
    isOutlined ? Blocks.shades[look.series % Blocks.shades.count] : nil
  }

  private mutating func solid(_ column: Int, _ row: Int, _ look: BarLook) {
    let colour = look.colour(column, row)
    if let shade = shade(look) {
      mark(shade, column, row, colour)
      keepBlock(8, column, row, colour)
    } else {
      fill(column, row, colour)
    }
  }

  /// Whether partial blocks show a series: shades come in whole cells only.
  private func isWhole(_ look: BarLook) -> Bool {
    isOutlined && look.series % Blocks.shades.count != 0
  }

  /// Draws an upright bar in eighths of a row, never empty.
  ///
  /// - Parameters:
  ///   - columns: cells across.
  ///   - top: eighths of a row from the top of the plot.
  ///   - bottom: eighths of a row from the top of the plot.
  mutating func upright(_ columns: Range<Int>, top: Int, bottom: Int, _ look: BarLook) {
    var (top, bottom) = (max(0, top), min(rows * 8, bottom))
    if isWhole(look) {
      (top, bottom) = Self.wholeCells(top, bottom, count: rows, keepsEnd: true)
    }
    guard top < bottom else { return }
    for row in top / 8...(bottom - 1) / 8 {
      let (from, to) = (max(0, top - row * 8), min(8, bottom - row * 8))
      for column in columns {
        let corner = roundedCorner(column, row, columns, top / 8...(bottom - 1) / 8, look)
        if corner != 0b1111 {
          quarters(from < 4 ? corner : corner & 0b1100, column, row, look.colour(column, row))
        } else if to - from == 8 || (from == 0 && (look.isStacked || to > 5)) {
          solid(column, row, look)
        } else if to == 8 {
          block(8 - from, column, row, look.colour(column, row))
        } else if from == 0 {
          hang(to, column, row, look)
        } else {
          mark(to - from > 2 ? "━" : "─", column, row, look.colour(column, row))
        }
      }
    }
  }

  /// The upper part of a cell, for bars that hang from a base line.
  private mutating func hang(_ eighths: Int, _ column: Int, _ row: Int, _ look: BarLook) {
    let colour = look.colour(column, row)
    if eighths < 3 {
      mark("▔", column, row, colour)
    } else if isOutlined {
      mark("▀", column, row, colour)
    } else {
      quarters(0b0011, column, row, colour)
    }
  }

  /// Draws a level bar in eighths of a column, never empty.
  ///
  /// - Parameters:
  ///   - rows: cells down.
  ///   - leading: eighths of a column from the leading edge of the plot.
  ///   - trailing: eighths of a column from the leading edge of the plot.
  mutating func level(_ rows: Range<Int>, leading: Int, trailing: Int, _ look: BarLook) {
    var (leading, trailing) = (max(0, leading), min(columns * 8, trailing))
    if isWhole(look) || look.isThin {
      (leading, trailing) = Self.wholeCells(leading, trailing, count: columns, keepsEnd: false)
    }
    guard leading < trailing else { return }
    for column in leading / 8...(trailing - 1) / 8 {
      let (from, to) = (max(0, leading - column * 8), min(8, trailing - column * 8))
      for row in rows {
        let colour = look.colour(column, row)
        let corner = roundedCorner(column, row, leading / 8..<(trailing - 1) / 8 + 1, rows, look)
        if corner != 0b1111 {
          quarters(to < 4 ? corner & 0b0101 : corner, column, row, colour)
        } else if to - from == 8 || (to == 8 && (look.isStacked || from < 3)) {
          if look.isThin, !isWhole(look) { mark("▇", column, row, colour) } else { solid(column, row, look) }
        } else if from == 0 {
          // Blocks of eighths stand at the left; right to left only halves can be shown.
          if isLeftToRight {
            mark(Blocks.leading[to - 1], column, row, colour)
          } else if to > 3 {
            mark("▐", column, row, colour)
          }
        } else if to == 8 {
          if isOutlined {
            mark(isLeftToRight ? "▐" : "▌", column, row, colour)
          } else {
            quarters(0b1010, column, row, colour)
          }
        } else {
          mark("│", column, row, colour)
        }
      }
    }
  }

  /// The quarters of a bar's cell that are left where its corners are round; all of them anywhere else.
  private func roundedCorner(
    _ column: Int, _ row: Int, _ columns: Range<Int>, _ rows: ClosedRange<Int>, _ look: BarLook
  ) -> UInt8 {
    guard look.isRounded, !isOutlined, !look.isThin, columns.count > 1, rows.count > 1 else { return 0b1111 }
    var left: UInt8 = 0b1111
    if row == rows.lowerBound {
      if column == columns.lowerBound { left &= 0b1110 }
      if column == columns.upperBound - 1 { left &= 0b1101 }
    } else if row == rows.upperBound {
      if column == columns.lowerBound { left &= 0b1011 }
      if column == columns.upperBound - 1 { left &= 0b0111 }
    }
    return left
  }

  private func roundedCorner(
    _ column: Int, _ row: Int, _ columns: Range<Int>, _ rows: Range<Int>, _ look: BarLook
  ) -> UInt8 {
    guard let last = rows.last else { return 0b1111 }
    return roundedCorner(column, row, columns, rows.lowerBound...last, look)
  }

  /// Eighths rounded to whole cells, at least one.
  private static func wholeCells(
    _ start: Int, _ end: Int, count: Int, keepsEnd: Bool
  ) -> (Int, Int) {
    guard start < end else { return (0, 0) }
    var (first, last) = ((start + 4) / 8, (end + 4) / 8)
    if first == last {
      if keepsEnd ? first > 0 : last >= count { first -= 1 } else { last += 1 }
    }
    return (max(0, first) * 8, min(count, last) * 8)
  }
}
