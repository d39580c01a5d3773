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
}
