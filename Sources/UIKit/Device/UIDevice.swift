import Foundation

/// The device that is drawn: an iPhone or iPad that lies still.
@MainActor @preconcurrency
public final class UIDevice: NSObject {
  public static let current = UIDevice()

  private override init() {}

  public enum BatteryState: Int, Hashable, Sendable {
    case unknown, unplugged, charging, full
  }

  private var isPad: Bool { userInterfaceIdiom == .pad }

  public var name: String { model }
  public var model: String { isPad ? "iPad" : "iPhone" }
  public var localizedModel: String { model }
  public var systemName: String { isPad ? "iPadOS" : "iOS" }
  public var systemVersion: String { "26.0" }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { InterfaceSurroundings.traits.userInterfaceIdiom }

  /// Its camera is at the top, or at the left.
  public var orientation: UIDeviceOrientation {
    InterfaceSurroundings.screen.width > InterfaceSurroundings.screen.height ? .landscapeLeft : .portrait
  }

  /// The same one on every machine.
  public var identifierForVendor: UUID? {
    UUID(uuid: (0x49, 0x53, 0x4C, 0x45, 0x54, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 1))
  }

  public var isBatteryMonitoringEnabled = false

  /// From 0 to 1, -1 while nobody watches.
  public var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }

  public var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }
}
