import Cells
import Foundation

extension PlotPainter {
  func drawBars(_ indices: [Int], _ geometry: PlotGeometry, on surface: inout PlotSurface) {
    // Level bars in neighbouring rows would run into one another.
    let isThin = geometry.y.scale.bandCount > 1 && geometry.y.band < 32
    for index in indices {
      let mark = model.marks[index]
      guard let rect = geometry.rect(of: mark) else { continue }
      let paint = paints[index]
      var look = PlotSurface.BarLook(
        colour: { PlotCells.colour(paint, $0, $1, in: rect) }, series: mark.series, isStacked: mark.isStacked)
      look.isRounded = mark.record.style.cornerRadius >= 4
      if mark.isLevel {
        look.isThin = isThin
        let rows = PlotCells.range(rect.minY, rect.maxY, cell: 16)
        var (leading, trailing) = (Self.eighths(rect.minX, cell: 8), Self.eighths(rect.maxX, cell: 8))
        // A bar that is not zero is seen.
        if leading == trailing, rect.width > 0 {
          if leading >= surface.columns * 8 { leading -= 1 } else { trailing += 1 }
        }
        surface.level(rows.clamped(to: 0..<surface.rows), leading: leading, trailing: trailing, look)
      } else {
        let columns = PlotCells.range(rect.minX, rect.maxX, cell: 8)
        var (top, bottom) = (Self.eighths(rect.minY, cell: 16), Self.eighths(rect.maxY, cell: 16))
        if top == bottom, rect.height > 0 { if top > 0 { top -= 1 } else { bottom += 1 } }
        surface.upright(columns.clamped(to: 0..<surface.columns), top: top, bottom: bottom, look)
      }
    }
  }

  func drawRectangle(_ index: Int, _ geometry: PlotGeometry, on surface: inout PlotSurface) {
    let mark = model.marks[index]
    guard let rect = geometry.rect(of: mark) else { return }
    fill(rect, paints[index], mark.series, on: &surface)
  }

  /// Fills the cells of a rectangle, by half rows where it is filled. Outlined, a large one is drawn by its
  /// edges, a small one in the shade of its series.
  func fill(_ rect: CGRect, _ paint: Paint, _ series: Int, on surface: inout PlotSurface) {
    let columns = PlotCells.range(rect.minX, rect.maxX, cell: 8)
    let halves = PlotCells.range(rect.minY, rect.maxY, cell: 8)
    if surface.isOutlined {
      let rows = PlotCells.range(rect.minY, rect.maxY, cell: 16)
      if columns.count >= 4, rows.count >= 2 {
        drawEdges(rect, paint, on: &surface)
        return
      }
      for row in rows {
        for column in columns {
          surface.mark(
            Blocks.shades[series % Blocks.shades.count], column, row,
            PlotCells.colour(paint, column, row, in: rect))
        }
      }
      return
    }
    for half in halves.clamped(to: 0..<surface.rows * 2) where half % 2 == 0 || half == halves.lowerBound {
      let row = half / 2
      let upper: UInt8 = halves.contains(row * 2) ? 0b0011 : 0
      let lower: UInt8 = halves.contains(row * 2 + 1) ? 0b1100 : 0
      for column in columns.clamped(to: 0..<surface.columns) {
        surface.quarters(upper | lower, column, row, PlotCells.colour(paint, column, row, in: rect))
      }
    }
  }

  private func drawEdges(_ rect: CGRect, _ paint: Paint, on surface: inout PlotSurface) {
    var grid = DotGrid(columns: surface.columns, rows: surface.rows)
    let (right, bottom) = (rect.maxX - 0.01, rect.maxY - 0.01)
    for y in [rect.minY, bottom] { grid.stroke([.init(rect.minX, y), .init(right, y)], dash: [4, 4]) }
    for x in [rect.minX, right] { grid.stroke([.init(x, rect.minY), .init(x, bottom)], dash: [4, 4]) }
    draw(grid, paint, in: rect, on: &surface)
  }
}
