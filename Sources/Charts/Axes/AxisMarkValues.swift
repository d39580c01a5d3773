import Foundation

/// The values that an axis shows.
public struct AxisMarkValues {
  enum Kind {
    case automatic(count: Int?, minimumStride: Double?)
    case stride(Double)
    case dates(CalendarStep, Calendar?)
    case values([PlotValue])
  }

  let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
  }

  public static var automatic: AxisMarkValues { automatic() }

  /// - Parameter desiredCount: about how many values; fewer where there is no room for labels.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(.automatic(count: desiredCount, minimumStride: nil))
  }

  public static func automatic<P: BinaryFloatingPoint>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(.automatic(count: desiredCount, minimumStride: Double(minimumStride)))
  }

  /// Multiples of a number.
  public static func stride<P: BinaryFloatingPoint>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(.stride(Double(stepSize)))
  }

  /// The beginnings of a calendar unit.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(.dates(CalendarStep(unit: component, count: max(1, count)), calendar))
  }
}
