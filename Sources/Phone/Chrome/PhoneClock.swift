import Foundation

/// The time and the date as a phone shows them.
public struct PhoneClock: Hashable, Sendable {
  /// Such as `9:41`, without a mark for the half of the day.
  public var time: String
  /// Such as `Friday, January 9`.
  public var date: String

  public init(time: String, date: String) {
    self.time = time
    self.date = date
  }

  public init(
    _ instant: Date, timeZone: TimeZone = TimeZone(identifier: "UTC")!,
    locale: Locale = Locale(identifier: "en_US")
  ) {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.timeZone = timeZone
    formatter.setLocalizedDateFormatFromTemplate("EEEEMMMMd")
    date = formatter.string(from: instant)
    // The short style's own pattern: to make one from a template takes longer than the rest of a frame.
    formatter.dateStyle = .none
    formatter.timeStyle = .short
    let pattern: String = formatter.dateFormat
    formatter.dateFormat = pattern.filter { !"abB".contains($0) }
    time = formatter.string(from: instant).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The clock on the day that Apple's pictures made: 9:41 on 2026-01-09.
  public static let standing = PhoneClock(time: "9:41", date: "Friday, January 9")
}
