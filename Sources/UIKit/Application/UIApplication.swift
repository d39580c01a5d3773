import Foundation

/// The app around a view: there is none here, so it is active and opens nothing.
@MainActor @preconcurrency
public final class UIApplication: NSObject {
  public static let shared = UIApplication()

  private override init() {}

  public enum State: Int, Hashable, Sendable {
    case active, inactive, background
  }

  /// An option of ``open(_:options:completionHandler:)``.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The address of the app's settings.
  nonisolated public static let openSettingsURLString = "app-settings:"

  public var applicationState: State { .active }
  public var isIdleTimerDisabled = false
  public var applicationIconBadgeNumber = 0

  public func canOpenURL(_ url: URL) -> Bool { false }

  /// Says that the address was not opened.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  /// Says that the address was not opened.
  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool { false }
}
