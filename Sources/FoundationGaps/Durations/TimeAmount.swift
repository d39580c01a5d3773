import Foundation

/// A whole number of one unit of time.
struct TimeAmount: Equatable {
  /// The units that durations are written in, largest first.
  enum Unit: Int, CaseIterable, Comparable {
    case year, month, week, day, hour, minute, second

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    var component: Calendar.Component {
      switch self {
      case .year: .year
      case .month: .month
      case .week: .weekOfYear
      case .day: .day
      case .hour: .hour
      case .minute: .minute
      case .second: .second
      }
    }

    /// Whether it is one of those that stand between colons, "1:02:05".
    var isOfClock: Bool { self >= .hour }
  }

  var count: Int
  var unit: Unit

  /// The time between two dates in whole units, the rest cut off.
  static func between(_ start: Date, _ end: Date, in units: [Unit], calendar: Calendar) -> [TimeAmount] {
    let components = calendar.dateComponents(Set(units.map(\.component)), from: start, to: end)
    return units.sorted().map { TimeAmount(count: components.value(for: $0.component) ?? 0, unit: $0) }
  }
}
