import Foundation

/// A point of the edge of an area; the area lies under all points of its series.
public struct AreaMark: RecordedMark {
  let record: MarkRecord
}

extension AreaMark {
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    record = MarkRecord(.area, x: x.place, y: y.place, stacking: stacking)
  }

  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    record = MarkRecord(.area, x: x.place, y: y.place, stacking: stacking, series: series.value.plotValue)
  }

  /// Fills between two edges.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    record = MarkRecord(.area, x: x.place, y: yStart.place, yEnd: yEnd.place)
  }

  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    record = MarkRecord(.area, x: x.place, y: yStart.place, yEnd: yEnd.place, series: series.value.plotValue)
  }

  /// Fills between two upright edges.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    record = MarkRecord(.area, x: xStart.place, y: y.place, xEnd: xEnd.place)
  }

  public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    record = MarkRecord(.area, x: xStart.place, y: y.place, xEnd: xEnd.place, series: series.value.plotValue)
  }
}
