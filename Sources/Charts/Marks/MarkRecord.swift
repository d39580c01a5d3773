import Foundation

/// One mark as it was written: what it plots, and its style.
struct MarkRecord {
  enum Kind {
    case line, area, bar, point, rule, rectangle, sector
  }

  /// Where an edge of a mark lies along an axis.
  enum Place: Hashable {
    case value(PlotPosition)
    /// Points from the leading or top edge of the plot.
    case points(Double)

    var position: PlotPosition? {
      if case .value(let position) = self { return position }
      return nil
    }
  }

  /// The angle and the radii of a sector.
  struct Sector {
    var angle: PlotValue
    /// The end of a range of values, whose beginning is `angle`.
    var angleEnd: PlotValue?
    var innerRadius: MarkDimension
    var outerRadius: MarkDimension
    /// Points left free at each side.
    var inset: Double
  }

  var kind: Kind
  var x: Place?
  var y: Place?
  /// The second edge of a mark that has a range.
  var xEnd: Place?
  var yEnd: Place?
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var stacking = MarkStackingMethod.standard
  var series: PlotValue?
  var sector: Sector?
  var style = MarkStyle()

  /// A mark whose edges lie at places; an axis without any is covered whole, or is the standard's.
  init(
    _ kind: Kind, x: Place? = nil, y: Place? = nil, xEnd: Place? = nil, yEnd: Place? = nil,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard, series: PlotValue? = nil
  ) {
    self.kind = kind
    (self.x, self.y, self.xEnd, self.yEnd) = (x, y, xEnd, yEnd)
    (self.width, self.height) = (width, height)
    self.stacking = stacking
    self.series = series
  }

  /// A share of the turn.
  init(
    sector angle: PlotPosition, _ innerRadius: MarkDimension, _ outerRadius: MarkDimension,
    inset: CGFloat?
  ) {
    kind = .sector
    sector = Sector(
      angle: angle.value, angleEnd: angle.end.map { angle.value.with($0) }, innerRadius: innerRadius,
      outerRadius: outerRadius, inset: inset.map { $0.isFinite ? max(0, $0) : 0 } ?? 0)
  }
}

extension MarkRecord.Place {
  /// A distance in points, where one is said.
  static func points(_ distance: CGFloat?) -> Self? { distance.map { .points(Double($0)) } }
}

extension PlottableValue {
  /// The value as the edge of a mark.
  var place: MarkRecord.Place { .value(position) }
}

/// A mark that is one record.
protocol RecordedMark: PrimitiveChartContent {
  var record: MarkRecord { get }
}

extension RecordedMark {
  public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    marks.add(content.record)
  }
}
