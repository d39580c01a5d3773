import Cells
import Foundation

extension PlotPainter {
  /// The points of a series in runs: a value without a place ends a run.
  private func runs(_ indices: [Int], _ geometry: PlotGeometry) -> [[ShapePath.Point]] {
    var result: [[ShapePath.Point]] = [[]]
    for index in indices {
      if let point = geometry.point(of: model.marks[index]) {
        result[result.count - 1].append(point)
      } else if !result[result.count - 1].isEmpty {
        result.append([])
      }
    }
    return result.filter { !$0.isEmpty }
  }

  func drawLine(_ indices: [Int], _ geometry: PlotGeometry, on surface: inout PlotSurface) {
    guard let first = indices.first else { return }
    let mark = model.marks[first]
    let said = model.lineStyle(of: mark)
    var dash = said?.dash.map { Double($0) } ?? []
    // Without colour the dashes tell series apart.
    if surface.isOutlined, said == nil {
      dash = ChartModel.dashes[mark.series % ChartModel.dashes.count].map { Double($0) }
    }
    var grid = DotGrid(columns: surface.columns, rows: surface.rows)
    let runs = runs(indices, geometry)
    for run in runs {
      grid.stroke(
        mark.record.style.interpolation.line(through: run), width: said.map { Double($0.lineWidth) } ?? 2,
        dash: dash)
    }
    draw(grid, paints[first], in: Self.bounds(runs.flatMap { $0 }), on: &surface)
    // Symbols closer than three columns would hide the line.
    guard indices.count * 3 <= surface.columns || indices.count < 3 else { return }
    for index in indices {
      guard case .character(let symbol)? = model.symbol(of: model.marks[index]),
        let point = geometry.point(of: model.marks[index])
      else { continue }
      drawSymbol(symbol, at: point, paints[index].representative, on: &surface)
    }
  }

  /// Draws dots in a paint that runs over an area.
  ///
  /// - Parameter isBehind: leaves the ends of bars alone, which the dots would take the place of.
  func draw(
    _ grid: DotGrid, _ paint: Paint, in area: CGRect, isBehind: Bool = false, on surface: inout PlotSurface
  ) {
    for row in 0..<grid.rows {
      for column in 0..<grid.columns where grid[column, row] != 0 {
        if isBehind, surface.hasBlock(column, row) { continue }
        surface.dots(grid[column, row], column, row, PlotCells.colour(paint, column, row, in: area))
      }
    }
  }

  func drawSymbol(
    _ symbol: Unicode.Scalar, at point: ShapePath.Point, _ colour: RGBA, on surface: inout PlotSurface
  ) {
    surface.mark(
      symbol, PlotCells.index(point.x, cell: 8, count: surface.columns),
      PlotCells.index(point.y, cell: 16, count: surface.rows), colour)
  }

  func drawPoint(_ index: Int, _ geometry: PlotGeometry, on surface: inout PlotSurface) {
    let mark = model.marks[index]
    guard let point = geometry.point(of: mark) else { return }
    let symbol = model.symbol(of: mark)
    if case .view? = symbol { return }
    let colour = paints[index].representative
    if isDot(mark, symbol, columns: surface.columns) {
      var grid = DotGrid(columns: surface.columns, rows: surface.rows)
      let dot = grid.dot(point.x, point.y)
      grid.set(dot.x, dot.y)
      draw(grid, .colour(colour), in: .zero, on: &surface)
    } else if case .character(let character)? = symbol {
      drawSymbol(character, at: point, colour, on: &surface)
    } else {
      drawSymbol("●", at: point, colour, on: &surface)
    }
  }

  /// Whether a point is one dot: it is small, or there are so many that characters would run into one
  /// another.
  private func isDot(_ mark: PlacedMark, _ symbol: SymbolMark?, columns: Int) -> Bool {
    if let size = model.symbolSize(of: mark), size < 30 { return true }
    return symbol == nil && pointCount * 3 > columns
  }

  private var pointCount: Int { model.marks.reduce(0) { $0 + ($1.record.kind == .point ? 1 : 0) } }

  func drawRule(_ index: Int, _ geometry: PlotGeometry, on surface: inout PlotSurface) {
    let mark = model.marks[index]
    guard let rect = geometry.rect(of: mark) else { return }
    let style = model.lineStyle(of: mark)
    let width = style.map { Double($0.lineWidth) } ?? 1
    let isLevel = rect.height <= rect.width
    if width >= 6 {
      // As thick as a bar.
      let area = isLevel ? rect.insetBy(dx: 0, dy: -width / 2) : rect.insetBy(dx: -width / 2, dy: 0)
      fill(area, paints[index], mark.series, on: &surface)
      return
    }
    var grid = DotGrid(columns: surface.columns, rows: surface.rows)
    grid.stroke(
      [.init(rect.minX, rect.minY), .init(rect.maxX, rect.maxY)], dash: style?.dash.map { Double($0) } ?? [])
    draw(grid, paints[index], in: rect, isBehind: true, on: &surface)
  }

  static func bounds(_ points: [ShapePath.Point]) -> CGRect {
    guard let first = points.first else { return .zero }
    var (minX, minY, maxX, maxY) = (first.x, first.y, first.x, first.y)
    for point in points {
      (minX, maxX) = (min(minX, point.x), max(maxX, point.x))
      (minY, maxY) = (min(minY, point.y), max(maxY, point.y))
    }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}
