import Foundation

/// A symbol at a place.
public struct PointMark: RecordedMark {
  let record: MarkRecord
}

extension PointMark {
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    record = MarkRecord(.point, x: x.place, y: y.place)
  }

  /// A symbol at a distance from the top of the plot, in points; `nil` is its middle.
  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    record = MarkRecord(.point, x: x.place, y: .points(y))
  }

  public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    record = MarkRecord(.point, x: .points(x), y: y.place)
  }
}
