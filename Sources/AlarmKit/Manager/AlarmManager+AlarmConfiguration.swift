import ActivityKit
import AppIntents
import Foundation

extension AlarmManager {
  /// Everything that is needed to set an alarm.
  public struct AlarmConfiguration<Metadata: AlarmMetadata> {
    package var countdownDuration: Alarm.CountdownDuration?
    package var schedule: Alarm.Schedule?
    package var attributes: AlarmAttributes<Metadata>
    package var stopIntent: (any LiveActivityIntent)?
    package var secondaryIntent: (any LiveActivityIntent)?
    package var sound: AlertConfiguration.AlertSound

    /// An alarm that may count down. Its intents and its sound are kept and not used, as it never rings.
    public init(
      countdownDuration: Alarm.CountdownDuration? = nil, schedule: Alarm.Schedule? = nil,
      attributes: AlarmAttributes<Metadata>, stopIntent: (any LiveActivityIntent)? = nil,
      secondaryIntent: (any LiveActivityIntent)? = nil, sound: AlertConfiguration.AlertSound = .default
    ) {
      self.countdownDuration = countdownDuration
      self.schedule = schedule
      self.attributes = attributes
      self.stopIntent = stopIntent
      self.secondaryIntent = secondaryIntent
      self.sound = sound
    }

    /// A timer of so many seconds.
    public static func timer(
      duration: TimeInterval, attributes: AlarmAttributes<Metadata>,
      stopIntent: (any LiveActivityIntent)? = nil, secondaryIntent: (any LiveActivityIntent)? = nil,
      sound: AlertConfiguration.AlertSound = .default
    ) -> AlarmConfiguration<Metadata> {
      AlarmConfiguration(
        countdownDuration: Alarm.CountdownDuration(preAlert: duration, postAlert: duration),
        attributes: attributes, stopIntent: stopIntent, secondaryIntent: secondaryIntent, sound: sound)
    }

    /// An alarm that rings without counting down.
    public static func alarm(
      schedule: Alarm.Schedule? = nil, attributes: AlarmAttributes<Metadata>,
      stopIntent: (any LiveActivityIntent)? = nil, secondaryIntent: (any LiveActivityIntent)? = nil,
      sound: AlertConfiguration.AlertSound = .default
    ) -> AlarmConfiguration<Metadata> {
      AlarmConfiguration(
        schedule: schedule, attributes: attributes, stopIntent: stopIntent, secondaryIntent: secondaryIntent,
        sound: sound)
    }
  }
}
