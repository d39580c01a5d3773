import Foundation

/// A sector of a pie or a donut; all sectors together make the whole turn.
public struct SectorMark: PrimitiveChartContent {
  private let sector: MarkRecord.Sector

  /// - Parameters:
  ///   - angle: the share of the turn.
  ///   - innerRadius: 0 for a pie; a ratio is one of the plot's radius.
  ///   - outerRadius: the plot's radius unless it is said.
  ///   - angularInset: points left free at each side.
  public init<V: Plottable>(
    angle: PlottableValue<V>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    sector = MarkRecord.Sector(
      angle: angle.value.plotValue, innerRadius: innerRadius, outerRadius: outerRadius,
      inset: angularInset.map { $0.isFinite ? max(0, $0) : 0 } ?? 0)
  }

  public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    marks.add(.sector) { $0.sector = content.sector }
  }
}
