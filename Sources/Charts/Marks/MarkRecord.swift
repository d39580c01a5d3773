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
  var style: MarkStyle

  init(_ kind: Kind, style: MarkStyle) {
    self.kind = kind
    self.style = style
  }
}
