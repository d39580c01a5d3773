import Foundation

/// A point of a line; the line goes through all points of its series, in order.
public struct LineMark: PrimitiveChartContent {
  private let set: (inout MarkRecord) -> Void

  private init(set: @escaping (inout MarkRecord) -> Void) {
    self.set = set
  }

  public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    marks.add(.line, content.set)
  }
}

extension LineMark {
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    self.init {
      $0.x = .value(x.position)
      $0.y = .value(y.position)
    }
  }

  /// Draws one line for each value of the series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    self.init {
      $0.x = .value(x.position)
      $0.y = .value(y.position)
      $0.series = series.value.plotValue
    }
  }
}
