import Foundation

/// A line across the plot, or between two values.
public struct RuleMark: RecordedMark {
  let record: MarkRecord
}

extension RuleMark {
  /// An upright line.
  public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    record = MarkRecord(.rule, x: x.place, y: .points(yStart), yEnd: .points(yEnd))
  }

  /// A level line.
  public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
    record = MarkRecord(.rule, x: .points(xStart), y: y.place, xEnd: .points(xEnd))
  }

  /// An upright line between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    record = MarkRecord(.rule, x: x.place, y: yStart.place, yEnd: yEnd.place)
  }

  /// A level line between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    record = MarkRecord(.rule, x: xStart.place, y: y.place, xEnd: xEnd.place)
  }
}
