import Cells
import Foundation

extension PlotPainter {
  func drawSectors(_ indices: [Int], _ geometry: PlotGeometry, on surface: inout PlotSurface) {
    if surface.rows < 2 {
      drawFlat(indices, on: &surface)
      return
    }
    for (number, index) in indices.enumerated() {
      let mark = model.marks[index]
      guard let sector = mark.record.sector, !mark.turns.isEmpty else { continue }
      let radii = geometry.radii(of: sector)
      let centre = ShapePath.Point(geometry.x.length / 2, geometry.y.length / 2)
      func covers(_ x: Double, _ y: Double) -> Bool {
        let (deltaX, deltaY) = (x - centre.x, y - centre.y)
        let radius = (deltaX * deltaX + deltaY * deltaY).squareRoot()
        guard radius >= radii.inner, radius <= radii.outer else { return false }
        let turn = Self.turn(deltaX, deltaY)
        guard mark.turns.contains(turn) else { return false }
        guard sector.inset > 0, mark.turns != 0..<1 else { return true }
        // The distance to the nearer side of the sector.
        let side = min(turn - mark.turns.lowerBound, mark.turns.upperBound - turn) * 2 * Double.pi
        return side >= Double.pi / 2 || sin(side) * radius >= sector.inset
      }
      let colour = paints[index].representative
      for row in 0..<surface.rows {
        for column in 0..<surface.columns {
          if surface.isOutlined {
            let pattern = Self.patterns[(mark.series == 0 ? number : mark.series) % Self.patterns.count]
            var dots: UInt8 = 0
            for dot in 0..<8 where pattern(dot % 2 + column * 2, dot / 2 + row * 4) {
              if covers(
                Double(column) * 8 + (dot % 2 == 0 ? 2 : 6), Double(row) * 16 + Double(dot / 2) * 4 + 2)
              {
                dots |= 1 << UInt8(dot)
              }
            }
            surface.dots(dots, column, row, colour)
          } else {
            var bits: UInt8 = 0
            for quarter in 0..<4
            where covers(
              Double(column) * 8 + (quarter % 2 == 0 ? 2 : 6), Double(row) * 16 + (quarter < 2 ? 4 : 12))
            {
              bits |= 1 << UInt8(quarter)
            }
            surface.quarters(bits, column, row, colour)
          }
        }
      }
    }
  }

  /// In one row there is no room for a turn: the shares lie side by side.
  private func drawFlat(_ indices: [Int], on surface: inout PlotSurface) {
    let width = Double(surface.columns * 8)
    for (number, index) in indices.enumerated().reversed() {
      let mark = model.marks[index]
      guard !mark.turns.isEmpty else { continue }
      let colour = paints[index].representative
      surface.level(
        0..<surface.rows, leading: Self.eighths(mark.turns.lowerBound * width, cell: 8),
        trailing: Self.eighths(mark.turns.upperBound * width, cell: 8),
        PlotSurface.BarLook(
          colour: { _, _ in colour }, series: mark.series == 0 ? number : mark.series, isStacked: number > 0))
    }
  }

  /// The turn of a direction, 0 at the top and clockwise.
  private static func turn(_ x: Double, _ y: Double) -> Double {
    let turn = atan2(x, -y) / (2 * Double.pi)
    return turn < 0 ? turn + 1 : turn
  }

  /// Patterns of dots that tell sectors apart without colour.
  private static let patterns: [(Int, Int) -> Bool] = [
    { _, _ in true },
    { ($0 + $1) % 2 == 0 },
    { $1 % 2 == 0 },
    { $0 % 2 == 0 && $1 % 2 == 0 },
    { x, _ in x % 2 == 0 },
    { ($0 + $1) % 4 == 0 },
  ]
}
