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
    if locale.identifier == "en_US", Self.plainSpan.contains(instant.timeIntervalSince1970) {
      self.init(english: instant, timeZone: timeZone)
    } else {
      self.init(formatted: instant, timeZone: timeZone, locale: locale)
    }
  }

  init(formatted instant: Date, timeZone: TimeZone, locale: Locale) {
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

  /// What the formatter makes of it in English of the United States, which is what a phone is set to where
  /// nobody asked for another: a formatter by itself takes a tenth of the time of `islet render`.
  init(english instant: Date, timeZone: TimeZone) {
    self.instant = instant
    self.timeZone = timeZone
    var seconds = time_t(instant.timeIntervalSince1970.rounded(.down)) + timeZone.secondsFromGMT(for: instant)
    var civil = tm()
    gmtime_r(&seconds, &civil)
    let hour = (civil.tm_hour + 11) % 12 + 1
    time = "\(hour):\(civil.tm_min < 10 ? "0" : "")\(civil.tm_min)"
    date = "\(Self.days[Int(civil.tm_wday)]), \(Self.months[Int(civil.tm_mon)]) \(civil.tm_mday)"
  }

  /// From well after the formatter's calendar becomes the Gregorian, in seconds since 1970.
  private static let plainSpan = -10_000_000_000.0...10_000_000_000_000.0
  private static let days = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
  ]

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
