/// What a key does to the clock of the phone.
public enum ClockStep: Hashable, Sendable {
  /// Goes on, or back, by a minute.
  case forward, back
  /// Goes on by some seconds.
  case by(Double)
  /// Stands, or runs again.
  case toggle
  /// Goes on to the next thing that happens by itself: content becomes stale, an activity ends or is dismissed.
  case nextEvent
}
