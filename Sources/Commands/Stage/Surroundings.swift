import CPlatform
import Foundation
import FoundationGaps
import Locales
import StageLink

/// Sets the clock, the locale, the time zone and the folder of preferences of the whole process.
enum Surroundings {
  /// Sets what only a user's code is to see: the folder of preferences and the clock.
  static func begin(_ clock: StageClock) {
    PreferencesFolder.path = FileManager.default.isletFolder.appendingPathComponent("preferences").path
    set(clock)
  }

  /// Sets the locale and the time zone alone.
  static func setPlace(locale: String?, timeZone: String?) {
    ProcessLocale.set(
      locale: Locale(identifier: locale ?? "en_US"),
      timeZone: timeZone.flatMap { TimeZone(identifier: $0) } ?? .gmt)
  }

  private static func set(_ clock: StageClock) {
    switch clock {
    case .running: islet_clock_set_real()
    case .runningFrom(let date):
      let (seconds, nanoseconds) = parts(of: date)
      islet_clock_set_running(seconds, nanoseconds)
    case .standing(let date):
      let (seconds, nanoseconds) = parts(of: date)
      islet_clock_set_standing(seconds, nanoseconds)
    }
  }

  private static func parts(of date: Date) -> (Int64, Int32) {
    let time = date.timeIntervalSince1970
    let seconds = time.rounded(.down)
    return (Int64(seconds), Int32((time - seconds) * 1e9))
  }
}
