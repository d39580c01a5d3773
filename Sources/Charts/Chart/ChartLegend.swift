import BoxLayout
import Cells
import SwiftUI

/// The standard legend: a sample and the name of each series.
struct ChartLegend {
  private let model: ChartModel
  private let environment: EnvironmentValues

  init(_ model: ChartModel, _ environment: EnvironmentValues) {
    self.model = model
    self.environment = environment
  }

  /// The box of the legend, in one row or in one column; `nil` when nothing is told apart.
  @MainActor
  func box(isColumn: Bool, _ lowering: inout _Lowering) -> BoxID? {
    let values = values
    guard !values.isEmpty else { return nil }
    let gap = lowering.metrics.horizontal(Metrics.columnPoints)
    let entries = values.enumerated().map { index, value in
      let swatch = swatch(index, value, &lowering)
      let text = lowering.single(
        Text(verbatim: value.name).font(.caption2).foregroundStyle(.secondary).lineLimit(1))
      return lowering.tree.stack(.horizontal, alignment: .center, spacing: gap, [swatch, text])
    }
    return isColumn
      ? lowering.tree.stack(.vertical, alignment: .start, spacing: 0, entries)
      : lowering.tree.stack(.horizontal, alignment: .center, spacing: 2 * gap, entries)
  }

  /// The names that are told apart by colour, symbol or line; numbers run along a ramp and have none.
  private var values: [PlotValue] {
    let all = [model.styleValues, model.symbolValues, model.lineStyleValues].first { !$0.isEmpty } ?? []
    let used = model.marks.map(\.record.style)
    return all.filter { value in
      value.isCategory
        && used.contains {
          $0.foregroundValue == value || $0.symbolValue == value || $0.lineStyleValue == value
        }
    }
  }

  @MainActor
  private func swatch(_ index: Int, _ value: PlotValue, _ lowering: inout _Lowering) -> BoxID {
    let mark = model.marks.first {
      let style = $0.record.style
      return style.foregroundValue == value || style.symbolValue == value || style.lineStyleValue == value
    }
    guard let mark else { return lowering.tree.empty() }
    let colour = model.style(of: mark)._paint(in: environment).representative
    let kind = mark.record.kind
    let symbol = model.symbol(of: mark)
    let said = model.lineStyle(of: mark)
    let series = mark.series
    let isLine = kind == .line || kind == .rule
    let drawing = lowering.tree.drawing { canvas, rect in
      PlotSurface.paint(on: &canvas, in: rect, isMirrored: false) { surface in
        if case .character(let scalar)? = symbol {
          surface.mark(scalar, 0, 0, colour)
        } else if isLine {
          var dash = said?.dash.map { Double($0) } ?? []
          if surface.isOutlined, said == nil {
            dash = ChartModel.dashes[series % ChartModel.dashes.count].map { Double($0) }
          }
          var grid = DotGrid(columns: surface.columns, rows: 1)
          grid.stroke([.init(0, 7), .init(Double(surface.columns) * 8, 7)], dash: dash)
          for column in 0..<surface.columns { surface.dots(grid[column, 0], column, 0, colour) }
        } else if kind == .point || !surface.isOutlined {
          surface.mark("●", 0, 0, colour)
        } else {
          surface.mark(Blocks.shades[series % Blocks.shades.count], 0, 0, colour)
        }
      }
    }
    return lowering.tree.frame(
      drawing, width: (isLine ? 2 : 1) * Metrics.columnPoints, height: Metrics.rowPoints, alignment: .center)
  }
}
