import Foundation

/// What time it is on the stage.
public enum StageClock: Hashable, Sendable, Codable {
  /// Runs with the wall clock.
  case running
  /// Runs from a date on.
  case runningFrom(Date)
  /// Stands at a date until a key moves it.
  case standing(Date)

  /// The date of output that must not change: 2026-01-09T09:41:00Z.
  public static let standardDate = Date(timeIntervalSince1970: 1_767_951_660)
  /// Where the clock stands for such output.
  public static let standard = StageClock.standing(standardDate)
}
