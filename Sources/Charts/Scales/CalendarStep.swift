import Foundation

/// Steps of dates along an axis: so many of a calendar unit.
struct CalendarStep: Hashable {
  var unit: Calendar.Component
  var count: Int

  /// The length in seconds, a month taken for 30 days.
  var seconds: Double {
    let unit: Double =
      switch unit {
      case .second: 1
      case .minute: 60
      case .hour: 3600
      case .day, .weekday: 86400
      case .weekOfYear, .weekOfMonth: 7 * 86400
      case .month: 30 * 86400
      case .quarter: 91 * 86400
      case .year: 365 * 86400
      default: 1
      }
    return unit * Double(count)
  }

  private static let all: [CalendarStep] = [
    (Calendar.Component.second, [1, 5, 10, 15, 30]), (.minute, [1, 2, 5, 10, 15, 30]),
    (.hour, [1, 2, 3, 6, 12]), (.day, [1, 2]), (.weekOfYear, [1, 2]), (.month, [1, 3, 6]),
    (.year, [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]),
  ].flatMap { unit, counts in counts.map { CalendarStep(unit: unit, count: $0) } }

  /// The finest step that has no more than so many values in a span of seconds.
  static func fitting(_ span: Double, atMost count: Int) -> CalendarStep {
    all.first { span / $0.seconds <= Double(max(1, count)) } ?? all[all.count - 1]
  }

  /// The coarsest unit that a distance between two dates is at least as long as.
  static func unit(forDistance seconds: Double) -> Calendar.Component {
    all.last { $0.count == 1 && $0.seconds <= seconds * 1.001 }?.unit ?? .second
  }

  /// The dates between two bounds that begin a unit and are a multiple of the step in the larger one.
  func dates(_ lower: Double, _ upper: Double, calendar: Calendar) -> [Double] {
    guard lower.isFinite, upper.isFinite, lower <= upper, count > 0, abs(lower) < 1e11, abs(upper) < 1e11
    else { return [] }
    let start = Date(timeIntervalSinceReferenceDate: lower)
    let larger: Calendar.Component =
      switch unit {
      case .second: .minute
      case .minute: .hour
      case .hour: .day
      case .month: .year
      case .quarter, .year: .era
      default: unit
      }
    var date =
      larger == .era
      ? calendar.date(from: DateComponents(year: year(of: start, calendar), month: 1, day: 1)) ?? start
      : calendar.dateInterval(of: larger, for: start)?.start ?? start
    var result: [Double] = []
    for _ in 0..<4000 {
      let seconds = date.timeIntervalSinceReferenceDate
      if seconds > upper + 1e-6 || result.count >= 500 { break }
      if seconds >= lower - 1e-6 { result.append(seconds) }
      guard let next = calendar.date(byAdding: unit, value: count, to: date), next > date else { break }
      date = next
    }
    return result
  }

  /// The year that steps of years are counted from: a multiple of the step.
  private func year(of date: Date, _ calendar: Calendar) -> Int {
    let year = calendar.component(.year, from: date)
    return year - ((year % count) + count) % count
  }
}
