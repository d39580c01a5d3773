/// What is known of one activity, whatever the type of its attributes.
///
/// Attributes and state are kept as JSON, as they are on a device: the app, the extension that draws
/// them and a server have nothing else in common.
package struct ActivityRecord: Sendable, Identifiable {
  package let id: String
  /// The app that it belongs to, by name.
  package let app: String
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
  /// The time of the newest update; one with an earlier time comes too late.
  package internal(set) var timestamp: Date?
  /// One whose stale date was past when it began is never presented anywhere, as was measured on a device.
  package internal(set) var isPresented = true
  /// What draws attention to a pending activity when it starts.
  var startAlert: AlertConfiguration?

  /// Whether the island may show it.
  package var isOngoing: Bool { state == .active || state == .stale }

  /// What people call it.
  package var name: String { Self.name(of: attributesType) + " " + id.prefix(4) }

  /// What people call activities of a type: its name without the suffix that nearly all have.
  package static func name(of type: any ActivityAttributes.Type) -> String {
    AttributesName.short(String(describing: type))
  }

  /// The next date at which something happens by itself, after `now`.
  package func nextEvent(after now: Date) -> Date? {
    nextEvent.flatMap { $0 > now ? $0 : nil } ?? laterEvents.filter { $0 > now }.min()
  }

  /// The next date at which something happens by itself.
  var nextEvent: Date? {
    switch state {
    case .pending: startDate
    case .active: min(staleDate ?? .distantFuture, limit)
    case .stale: limit
    case .ended: dismissalDate
    case .dismissed: nil
    }
  }

  private var laterEvents: [Date] { state == .active ? [limit] : [] }

  /// When the system ends it.
  private var limit: Date { startDate.addingTimeInterval(ActivityLimits.active) }
}
