import Foundation

/// The controls of an app; here none are put up.
public final class ControlCenter: Sendable {
  /// The one there is.
  public static let shared = ControlCenter()

  private init() {}

  /// Makes all controls ask for new values.
  public func reloadAllControls() {}

  /// Makes the controls of a kind ask for new values.
  public func reloadControls(ofKind kind: String) {}

  /// Lists the controls that are put up.
  public func currentControls() async throws -> [ControlInfo] { [] }
}

/// A control that is put up.
public struct ControlInfo: Hashable, Identifiable, Sendable {
  public let id: String
  public let kind: String

  /// By what a server reaches the control.
  public var pushInfo: ControlPushInfo? { nil }

  /// What a person has set; `nil` for another intent's control.
  public func configurationIntent<Intent: ControlConfigurationIntent>(of intentType: Intent.Type) -> Intent? {
    nil
  }
}

/// By what a server reaches a control.
public struct ControlPushInfo: Hashable, Sendable {
  public let token: Data
}

/// Learns by which tokens a server reaches the controls. Nothing here tells it.
public protocol ControlPushHandler {
  init()

  /// Other tokens, or other controls.
  func pushTokensDidChange(controls: [ControlInfo])
}
