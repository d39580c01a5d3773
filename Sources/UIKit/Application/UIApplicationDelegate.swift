import Foundation

/// What hears of an app's life. No app runs here: none of it is ever called.
@MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {}

extension UIApplication {
  /// What an app is told when it is launched.
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  }
}
