import Foundation

/// A symbol at a place.
public struct PointMark: PrimitiveChartContent {
  private let set: (inout MarkRecord) -> Void

  private init(set: @escaping (inout MarkRecord) -> Void) {
    self.set = set
  }

  public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    marks.add(.point, content.set)
  }
}

extension PointMark {
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    self.init {
      $0.x = .value(x.position)
      $0.y = .value(y.position)
    }
  }

  /// A symbol at a distance from the top of the plot, in points; `nil` is its middle.
  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    self.init {
      $0.x = .value(x.position)
      $0.y = y.map { .points($0) }
    }
  }

  public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    self.init {
      $0.x = x.map { .points($0) }
      $0.y = .value(y.position)
    }
  }
}
