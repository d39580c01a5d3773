/// The keys inside `aps` that a Live Activity's payload has, as Apple's article "Starting and updating Live
/// Activities with ActivityKit push notifications" gives them.
enum PushKey: String, CaseIterable {
  case timestamp
  case event
  case contentState = "content-state"
  case attributesType = "attributes-type"
  case attributes
  case alert
  case staleDate = "stale-date"
  case dismissalDate = "dismissal-date"
  case relevanceScore = "relevance-score"
  case inputPushToken = "input-push-token"
  case inputPushChannel = "input-push-channel"

  static let names = allCases.map(\.rawValue)

  /// Keys of ordinary notifications, as "Generating a remote notification" gives them, which nobody reads here.
  static let ordinary: Set<String> = [
    "badge", "sound", "thread-id", "category", "content-available", "mutable-content", "target-content-id",
    "interruption-level", "filter-criteria", "url-args",
  ]

  /// The key that somebody meant who spelled it otherwise, such as `content_state` or `contentState`.
  init?(meantBy key: String) {
    var spelled = ""
    for character in key {
      if character == "_" || character == " " {
        spelled += "-"
      } else if character.isUppercase {
        spelled += (spelled.isEmpty || spelled.last == "-" ? "" : "-") + character.lowercased()
      } else {
        spelled.append(character)
      }
    }
    guard
      let key = Self(rawValue: spelled)
        ?? Nearest.word(to: spelled, in: Self.names).flatMap({ Self(rawValue: $0) })
    else { return nil }
    self = key
  }
}

/// What a push does to an activity.
public enum PushEvent: String, Hashable, Sendable, Codable, CaseIterable {
  case start
  case update
  case end
}

/// The limits of Apple Push Notification service for a payload, in bytes, as "Generating a remote notification"
/// and "Sending broadcast push notification requests to APNs" give them.
enum APNsLimits {
  static let payload = 4096
  static let broadcast = 5120
  /// Of `apns-collapse-id`.
  static let collapseID = 64
}
