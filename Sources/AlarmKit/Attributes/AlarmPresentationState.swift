import ActivityKit
import Foundation

/// The content state of the Live Activity that shows an alarm.
public struct AlarmPresentationState: Codable, Hashable, Sendable {
  /// What the alarm is doing. The countdown comes first: it is what an activity without an example shows.
  public enum Mode: Codable, Hashable, Sendable {
    case countdown(Countdown)
    case paused(Paused)
    case alert(Alert)

    /// The alarm rings.
    public struct Alert: Codable, Hashable, Sendable {
      /// The time of the day that it rings for.
      public var time: Alarm.Schedule.Relative.Time

      public init(time: Alarm.Schedule.Relative.Time) {
        self.time = time
      }
    }

    /// The alarm counts down; durations are in seconds.
    public struct Countdown: Codable, Hashable, Sendable {
      public var totalCountdownDuration: TimeInterval
      /// What had passed before the last pause.
      public var previouslyElapsedDuration: TimeInterval
      /// When it began, or went on after a pause.
      public var startDate: Date
      /// When it will ring.
      public var fireDate: Date

      public init(
        totalCountdownDuration: TimeInterval, previouslyElapsedDuration: TimeInterval, startDate: Date,
        fireDate: Date
      ) {
        self.totalCountdownDuration = totalCountdownDuration
        self.previouslyElapsedDuration = previouslyElapsedDuration
        self.startDate = startDate
        self.fireDate = fireDate
      }
    }

    /// The countdown has stopped for a while; durations are in seconds.
    public struct Paused: Codable, Hashable, Sendable {
      public var totalCountdownDuration: TimeInterval
      /// What has passed.
      public var previouslyElapsedDuration: TimeInterval

      public init(totalCountdownDuration: TimeInterval, previouslyElapsedDuration: TimeInterval) {
        self.totalCountdownDuration = totalCountdownDuration
        self.previouslyElapsedDuration = previouslyElapsedDuration
      }
    }
  }

  public var alarmID: Alarm.ID
  public var mode: Mode

  public init(alarmID: Alarm.ID, mode: Mode) {
    self.alarmID = alarmID
    self.mode = mode
  }
}

extension AlarmPresentationState: SampleVariants {
  /// The same countdown when it is paused after a third of it, and when it is over.
  package var sampleVariants: [AlarmPresentationState] {
    guard case .countdown(let countdown) = mode else { return [] }
    let total = countdown.totalCountdownDuration
    let time = Calendar.current.dateComponents([.hour, .minute], from: countdown.fireDate)
    return [
      .paused(Mode.Paused(totalCountdownDuration: total, previouslyElapsedDuration: total / 3)),
      .alert(Mode.Alert(time: .init(hour: time.hour ?? 0, minute: time.minute ?? 0))),
    ].map { AlarmPresentationState(alarmID: alarmID, mode: $0) }
  }
}
