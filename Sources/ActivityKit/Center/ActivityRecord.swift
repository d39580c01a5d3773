/// What is known of one activity, whatever the type of its attributes.
///
/// Attributes and state are kept as JSON, as they are on a device: the app, the extension that draws
/// them and a server have nothing else in common.
package struct ActivityRecord: Sendable, Identifiable {
  package let id: String
  /// The attributes' type, to decode what follows.
  // A metatype is Sendable unless a conformance in it is bound to an actor, which `Codable` cannot be.
  package nonisolated(unsafe) let attributesType: any ActivityAttributes.Type
  package let attributes: Data
  package internal(set) var contentState: Data
  package internal(set) var staleDate: Date?
  package internal(set) var relevanceScore: Double
  package internal(set) var state: ActivityState
  package let pushType: PushType?
  package let style: ActivityStyle
  /// When it was asked for, or will start if it is pending.
  package let startDate: Date
  /// When it ended.
  package internal(set) var endDate: Date?
  /// When it leaves the Lock Screen, once it has ended.
  package internal(set) var dismissalDate: Date?
  /// The time that the newest update carried; an update with an earlier one comes too late.
  package internal(set) var timestamp: Date?
  /// What draws attention to a pending activity when it starts.
  var startAlert: AlertConfiguration?

  /// Whether it is shown in the island.
  package var isOngoing: Bool { state == .active || state == .stale }

  /// The next date at which something happens by itself, after `now`.
  package func nextEvent(after now: Date) -> Date? {
    let dates: [Date?] =
      switch state {
      case .pending: [startDate]
      case .active: [staleDate, startDate.addingTimeInterval(ActivityLimits.active)]
      case .stale: [startDate.addingTimeInterval(ActivityLimits.active)]
      case .ended: [dismissalDate]
      case .dismissed: []
      }
    return dates.compactMap { $0 }.filter { $0 > now }.min()
  }
}
