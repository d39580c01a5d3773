import Foundation

/// What a number of seconds means as a date, and whether it was counted otherwise than the reader counts.
///
/// Payloads have two ways to write a date: keys of the system count seconds since 1970, a `Date` in an app's
/// own types counts seconds since 2001, as `JSONDecoder` reads it by default. The two are 31 years apart.
struct DateCount: Hashable {
  /// What a number is counted from.
  enum Start: Hashable {
    case unix
    case reference

    /// In seconds since 1970.
    var seconds: Double { self == .unix ? 0 : Date.timeIntervalBetween1970AndReferenceDate }

    var year: Int { self == .unix ? 1970 : 2001 }
  }

  /// What was counted, seconds among them.
  enum Unit: Double, Hashable, CaseIterable {
    case seconds = 1
    case milliseconds = 1_000
    case microseconds = 1_000_000
    case nanoseconds = 1_000_000_000

    var name: String {
      switch self {
      case .seconds: "seconds"
      case .milliseconds: "milliseconds"
      case .microseconds: "microseconds"
      case .nanoseconds: "nanoseconds"
      }
    }
  }

  var start: Start
  var unit: Unit

  func date(of number: Double) -> Date {
    Date(timeIntervalSince1970: number / unit.rawValue + start.seconds)
  }

  /// The number that means a date.
  func number(of date: Date) -> Double {
    (date.timeIntervalSince1970 - start.seconds) * unit.rawValue
  }

  /// How a number was counted that the reader takes for seconds.
  ///
  /// - Returns: `nil` if it is a date near `now` as it is read, or no date near `now` however it is read.
  static func mistaken(_ number: Double, readAs start: Start, now: Date) -> DateCount? {
    let read = DateCount(start: start, unit: .seconds)
    guard !isNear(read.date(of: number), now) else { return nil }
    let other: Start = start == .unix ? .reference : .unix
    let candidates =
      [DateCount(start: other, unit: .seconds)]
      + Unit.allCases.dropFirst().flatMap { unit in
        [DateCount(start: .unix, unit: unit), DateCount(start: .reference, unit: unit)]
      }
    return candidates.first { isNear($0.date(of: number), now) }
  }

  /// Whether a date is one that a Live Activity, which lives for hours, could be about.
  static func isNear(_ date: Date, _ now: Date) -> Bool {
    abs(date.timeIntervalSince(now)) < 20 * 365.25 * 86_400
  }

  /// A number without decimals where there are none, and never with an exponent below 10^18.
  static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e18 ? "\(Int(number))" : "\(number)"
  }
}
