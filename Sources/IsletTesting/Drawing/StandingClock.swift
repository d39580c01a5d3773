import CPlatform
import Foundation
import Locales

/// The surroundings that a user's code sees while frames are made of it: a clock that stands, a locale and a time
/// zone. Nobody but the main thread, and of it nobody but the task that draws, sees them.
@MainActor
enum StandingClock {
  /// Where the main thread's clock stands, if it does.
  private static var now: Date?
  private static var isTaken = false
  private static var waiting: [CheckedContinuation<Void, Never>] = []

  /// Runs a body in these surroundings.
  static func with<Result>(_ settings: SnapshotSettings, _ body: () throws -> Result) rethrows -> Result {
    let before = now
    stand(at: settings.date)
    defer { stand(at: before) }
    return try ProcessLocale.with(locale: settings.locale, timeZone: settings.timeZone, body)
  }

  /// The same for a body that may wait. One at a time: each finds its own clock when it goes on.
  static func with<Result>(
    _ settings: SnapshotSettings, _ body: () async throws -> Result
  ) async rethrows -> Result {
    if isTaken { await withCheckedContinuation { waiting.append($0) } }
    isTaken = true
    stand(at: settings.date)
    defer {
      stand(at: nil)
      if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
    }
    return try await ProcessLocale.with(locale: settings.locale, timeZone: settings.timeZone, body)
  }

  private static func stand(at date: Date?) {
    now = date
    guard let date else { return islet_clock_thread_clear() }
    let time = date.timeIntervalSince1970
    let seconds = time.rounded(.down)
    islet_clock_thread_standing(Int64(seconds), Int32((time - seconds) * 1e9))
  }
}
