import Foundation

/// A bar from zero to a value, or between two values.
public struct BarMark: PrimitiveChartContent {
  private let set: (inout MarkRecord) -> Void

  private init(set: @escaping (inout MarkRecord) -> Void) {
    self.set = set
  }

  public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    marks.add(.bar, content.set)
  }
}

extension BarMark {
  /// A bar for each place on one axis; the other one says how long it is.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    self.init {
      $0.x = .value(x.position)
      $0.y = .value(y.position)
      $0.width = width
      $0.height = height
      $0.stacking = stacking
    }
  }

  /// An upright bar between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    self.init {
      $0.x = .value(x.position)
      $0.y = .value(yStart.position)
      $0.yEnd = .value(yEnd.position)
      $0.width = width
    }
  }

  /// A level bar between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    self.init {
      $0.x = .value(xStart.position)
      $0.xEnd = .value(xEnd.position)
      $0.y = .value(y.position)
      $0.height = height
    }
  }

  /// An upright bar between two distances from the top of the plot, in points.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init {
      $0.x = .value(x.position)
      $0.y = yStart.map { .points($0) }
      $0.yEnd = yEnd.map { .points($0) }
      $0.width = width
      $0.stacking = stacking
    }
  }

  /// A level bar between two distances from the leading edge of the plot, in points.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init {
      $0.x = xStart.map { .points($0) }
      $0.xEnd = xEnd.map { .points($0) }
      $0.y = .value(y.position)
      $0.height = height
      $0.stacking = stacking
    }
  }

  /// A bin of a histogram that is as high as the plot, or as said in points.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    self.init {
      $0.x = .value(xStart.position)
      $0.xEnd = .value(xEnd.position)
      $0.y = yStart.map { .points($0) }
      $0.yEnd = yEnd.map { .points($0) }
    }
  }

  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init {
      $0.x = xStart.map { .points($0) }
      $0.xEnd = xEnd.map { .points($0) }
      $0.y = .value(yStart.position)
      $0.yEnd = .value(yEnd.position)
    }
  }
}
