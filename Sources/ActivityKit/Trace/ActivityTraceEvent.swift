/// One thing that the system did to an activity, or did not do, and why.
package struct ActivityTraceEvent: Equatable, Sendable {
  package enum Kind: String, Equatable, Sendable {
    /// Somebody asked for it, and it was done.
    case done
    /// The system did it by itself.
    case system
    /// Somebody asked for it, and it was not done.
    case dropped
    /// It was done, but hardly as it was meant.
    case warning
  }

  /// Counted from 1, without gaps.
  package let number: Int
  /// When it happened, on the phone's clock.
  package let date: Date
  /// The activity's identifier; `nil` if there is none, as after a request that was refused.
  package let activityID: String?
  /// What people call the activity: the type of its attributes and the beginning of its identifier.
  package let activity: String
  package let kind: Kind
  /// What happened, such as "update dropped".
  package let what: String
  /// The reason, or who asked for it.
  package let why: String
  /// What draws attention to it.
  package let alert: AlertConfiguration?

  /// All of it but the date, in one line.
  package var text: String { why.isEmpty ? "\(activity): \(what)" : "\(activity): \(what) (\(why))" }
}
