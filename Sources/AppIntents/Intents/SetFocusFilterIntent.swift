/// An intent that says how the app behaves in a Focus. Nobody has one here.
public protocol SetFocusFilterIntent: SystemIntent, InstanceDisplayRepresentable {
  /// What the filter means for the system.
  var appContext: FocusFilterAppContext { get }

  /// Filters that are offered.
  static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self]
}

extension SetFocusFilterIntent {
  public var appContext: FocusFilterAppContext { FocusFilterAppContext() }

  public static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self] { [] }

  /// The filter in force: one whose parameters are not set.
  public static var current: Self {
    get async throws { Self() }
  }
}

/// What a Focus means for the notifications and accounts of an app.
public struct FocusFilterAppContext: Sendable {
  public var notificationFilterPredicate: NSPredicate?
  public var targetContentIdentifierPrefix: String?

  public init(notificationFilterPredicate: NSPredicate? = nil, targetContentIdentifierPrefix: String? = nil) {
    self.notificationFilterPredicate = notificationFilterPredicate
    self.targetContentIdentifierPrefix = targetContentIdentifierPrefix
  }
}

/// For whom a filter is offered.
public struct FocusFilterSuggestionContext: Sendable {}
