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

  /// Ends the time limit: the user's code has done its part.
  static func endLimit() {
    islet_guard_end_limit()
  }

  /// Sends what the user's code prints to standard error and answers the real standard output: results
  /// stay clean.
  static func divertPrinting() -> Output {
    let descriptor = fcntl(1, F_DUPFD_CLOEXEC, 3)
    guard descriptor >= 0, dup2(2, 1) == 1 else { return .standard }
    return Output(descriptor: descriptor)
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
