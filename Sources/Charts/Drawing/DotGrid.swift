import Cells
import Foundation

/// Braille dots of a plot, two columns and four rows of them a cell.
struct DotGrid {
  /// Points between two dots.
  static let pitch = 4.0

  let columns: Int
  let rows: Int
  private var bits: [UInt8]

  /// - Parameters:
  ///   - columns: cells across.
  ///   - rows: cells down.
  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    bits = Array(repeating: 0, count: max(0, columns * rows))
  }

  /// Sets a dot; what lies outside is left out.
  mutating func set(_ x: Int, _ y: Int) {
    guard x >= 0, y >= 0, x < columns * 2, y < rows * 4 else { return }
    bits[y / 4 * columns + x / 2] |= 1 << UInt8(y % 4 * 2 + x % 2)
  }

  /// The dots of a cell, row after row.
  subscript(column: Int, row: Int) -> UInt8 { bits[row * columns + column] }

  /// The dot at a place in points; one on the far edge of the plot is the last of the plot.
  func dot(_ x: Double, _ y: Double) -> (x: Int, y: Int) {
    func index(_ place: Double, _ count: Int) -> Int {
      let end = Double(count) * Self.pitch
      return place >= end && place < end + 0.01
        ? count - 1 : Int((min(1e6, max(-1e6, place)) / Self.pitch).rounded(.down))
    }
    return (index(x, columns * 2), index(y, rows * 4))
  }

  /// Draws a line through some points.
  ///
  /// - Parameters:
  ///   - width: in points; from 6 on the line is two dots thick.
  ///   - dash: lengths of lines and gaps in turn, in points.
  mutating func stroke(_ points: [ShapePath.Point], width: Double = 1, dash: [Double] = []) {
    let pattern = Self.pattern(dash)
    var travelled = 0
    for (start, end) in zip(points, points.dropFirst()) {
      guard let (start, end) = clipped(start, end) else { continue }
      let (from, to) = (dot(start.x, start.y), dot(end.x, end.y))
      let steps = max(abs(to.x - from.x), abs(to.y - from.y))
      for step in 0...steps {
        let part = steps == 0 ? 0 : Double(step) / Double(steps)
        let x = from.x + Int((Double(to.x - from.x) * part).rounded())
        let y = from.y + Int((Double(to.y - from.y) * part).rounded())
        if pattern.isEmpty || pattern[(travelled + step) % pattern.count] {
          set(x, y)
          if width >= 6 {
            // The second dot lies across the line.
            if abs(to.x - from.x) >= abs(to.y - from.y) {
              set(x, y > 0 ? y - 1 : y + 1)
            } else {
              set(x + 1, y)
            }
          }
        }
      }
      travelled += steps
    }
  }

  /// Which dots of a run are set; empty for a whole line.
  private static func pattern(_ dash: [Double]) -> [Bool] {
    guard !dash.isEmpty, dash.allSatisfy({ $0.isFinite && $0 >= 0 }), dash.contains(where: { $0 > 0 }) else {
      return []
    }
    let lengths = dash.count % 2 == 0 ? dash : dash + dash
    var result: [Bool] = []
    for (index, length) in lengths.prefix(16).enumerated() {
      let count = max(1, Int((min(length, 400) / pitch).rounded()))
      result += Array(repeating: index % 2 == 0, count: count)
    }
    return result
  }

  /// The part of a line in the plot or just outside of it, so that a far value costs nothing.
  private func clipped(
    _ start: ShapePath.Point, _ end: ShapePath.Point
  ) -> (ShapePath.Point, ShapePath.Point)? {
    let margin = 2 * Self.pitch
    let (width, height) = (Double(columns) * 8 + margin, Double(rows) * 16 + margin)
    let (deltaX, deltaY) = (end.x - start.x, end.y - start.y)
    var (first, last) = (0.0, 1.0)
    for (delta, before, after) in [
      (deltaX, start.x + margin, width - start.x), (deltaY, start.y + margin, height - start.y),
    ] {
      // Where the line enters and leaves the strip between two edges (Liang and Barsky).
      if delta == 0 {
        if before < 0 || after < 0 { return nil }
        continue
      }
      let (one, other) = (-before / delta, after / delta)
      first = max(first, min(one, other))
      last = min(last, max(one, other))
    }
    guard first <= last else { return nil }
    return (
      .init(start.x + deltaX * first, start.y + deltaY * first),
      .init(start.x + deltaX * last, start.y + deltaY * last)
    )
  }
}
