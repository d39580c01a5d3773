import Foundation

extension Alarm {
  /// When an alarm rings.
  public enum Schedule: Codable, Hashable, Sendable {
    /// At a moment, wherever one is.
    case fixed(Date)
    /// At a time of the day.
    case relative(Relative)

    /// A time of the day, in the time zone that one is in.
    public struct Relative: Codable, Hashable, Sendable {
      /// Hour and minute.
      public struct Time: Codable, Hashable, Sendable {
        public var hour: Int
        public var minute: Int

        public init(hour: Int, minute: Int) {
          self.hour = hour
          self.minute = minute
        }
      }

      /// How often an alarm comes back.
      public enum Recurrence: Codable, Hashable, Sendable {
        case never
        case weekly([Locale.Weekday])
      }

      public var time: Time
      public var repeats: Recurrence

      public init(time: Time, repeats: Recurrence = .never) {
        self.time = time
        self.repeats = repeats
      }
    }
  }
}
