/// The limits of the system, as Apple's articles on Live Activities give them.
package enum ActivityLimits {
  /// Attributes and content state together, in bytes of JSON.
  package static let payload = 4096
  /// How long an activity can be active, in seconds.
  package static let active: TimeInterval = 8 * 60 * 60
  /// How long it stays on the Lock Screen after its end, in seconds.
  package static let afterEnd: TimeInterval = 4 * 60 * 60
}
