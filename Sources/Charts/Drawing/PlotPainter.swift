import Cells
import Foundation
import SwiftUI

/// Draws the marks of a chart into the cells of its plot.
struct PlotPainter {
  /// A line of an axis across the plot.
  struct GridLine {
    /// The value that it stands at.
    var value: PlotValue
    var isVertical: Bool
    var paint: Paint
    /// Whether nobody asked for it: a frame that is read as text has it not.
    var isStandard: Bool
  }

  let model: ChartModel
  /// The paint of each mark.
  let paints: [Paint]
  let gridLines: [GridLine]
  let isMirrored: Bool

  func draw(into canvas: inout Cells.Canvas, in rect: CellRect) {
    guard !rect.isEmpty else { return }
    let geometry = PlotGeometry(model, width: Double(rect.columns) * 8, height: Double(rect.rows) * 16)
    PlotSurface.paint(on: &canvas, in: rect, isMirrored: isMirrored) { surface in
      drawGrid(geometry, on: &surface)
      for step in steps { draw(step, geometry, on: &surface) }
    }
  }

  /// Marks that are drawn together, as their numbers.
  private enum Step {
    case line([Int])
    case areas([[Int]])
    case bars([Int])
    case sectors([Int])
    case single(Int)
  }

  /// What is drawn one after another: depths first, then the order in which marks were written. A line is
  /// drawn where its first point stands, piles from the top down, so that each bar covers the one above it
  /// where they share a cell.
  private var steps: [Step] {
    var depths: [Double: [Int]] = [:]
    for (index, mark) in model.marks.enumerated() {
      depths[mark.record.style.zIndex, default: []].append(index)
    }
    return depths.sorted { $0.key < $1.key }.flatMap { steps(of: $0.value) }
  }

  private func steps(of indices: [Int]) -> [Step] {
    var lines: [[PlotValue?]: [Int]] = [:]
    var areas: (order: [[PlotValue?]], members: [[PlotValue?]: [Int]]) = ([], [:])
    var others: [MarkRecord.Kind: [Int]] = [:]
    for index in indices {
      let mark = model.marks[index]
      switch mark.record.kind {
      case .line: lines[mark.lineKey, default: []].append(index)
      case .area:
        if areas.members[mark.lineKey] == nil { areas.order.append(mark.lineKey) }
        areas.members[mark.lineKey, default: []].append(index)
      default: others[mark.record.kind, default: []].append(index)
      }
    }
    var result: [Step] = []
    for index in indices {
      let mark = model.marks[index]
      switch mark.record.kind {
      case .line: if let line = lines.removeValue(forKey: mark.lineKey) { result.append(.line(line)) }
      case .area:
        if !areas.order.isEmpty {
          result.append(.areas(areas.order.reversed().compactMap { areas.members[$0] }))
          areas.order = []
        }
      case .bar: if let bars = others.removeValue(forKey: .bar) { result.append(.bars(bars.reversed())) }
      case .sector: if let sectors = others.removeValue(forKey: .sector) { result.append(.sectors(sectors)) }
      case .point, .rule, .rectangle: result.append(.single(index))
      }
    }
    return result
  }

  private func draw(_ step: Step, _ geometry: PlotGeometry, on surface: inout PlotSurface) {
    switch step {
    case .line(let indices): drawLine(indices, geometry, on: &surface)
    case .areas(let groups): for group in groups { drawArea(group, geometry, on: &surface) }
    case .bars(let indices): drawBars(indices, geometry, on: &surface)
    case .sectors(let indices): drawSectors(indices, geometry, on: &surface)
    case .single(let index):
      switch model.marks[index].record.kind {
      case .point: drawPoint(index, geometry, on: &surface)
      case .rule: drawRule(index, geometry, on: &surface)
      default: drawRectangle(index, geometry, on: &surface)
      }
    }
  }

  private func drawGrid(_ geometry: PlotGeometry, on surface: inout PlotSurface) {
    for line in gridLines where !(line.isStandard && surface.isOutlined) {
      let colour = line.paint.representative
      if line.isVertical {
        guard let place = geometry.x.place(of: line.value) else { continue }
        let column = PlotCells.index(place, cell: 8, count: surface.columns)
        for row in 0..<surface.rows { surface.mark("┆", column, row, colour) }
      } else {
        guard let place = geometry.y.place(of: line.value) else { continue }
        let row = PlotCells.index(place, cell: 16, count: surface.rows)
        for column in 0..<surface.columns { surface.mark("┄", column, row, colour) }
      }
    }
  }

  /// Whether there are lines beside areas: they draw the areas' edges.
  var hasLines: Bool { model.marks.contains { $0.record.kind == .line } }
}

/// Cells of a plot by places in points.
enum PlotCells {
  /// The cell that a place lies in; one on the far edge lies in the last cell.
  static func index(_ place: Double, cell: Double, count: Int) -> Int {
    let index = Int((min(1e6, max(-1e6, place)) / cell).rounded(.down))
    return place <= cell * Double(count) + 0.01 ? min(count - 1, index) : index
  }

  /// The whole cells nearest to a stretch, at least one.
  static func range(_ start: Double, _ end: Double, cell: Double) -> Range<Int> {
    func bounded(_ value: Double) -> Double { min(1e6, max(-1e6, value)) }
    let count = max(1, Int((bounded(end - start) / cell).rounded()))
    let middle = bounded((start + end) / 2) / cell
    let first = Int((middle - Double(count) / 2 + 0.5).rounded(.down))
    return first..<first + count
  }

  /// The colour of a paint at the middle of a cell, for an area in points.
  static func colour(_ paint: Paint, _ column: Int, _ row: Int, in area: CGRect) -> RGBA {
    if case .colour(let colour) = paint { return colour }
    func part(_ place: Double, _ start: Double, _ length: Double) -> Double {
      length > 0 ? min(1, max(0, (place - start) / length)) : 0.5
    }
    return paint.colour(
      x: part(Double(column) * 8 + 4, area.minX, area.width),
      y: part(Double(row) * 16 + 8, area.minY, area.height))
  }
}
