import Foundation

/// Dates and times in words, the same on every machine: English, UTC.
enum DateWords {
  private static let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
  private static let secondsOfYear = 365.2425 * 86_400

  /// `Fri 9 Jan 2026, 09:41:00 UTC`, or `the year 57994`.
  static func moment(_ date: Date) -> String {
    guard let parts = parts(date) else { return year(date) }
    let clock = [parts.hour, parts.minute, parts.second].map { twoDigits($0 ?? 0) }
    return "\(day(parts)), \(clock.joined(separator: ":")) UTC"
  }

  /// `9 Jan 1995`, or `the year 57994`.
  static func day(_ date: Date) -> String {
    guard let parts = parts(date) else { return year(date) }
    return String(day(parts).drop { $0 != " " }.dropFirst())
  }

  /// The time alone if it is the day of another one: `10:41:00 UTC`.
  static func moment(_ date: Date, on other: Date) -> String {
    guard let own = parts(date), let other = parts(other), day(own) == day(other) else { return moment(date) }
    return String(moment(date).drop { $0 != "," }.dropFirst(2))
  }

  /// `in 1 hour 5 minutes`, `4 minutes ago` or `now`; of two units the second is left out where it is 0.
  static func distance(of date: Date, from now: Date) -> String {
    let seconds = date.timeIntervalSince(now)
    guard abs(seconds) < 10_000 * secondsOfYear else { return seconds > 0 ? "never" : "long ago" }
    let length = length(abs(seconds))
    return length == "0 seconds" ? "now" : seconds > 0 ? "in \(length)" : "\(length) ago"
  }

  /// `8 hours`, `1 hour 5 minutes`.
  static func length(_ seconds: TimeInterval) -> String {
    var rest = Int(seconds.rounded())
    var parts: [String] = []
    for (size, name) in [
      (Int(secondsOfYear), "year"), (86_400, "day"), (3600, "hour"), (60, "minute"), (1, "second"),
    ] {
      let count = rest / size
      rest %= size
      if count > 0 {
        parts.append("\(count) \(name)\(count == 1 ? "" : "s")")
      } else if !parts.isEmpty {
        break
      }
      if parts.count == 2 { break }
    }
    return parts.isEmpty ? "0 seconds" : parts.joined(separator: " ")
  }

  private static func day(_ parts: DateComponents) -> String {
    let (weekday, month) = ((parts.weekday ?? 1) - 1, (parts.month ?? 1) - 1)
    return "\(days[weekday]) \(parts.day ?? 1) \(months[month]) \(parts.year ?? 1)"
  }

  private static func year(_ date: Date) -> String {
    let years = 1970 + date.timeIntervalSince1970 / secondsOfYear
    return abs(years) < 1e15 ? "the year \(Int(years.rounded(.down)))" : "no date at all"
  }

  /// `nil` for years that have no four digits.
  private static func parts(_ date: Date) -> DateComponents? {
    let years = date.timeIntervalSince1970 / secondsOfYear
    guard years > -1900, years < 8000 else { return nil }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar.dateComponents([.year, .month, .day, .weekday, .hour, .minute, .second], from: date)
  }

  private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
