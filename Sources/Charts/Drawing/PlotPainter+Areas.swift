import Cells
import Foundation

extension PlotPainter {
  private typealias Point = ShapePath.Point

  func drawArea(_ indices: [Int], _ geometry: PlotGeometry, on surface: inout PlotSurface) {
    guard let index = indices.first else { return }
    let mark = model.marks[index]
    // A value without a place ends one area and begins the next.
    var runs: [(first: [Point], second: [Point])] = [([], [])]
    for index in indices {
      if let (first, second) = geometry.edges(of: model.marks[index]) {
        runs[runs.count - 1].first.append(first)
        runs[runs.count - 1].second.append(second)
      } else if !runs[runs.count - 1].first.isEmpty {
        runs.append(([], []))
      }
    }
    let area = Self.bounds(runs.flatMap { $0.first + $0.second })
    for run in runs where !run.first.isEmpty {
      let method = mark.record.style.interpolation
      let (first, second) = (method.line(through: run.first), method.line(through: run.second))
      if mark.isLevel || hasLines {
        drawSoft(first, second, paints[index], mark, in: area, on: &surface)
      } else {
        drawColumns(first, second, index, mark, in: area, on: &surface)
      }
    }
  }

  /// An area with a line on its edge, or one that lies on its side: quarters of cells. Outlined, its edges
  /// are dots where no line draws them.
  private func drawSoft(
    _ first: [Point], _ second: [Point], _ paint: Paint, _ mark: PlacedMark, in area: CGRect,
    on surface: inout PlotSurface
  ) {
    if surface.isOutlined {
      guard mark.isLevel || mark.record.yEnd != nil else { return }
      var grid = DotGrid(columns: surface.columns, rows: surface.rows)
      grid.stroke(first, dash: [4, 4])
      grid.stroke(second, dash: [4, 4])
      draw(grid, paint, in: area, on: &surface)
      return
    }
    var outline = ShapePath()
    for (number, point) in (first + second.reversed()).enumerated() {
      if number == 0 { outline.move(to: point) } else { outline.addLine(to: point) }
    }
    outline.closeSubpath()
    let columns = max(0, Int(area.minX / 8))..<min(surface.columns, max(0, Int(area.maxX / 8) + 1))
    let rows = max(0, Int(area.minY / 16))..<min(surface.rows, max(0, Int(area.maxY / 16) + 1))
    guard !columns.isEmpty, !rows.isEmpty else { return }
    for row in rows {
      for column in columns {
        var bits: UInt8 = 0
        for quarter in 0..<4 {
          let x = Double(column) * 8 + (quarter % 2 == 0 ? 2 : 6)
          let y = Double(row) * 16 + (quarter < 2 ? 4 : 12)
          if outline.contains(Point(x, y)) { bits |= 1 << UInt8(quarter) }
        }
        surface.quarters(bits, column, row, PlotCells.colour(paint, column, row, in: area))
      }
    }
  }

  /// An area by itself: a bar in each column.
  private func drawColumns(
    _ first: [Point], _ second: [Point], _ index: Int, _ mark: PlacedMark, in area: CGRect,
    on surface: inout PlotSurface
  ) {
    let paint = paints[index]
    let look = PlotSurface.BarLook(
      colour: { PlotCells.colour(paint, $0, $1, in: area) }, series: mark.series,
      // What lies above another area is covered by it where both share a cell.
      isStacked: mark.record.yEnd == nil && mark.record.stacking != .unstacked && isPiled(index))
    let upper = first.sorted { $0.x < $1.x }
    let lower = second.sorted { $0.x < $1.x }
    guard let start = upper.first?.x, let end = upper.last?.x else { return }
    let columns = max(0, Int(min(1e6, max(0, start)) / 8))...max(0, Int(min(1e6, max(0, end - 0.01)) / 8))
    for column in columns where column < surface.columns {
      let x = min(end, max(start, Double(column) * 8 + 4))
      guard let one = Self.height(at: x, on: upper), let other = Self.height(at: x, on: lower) else {
        continue
      }
      let (top, bottom) = (min(one, other), max(one, other))
      surface.upright(
        column..<column + 1, top: Self.eighths(top, cell: 16), bottom: Self.eighths(bottom, cell: 16), look)
    }
  }

  private func isPiled(_ index: Int) -> Bool {
    let key = model.marks[index].lineKey
    return model.marks.contains { $0.record.kind == .area && $0.isStacked && $0.lineKey == key }
  }

  /// The y of a line at an x, in points.
  private static func height(at x: Double, on line: [Point]) -> Double? {
    guard let first = line.first, let last = line.last else { return nil }
    if x <= first.x { return first.y }
    if x >= last.x { return last.y }
    var (low, high) = (0, line.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if line[middle].x <= x { low = middle } else { high = middle }
    }
    let (start, end) = (line[low], line[high])
    return end.x > start.x ? start.y + (end.y - start.y) * (x - start.x) / (end.x - start.x) : end.y
  }

  /// A place in eighths of a cell.
  static func eighths(_ place: Double, cell: Double) -> Int {
    Int((min(1e6, max(-1e6, place)) / cell * 8).rounded())
  }
}
