/// Why a Live Activity could not be started.
public enum ActivityAuthorizationError: Error, Equatable, Hashable, Sendable {
  /// Attributes and content state are larger than 4 KB together.
  case attributesTooLarge
  /// The device has no Live Activities.
  case unsupported
  /// The person has turned Live Activities off.
  case denied
  /// The device shows as many activities as it can.
  case globalMaximumExceeded
  /// The app has started as many activities as it may.
  case targetMaximumExceeded
  /// The app may not start Live Activities.
  case unsupportedTarget
  /// The app is not in the foreground.
  case visibility
  /// The system could not store the activity.
  case persistenceFailure
  /// The process that starts the activity has no identifier.
  case missingProcessIdentifier
  /// The app lacks an entitlement.
  case unentitled
  /// The activity's identifier is not valid.
  case malformedActivityIdentifier
  /// The process did not create the activity that it wants to connect to.
  case reconnectNotPermitted
}

extension ActivityAuthorizationError: LocalizedError {
  public var errorDescription: String? { failureReason }

  public var failureReason: String? {
    switch self {
    case .attributesTooLarge:
      RefusedSize.last?.description ?? "The attributes and the content state are larger than 4 KB together."
    case .unsupported: "The device doesn't support Live Activities."
    case .denied: "Live Activities are turned off in Settings."
    case .globalMaximumExceeded: "The device has reached its maximum number of ongoing Live Activities."
    case .targetMaximumExceeded: "The app has reached its maximum number of ongoing Live Activities."
    case .unsupportedTarget: "The app isn't allowed to start Live Activities."
    case .visibility: "The app tried to start a Live Activity while it was in the background."
    case .persistenceFailure: "The system couldn't store the Live Activity."
    case .missingProcessIdentifier: "The process that starts the Live Activity has no identifier."
    case .unentitled: "The app doesn't have the entitlement that Live Activities need."
    case .malformedActivityIdentifier: "The identifier of the Live Activity isn't valid."
    case .reconnectNotPermitted: "The process isn't the one that created the Live Activity."
    }
  }

  public var recoverySuggestion: String? {
    switch self {
    case .attributesTooLarge: "Keep large data out of the attributes and refer to it by a name."
    case .denied: "Ask the person to allow Live Activities for the app in Settings."
    case .globalMaximumExceeded, .targetMaximumExceeded: "End an activity that is no longer needed."
    case .visibility: "Start the activity while the app is in the foreground."
    default: nil
    }
  }
}

extension ActivityAuthorizationError {
  /// All of them, in Apple's order.
  package static let all: [ActivityAuthorizationError] = [
    .attributesTooLarge, .unsupported, .denied, .globalMaximumExceeded, .targetMaximumExceeded,
    .unsupportedTarget, .visibility, .persistenceFailure, .missingProcessIdentifier, .unentitled,
    .malformedActivityIdentifier, .reconnectNotPermitted,
  ]

  /// The name of the case as a word of a command line: `attributes-too-large`.
  // Spelled out, as every run reads it: to ask for the name of a case costs a search through all conformances.
  package var word: String {
    switch self {
    case .attributesTooLarge: "attributes-too-large"
    case .unsupported: "unsupported"
    case .denied: "denied"
    case .globalMaximumExceeded: "global-maximum-exceeded"
    case .targetMaximumExceeded: "target-maximum-exceeded"
    case .unsupportedTarget: "unsupported-target"
    case .visibility: "visibility"
    case .persistenceFailure: "persistence-failure"
    case .missingProcessIdentifier: "missing-process-identifier"
    case .unentitled: "unentitled"
    case .malformedActivityIdentifier: "malformed-activity-identifier"
    case .reconnectNotPermitted: "reconnect-not-permitted"
    }
  }
}

extension ActivityAuthorizationError: CustomNSError {
  public static var errorDomain: String { "com.apple.ActivityKit.ActivityAuthorization" }

  public var errorUserInfo: [String: Any] {
    var info: [String: Any] = [:]
    info[NSLocalizedDescriptionKey] = errorDescription
    info[NSLocalizedFailureReasonErrorKey] = failureReason
    info[NSLocalizedRecoverySuggestionErrorKey] = recoverySuggestion
    return info
  }
}
