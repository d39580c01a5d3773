import Foundation
import Synchronization

/// The locale, calendar and time zone that Foundation takes for the user's own.
///
/// Foundation on Linux has fixed answers (`en_001`, whatever `LANG` says) and no way to change
/// them. A program that links this module answers for Foundation instead: `Locale.current`,
/// `Calendar.current`, `TimeZone.current`, their `autoupdatingCurrent` kin,
/// `Locale.preferredLanguages` and the default time zone all come from here, in every library of
/// the process, see `FoundationSymbols.swift`. Until told otherwise they are `en_US`, Gregorian
/// and UTC, so that the same input gives the same text on every machine.
public struct ProcessLocale: Sendable {
  /// What `Locale.current` answers.
  public let locale: Locale
  /// What `Calendar.current` answers; its locale and time zone are the two others.
  public let calendar: Calendar
  /// What `TimeZone.current` answers.
  public let timeZone: TimeZone

  /// Puts a calendar of the given kind together with the locale and time zone.
  public init(
    locale: Locale = Locale(identifier: "en_US"), calendar: Calendar.Identifier = .gregorian,
    timeZone: TimeZone = .gmt
  ) {
    var calendar = Calendar(identifier: calendar)
    calendar.locale = locale
    calendar.timeZone = timeZone
    self.locale = locale
    self.calendar = calendar
    self.timeZone = timeZone
  }

  private static let whole = Mutex(ProcessLocale())

  @TaskLocal private static var local: ProcessLocale?

  /// The one in force: that of the innermost `with`, else that of the process.
  public static var current: ProcessLocale { local ?? whole.withLock { $0 } }

  /// Sets what the whole process sees from now on. Values that were taken before keep what they
  /// were taken with, formatters included.
  public static func set(
    locale: Locale = Locale(identifier: "en_US"), calendar: Calendar.Identifier = .gregorian,
    timeZone: TimeZone = .gmt
  ) {
    let new = ProcessLocale(locale: locale, calendar: calendar, timeZone: timeZone)
    // The C library (`localtime`) and calendars made by `Calendar(identifier:)` ask elsewhere.
    setenv("TZ", timeZone.identifier == "GMT" ? "UTC" : timeZone.identifier, 1)
    tzset()
    NSTimeZone.default = timeZone
    whole.withLock { $0 = new }
  }

  /// Runs `body` with another locale, calendar and time zone, for this task or thread alone.
  ///
  /// Two things stay those of the process: the zone of a calendar made by
  /// `Calendar(identifier:)`, and the C library's `localtime`.
  public static func with<Result>(
    locale: Locale = Locale(identifier: "en_US"), calendar: Calendar.Identifier = .gregorian,
    timeZone: TimeZone = .gmt, _ body: () throws -> Result
  ) rethrows -> Result {
    let value = ProcessLocale(locale: locale, calendar: calendar, timeZone: timeZone)
    return try $local.withValue(value) { try body() }
  }

  /// The same for a body that waits.
  public static func with<Result>(
    locale: Locale = Locale(identifier: "en_US"), calendar: Calendar.Identifier = .gregorian,
    timeZone: TimeZone = .gmt, isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    let value = ProcessLocale(locale: locale, calendar: calendar, timeZone: timeZone)
    // Handed on as it is: a closure around it would leave the actor.
    return try await $local.withValue(value, operation: body, isolation: isolation)
  }
}
