import Foundation

extension ProcessInfo {
  /// How warm a device is.
  public enum ThermalState: Int, Hashable, Sendable {
    case nominal, fair, serious, critical
  }

  /// Never; a terminal has power.
  public var isLowPowerModeEnabled: Bool { false }

  public var thermalState: ThermalState { .nominal }

  /// Never; Islet stands for an iPhone.
  public var isiOSAppOnMac: Bool { false }

  public var isMacCatalystApp: Bool { false }
}

extension Notification.Name {
  /// Never posted.
  public static let NSProcessInfoPowerStateDidChange = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}
