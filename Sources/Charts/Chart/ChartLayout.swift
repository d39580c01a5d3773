import BoxLayout
import SwiftUI

/// A chart of a known size: lays plot, axes, legend, titles and annotations out.
struct ChartLayout: PrimitiveView {
  let model: ChartModel
  let configuration: ChartConfiguration
  /// In points.
  let size: CGSize

  static func _lower(_ view: Self, into lowering: inout _Lowering) {
    // What is inside of a chart is none of its own charts' business.
    let saved = lowering.environment
    lowering.environment.chart = ChartConfiguration()
    var plan = ChartPlan(view, metrics: lowering.metrics, environment: saved)
    let box = plan.lower(into: &lowering)
    lowering.environment = saved
    lowering.roots.append(box)
    lowering.note(.chart(view.model.words), from: lowering.roots.count - 1)
  }
}
