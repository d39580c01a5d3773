import Foundation

/// A point of the edge of an area; the area lies under all points of its series.
public struct AreaMark: PrimitiveChartContent {
  private let set: (inout MarkRecord) -> Void

  private init(set: @escaping (inout MarkRecord) -> Void) {
    self.set = set
  }

  public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    marks.add(.area, content.set)
  }
}

extension AreaMark {
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    self.init {
      $0.x = .value(x.position)
      $0.y = .value(y.position)
      $0.stacking = stacking
    }
  }

  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init {
      $0.x = .value(x.position)
      $0.y = .value(y.position)
      $0.series = series.value.plotValue
      $0.stacking = stacking
    }
  }

  /// Fills between two edges.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init {
      $0.x = .value(x.position)
      $0.y = .value(yStart.position)
      $0.yEnd = .value(yEnd.position)
    }
  }

  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    self.init {
      $0.x = .value(x.position)
      $0.y = .value(yStart.position)
      $0.yEnd = .value(yEnd.position)
      $0.series = series.value.plotValue
    }
  }

  /// Fills between two upright edges.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    self.init {
      $0.x = .value(xStart.position)
      $0.xEnd = .value(xEnd.position)
      $0.y = .value(y.position)
    }
  }

  public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    self.init {
      $0.x = .value(xStart.position)
      $0.xEnd = .value(xEnd.position)
      $0.y = .value(y.position)
      $0.series = series.value.plotValue
    }
  }
}
