/// Where an activity is in its life.
public enum ActivityState: Codable, Hashable, Sendable {
  /// Scheduled for a date that has not come.
  case pending
  /// Visible, and can be updated.
  case active
  /// Over, but still on the Lock Screen.
  case ended
  /// Over, and no longer visible.
  case dismissed
  /// Visible, but its content is out of date.
  case stale
}
