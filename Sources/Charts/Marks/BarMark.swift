import Foundation

/// A bar from zero to a value, or between two values.
public struct BarMark: RecordedMark {
  let record: MarkRecord
}

extension BarMark {
  /// A bar for each place on one axis; the other one says how long it is.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    record = MarkRecord(.bar, x: x.place, y: y.place, width: width, height: height, stacking: stacking)
  }

  /// An upright bar between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    record = MarkRecord(.bar, x: x.place, y: yStart.place, yEnd: yEnd.place, width: width)
  }

  /// A level bar between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    record = MarkRecord(.bar, x: xStart.place, y: y.place, xEnd: xEnd.place, height: height)
  }

  /// An upright bar between two distances from the top of the plot, in points.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    record = MarkRecord(
      .bar, x: x.place, y: .points(yStart), yEnd: .points(yEnd), width: width, stacking: stacking)
  }

  /// A level bar between two distances from the leading edge of the plot, in points.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    record = MarkRecord(
      .bar, x: .points(xStart), y: y.place, xEnd: .points(xEnd), height: height, stacking: stacking)
  }

  /// A bin of a histogram that is as high as the plot, or as said in points.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    record = MarkRecord(.bar, x: xStart.place, y: .points(yStart), xEnd: xEnd.place, yEnd: .points(yEnd))
  }

  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    record = MarkRecord(.bar, x: .points(xStart), y: yStart.place, xEnd: .points(xEnd), yEnd: yEnd.place)
  }
}
