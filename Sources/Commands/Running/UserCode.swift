import CPlatform
import Foundation
import Glibc
import StageLink

/// The ground on which a user's code runs in this process.
enum UserCode {
  /// Sets the locale, the time zone and the clock of the process.
  static func setSurroundings(_ view: ViewOptions) {
    Surroundings.set(
      locale: view.locale ?? "en_US", timeZone: view.timeZone ?? "UTC", clock: .standing(view.instant))
  }

  /// Turns crashes and endless loops into a message and exit code 1, from here on.
  static func guardCrashes(of name: String, timeLimit: Duration) {
    islet_guard_begin(name, UInt32(clamping: timeLimit.components.seconds))
  }

  /// Ends the time limit and the watch for an early end: the user's code has done its part.
  static func endLimit() {
    islet_guard_end_limit()
  }

  /// Sends what the user's code prints to standard error, without anything that could steer a terminal,
  /// and answers the real standard output: results stay clean.
  static func divertPrinting() -> Output {
    let descriptor = islet_printing_begin()
    return descriptor < 0 ? .standard : Output(descriptor: descriptor)
  }

  /// Ends what `divertPrinting` began, with everything printed so far passed on.
  static func endPrinting() {
    fflush(nil)
    islet_printing_end()
  }
}

extension ViewOptions {
  /// Where the clock stands: at `--at`, else at 9:41 on 2026-01-09.
  var instant: Date {
    if let date { return date }
    guard case .standing(let date) = StageClock.standard else { return Date() }
    return date
  }
}
