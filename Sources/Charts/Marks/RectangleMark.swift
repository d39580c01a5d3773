import Foundation

/// A rectangle between values; an axis without any is covered whole.
public struct RectangleMark: PrimitiveChartContent {
  private let set: (inout MarkRecord) -> Void

  private init(set: @escaping (inout MarkRecord) -> Void) {
    self.set = set
  }

  public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    marks.add(.rectangle, content.set)
  }
}

extension RectangleMark {
  /// A rectangle around a place, as large as the room there is for it.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    self.init {
      $0.x = .value(x.position)
      $0.y = .value(y.position)
      $0.width = width
      $0.height = height
    }
  }

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

  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init {
      $0.x = .value(xStart.position)
      $0.xEnd = .value(xEnd.position)
      $0.y = .value(yStart.position)
      $0.yEnd = .value(yEnd.position)
    }
  }

  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
  ) {
    self.init {
      $0.x = .value(x.position)
      $0.y = yStart.map { .points($0) }
      $0.yEnd = yEnd.map { .points($0) }
      $0.width = width
    }
  }

  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    self.init {
      $0.x = xStart.map { .points($0) }
      $0.xEnd = xEnd.map { .points($0) }
      $0.y = .value(y.position)
      $0.height = height
    }
  }

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
