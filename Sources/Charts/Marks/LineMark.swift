import Foundation

/// A point of a line; the line goes through all points of its series, in order.
public struct LineMark: RecordedMark {
  let record: MarkRecord
}

extension LineMark {
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    record = MarkRecord(.line, x: x.place, y: y.place)
  }

  /// Draws one line for each value of the series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    record = MarkRecord(.line, x: x.place, y: y.place, series: series.value.plotValue)
  }
}
