import SwiftUI

/// Something that an app can do when it is asked to from outside: by a button of a Live Activity, say.
public protocol AppIntent: Sendable, PersistentlyIdentifiable {
  /// What `perform` gives back.
  associatedtype PerformResult: IntentResult
  /// The type of `parameterSummary`.
  associatedtype SummaryContent: ParameterSummary = IntentParameterSummary<Self>

  /// The name that people see.
  static var title: LocalizedStringResource { get }
  /// What people are told that it does.
  static var description: IntentDescription? { get }
  /// Whether the app comes to the front to do it.
  static var openAppWhenRun: Bool { get }
  /// Whether people find it in Shortcuts and Spotlight.
  static var isDiscoverable: Bool { get }
  /// Whether the device has to be unlocked.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  /// Where the app is while it does it.
  static var supportedModes: IntentModes { get }
  /// A sentence that says what it does with its parameters.
  static var parameterSummary: SummaryContent { get }

  /// Makes an intent whose parameters are not set yet.
  init()

  /// Does it.
  ///
  /// - Throws: What keeps it from being done.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  /// A parameter of an intent: `@Parameter(title: "Size") var size: Int`.
  public typealias Parameter<Value> = IntentParameter<Value> where Value: _IntentValue

  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var isDiscoverable: Bool { true }
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  public static var supportedModes: IntentModes { .background }
  public static var persistentIdentifier: String { String(describing: Self.self) }
}

extension AppIntent where SummaryContent == IntentParameterSummary<Self> {
  public static var parameterSummary: IntentParameterSummary<Self> { IntentParameterSummary("") }
}

extension AppIntent {
  /// Goes on at once: there is nobody to ask.
  public func requestConfirmation() async throws {}

  /// Goes on at once: there is nobody to ask.
  public func requestConfirmation<Result: IntentResult>(
    result: Result, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
  ) async throws {}
}

extension AppIntent {
  /// Goes on at once: there is nobody to ask.
  public func requestConfirmation(
    actionName: ConfirmationActionName = .continue, dialog: IntentDialog? = nil
  ) async throws {}

  /// Goes on at once: there is nobody to ask.
  public func requestConfirmation<Content: View>(
    actionName: ConfirmationActionName = .continue, dialog: IntentDialog? = nil,
    showDialogAsPrompt: Bool = true,
    @ViewBuilder content: () -> Content
  ) async throws {}

  /// Goes on at once: there is nobody to ask.
  public func requestConfirmation<Snippet: SnippetIntent>(
    actionName: ConfirmationActionName = .continue, dialog: IntentDialog? = nil, snippetIntent: Snippet
  ) async throws {}

  /// Goes on at once: there is no app to bring to the front.
  public func continueInForeground(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
  ) async throws {}

  /// Does it.
  ///
  /// - Throws: What keeps it from being done.
  @discardableResult
  public func callAsFunction(donate: Bool = false) async throws -> PerformResult.Value? {
    try await perform().value
  }

  /// Tells the system that somebody did it. Nothing here learns from that.
  @discardableResult
  public func donate() async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }

  /// Tells the system that somebody did it. Nothing here learns from that.
  @discardableResult
  public func donate(result: PerformResult) async throws -> IntentDonationIdentifier {
    IntentDonationIdentifier()
  }
}
