import Foundation

/// A line across the plot, or between two values.
public struct RuleMark: PrimitiveChartContent {
  private let set: (inout MarkRecord) -> Void

  private init(set: @escaping (inout MarkRecord) -> Void) {
    self.set = set
  }

  public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    marks.add(.rule, content.set)
  }
}

extension RuleMark {
  /// An upright line.
  public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    self.init {
      $0.x = .value(x.position)
      $0.y = yStart.map { .points($0) }
      $0.yEnd = yEnd.map { .points($0) }
    }
  }

  /// A level line.
  public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
    self.init {
      $0.x = xStart.map { .points($0) }
      $0.xEnd = xEnd.map { .points($0) }
      $0.y = .value(y.position)
    }
  }

  /// An upright line between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init {
      $0.x = .value(x.position)
      $0.y = .value(yStart.position)
      $0.yEnd = .value(yEnd.position)
    }
  }

  /// A level line between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    self.init {
      $0.x = .value(xStart.position)
      $0.xEnd = .value(xEnd.position)
      $0.y = .value(y.position)
    }
  }
}
