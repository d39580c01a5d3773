import Foundation

/// A sector of a pie or a donut; all sectors together make the whole turn.
public struct SectorMark: RecordedMark {
  let record: MarkRecord

  /// - Parameters:
  ///   - angle: the share of the turn.
  ///   - innerRadius: 0 for a pie; a ratio is one of the plot's radius.
  ///   - outerRadius: the plot's radius unless it is said.
  ///   - angularInset: points left free at each side.
  public init<V: Plottable>(
    angle: PlottableValue<V>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    record = MarkRecord(sector: angle.position, innerRadius, outerRadius, inset: angularInset)
  }
}
