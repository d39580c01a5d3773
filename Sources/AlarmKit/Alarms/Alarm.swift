import Foundation

/// An alarm or a timer, as the system knows it.
public struct Alarm: Codable, Identifiable, Sendable {
  /// What an alarm is doing.
  public enum State: Codable, Hashable, Sendable {
    /// Waits for its date.
    case scheduled
    /// Counts down.
    case countdown
    /// Has stopped counting down for a while.
    case paused
    /// Rings.
    case alerting
  }

  /// How long an alarm counts down, in seconds.
  public struct CountdownDuration: Codable, Hashable, Sendable {
    /// Before it rings.
    public var preAlert: TimeInterval?
    /// Before it rings once more.
    public var postAlert: TimeInterval?

    public init(preAlert: TimeInterval?, postAlert: TimeInterval?) {
      self.preAlert = preAlert
      self.postAlert = postAlert
    }
  }

  /// The name by which it is found again.
  public var id: UUID
  /// When it rings; a timer has none.
  public var schedule: Schedule?
  /// How long it counts down.
  public var countdownDuration: CountdownDuration?
  /// What it is doing.
  public var state: State
}
