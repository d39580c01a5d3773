import CPlatform
import Foundation
import FoundationGaps
import Locales
import StageLink

/// Sets the clock, the locale, the time zone and the folder of preferences of the whole process.
enum Surroundings {
  static func set(locale: String, timeZone: String, clock: StageClock) {
    ProcessLocale.set(
      locale: Locale(identifier: locale), timeZone: TimeZone(identifier: timeZone) ?? .gmt)
    PreferencesFolder.path = FileManager.default.isletFolder.appendingPathComponent("preferences").path
    set(clock)
  }

  static func set(_ clock: StageClock) {
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
