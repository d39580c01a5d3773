import Foundation

/// The time and the date as a phone shows them.
public struct PhoneClock: Hashable, Sendable {
  /// Such as `9:41`, without a mark for the half of the day.
  public var time: String
  /// Such as `Friday, January 9`.
  public var date: String
  /// The moment that both say; `nil` where nobody says it.
  private var instant: Date?
  private var timeZone: TimeZone?

  public init(time: String, date: String) {
    self.time = time
    self.date = date
  }

  public init(
    _ instant: Date, timeZone: TimeZone = TimeZone(identifier: "UTC")!,
    locale: Locale = Locale(identifier: "en_US")
  ) {
    self.instant = instant
    self.timeZone = timeZone
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

  /// Two clocks that show the same are the same.
  public static func == (first: PhoneClock, second: PhoneClock) -> Bool {
    first.time == second.time && first.date == second.date
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(time)
    hasher.combine(date)
  }

  /// The same moment in another language.
  func told(in locale: Locale) -> PhoneClock {
    guard let instant, let timeZone else { return self }
    return PhoneClock(instant, timeZone: timeZone, locale: locale)
  }

  /// The clock on the day that Apple's pictures made: 9:41 on 2026-01-09.
  public static let standing: PhoneClock = {
    // In so many words, for to format a date takes longer than a frame.
    var clock = PhoneClock(time: "9:41", date: "Friday, January 9")
    clock.instant = Date(timeIntervalSince1970: 1_767_951_660)
    clock.timeZone = TimeZone(identifier: "UTC")
    return clock
  }()
}
