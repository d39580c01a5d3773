import BoxLayout
import Foundation
import SwiftUI

/// What the modifiers around a chart say of it.
struct ChartConfiguration {
  /// What is said of one axis.
  struct AxisSetting {
    var visibility = Visibility.automatic
    var groups: [AxisGroup]?
    var domain: _ScaleDomainValues?
    var type: ScaleType?
    var range: _PlotRange?
    var titles: [Title] = []

    /// The numbers from one end of the domain to the other, where it was said.
    var numbers: ClosedRange<Double>? {
      guard case .range(let first, let last) = domain?.kind, let first = first.number, let last = last.number
      else { return nil }
      return min(first, last)...max(first, last)
    }
  }

  /// A view beside the plot.
  struct Title {
    var position: AnnotationPosition
    var alignment: Alignment?
    var content: @MainActor (inout _Lowering) -> BoxID
  }

  /// What is said of the legend.
  struct Legend {
    var visibility = Visibility.automatic
    var position = AnnotationPosition.automatic
    var alignment: Alignment?
    var content: (@MainActor (inout _Lowering) -> BoxID)?
  }

  /// A view that lies over the chart or behind it.
  struct Layer {
    var alignment: Alignment
    var content: @MainActor (inout _Lowering, ChartProxy) -> BoxID
  }

  /// How values become colours.
  struct StyleScale {
    var domain: [PlotValue] = []
    var styles: [AnyShapeStyle] = []
    /// A ramp of colours for numbers.
    var ramp: [AnyShapeStyle]?
    var mapping: ((PlotValue) -> AnyShapeStyle?)?
  }

  var x = AxisSetting()
  var y = AxisSetting()
  var foreground = StyleScale()
  var symbols: (domain: [PlotValue], range: [Unicode.Scalar]) = ([], [])
  var lineStyles: (domain: [PlotValue], range: [StrokeStyle]) = ([], [])
  var legend = Legend()
  var plotStyle: (@MainActor (inout _Lowering, ChartPlotContent) -> BoxID)?
  var backgrounds: [Layer] = []
  var overlays: [Layer] = []
}

/// The configuration in the environment.
enum ChartConfigurationKey: EnvironmentKey {
  static var defaultValue: ChartConfiguration { ChartConfiguration() }
}

extension EnvironmentValues {
  var chart: ChartConfiguration {
    get { self[ChartConfigurationKey.self] }
    set { self[ChartConfigurationKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Changes what holds for the charts in this view.
  func chartConfigured(
    named name: ModifierName = #function, _ change: @escaping (inout ChartConfiguration) -> Void
  ) -> some View {
    environmentChanged(named: name) { change(&$0.chart) }
  }
}

extension _ScaleDomainValues {
  /// The values one by one, as scales of styles need them.
  var list: [PlotValue] {
    switch kind {
    case .range(let lower, let upper): [lower, upper]
    case .values(let values): values
    case .automatic: []
    }
  }
}
