import Foundation

/// A rectangle between values; an axis without any is covered whole.
public struct RectangleMark: RecordedMark {
  let record: MarkRecord
}

extension RectangleMark {
  /// A rectangle around a place, as large as the room there is for it.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    record = MarkRecord(.rectangle, x: x.place, y: y.place, width: width, height: height)
  }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    record = MarkRecord(.rectangle, x: x.place, y: yStart.place, yEnd: yEnd.place, width: width)
  }

  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    record = MarkRecord(.rectangle, x: xStart.place, y: y.place, xEnd: xEnd.place, height: height)
  }

  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    record = MarkRecord(.rectangle, x: xStart.place, y: yStart.place, xEnd: xEnd.place, yEnd: yEnd.place)
  }

  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
  ) {
    record = MarkRecord(.rectangle, x: x.place, y: .points(yStart), yEnd: .points(yEnd), width: width)
  }

  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    record = MarkRecord(.rectangle, x: .points(xStart), y: y.place, xEnd: .points(xEnd), height: height)
  }

  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    record = MarkRecord(
      .rectangle, x: xStart.place, y: .points(yStart), xEnd: xEnd.place, yEnd: .points(yEnd))
  }

  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    record = MarkRecord(
      .rectangle, x: .points(xStart), y: yStart.place, xEnd: .points(xEnd), yEnd: yEnd.place)
  }
}
