import Cells

/// An iPhone or an iPad in points: its screen and what the system draws on it.
///
/// Sizes are those of Apple's Human Interface Guidelines, "Live Activities", but for the ``estimates``.
public struct Device: Hashable, Sendable, Identifiable {
  /// A size in points.
  public struct Points: Hashable, Sendable {
    public var width: Double
    public var height: Double

    public init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }

  /// The Dynamic Island, in points.
  public struct Island: Hashable, Sendable {
    /// The compact island with both sides and the camera between them.
    public var width: Double
    /// What lies on one side of the camera.
    public var sideWidth: Double
    /// Compact and minimal.
    public var height: Double
    public var minimalWidth: ClosedRange<Double>
    public var expandedWidth: Double
    public var expandedHeight: ClosedRange<Double>
  }

  /// The Lock Screen's card, in points.
  public struct Card: Hashable, Sendable {
    public var width: Double
    public var height: ClosedRange<Double>
  }

  /// What is drawn around the Lock Screen.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case iPhone = "iphone"
    /// Lies, as in Apple's tables.
    case iPad = "ipad"
  }

  /// What the front has beside its screen.
  public enum Front: String, Hashable, Sendable, CaseIterable {
    /// A camera within the Dynamic Island.
    case island
    /// A camera in a notch at the top of the screen.
    case notch
    /// A speaker above the screen and a button below it.
    case homeButton = "home-button"
    /// The same edge all around, as an iPad has it.
    case plain
  }

  /// What `--device` takes.
  public let id: String
  /// What people call it.
  public let name: String
  public let kind: Kind
  /// The screen: an iPhone's upright, an iPad's lying.
  public let screen: Points
  public let front: Front
  /// `nil` on a device without an island.
  public let island: Island?
  public let card: Card
  /// Whether the Lock Screen stays, dimmed, when the iPhone sleeps.
  public let hasAlwaysOn: Bool
  /// The sizes that Apple does not publish for this device.
  public let estimates: Set<DeviceSize>

  /// - Parameter front: Of no account for a device with an island; `nil` is a notch on an iPhone and a plain edge
  ///   on an iPad.
  public init(
    id: String, name: String, kind: Kind = .iPhone, screen: Points, front: Front? = nil, island: Island?,
    card: Card, hasAlwaysOn: Bool = false, estimates: Set<DeviceSize> = []
  ) {
    self.id = id
    self.name = name
    self.kind = kind
    self.screen = screen
    self.front = island == nil ? front ?? (kind == .iPad ? .plain : .notch) : .island
    self.island = island
    self.card = card
    self.hasAlwaysOn = hasAlwaysOn
    self.estimates = estimates
  }
}

extension Device {
  /// The devices that are built in, in the order of their file.
  public static var all: [Device] { DeviceLibrary.builtIn.devices }

  /// 393 x 852 pt, the device that is shown when none is asked for.
  public static let iPhone16 = DeviceLibrary.builtInDevice(DeviceLibrary.defaultID)

  /// 430 x 932 pt.
  public static let iPhone16Plus = DeviceLibrary.builtInDevice("iphone-16-plus")

  /// 1194 x 834 pt, the iPad that is shown where none is asked for.
  public static let iPad11 = DeviceLibrary.builtInDevice("ipad-11")

  /// What is shown of the Always-On display when no device is asked for: as large as ``iPhone16``, which has none.
  public static let alwaysOnID = "iphone-15-pro"

  /// How wide the Lock Screen presentation is laid out for StandBy, in points: as on the Lock Screen, but on a small
  /// iPhone no wider than half of the screen that it is to fill.
  var standByWidth: Double { min(card.width, screen.height / 2) }

  /// The built-in device with an id; case does not matter.
  public static func named(_ id: String) -> Device? {
    all.first { $0.id == id.lowercased() }
  }

  /// The same with the island that a Mac shows of it: of an iPhone without one that of the default iPhone.
  var withIsland: Device {
    guard island == nil else { return self }
    let other = Device.iPhone16
    return Device(
      id: id, name: name, kind: kind, screen: other.screen, island: other.island, card: other.card,
      estimates: estimates)
  }

  /// Whether all that is drawn of another device is the same but its name.
  func looks(like other: Device) -> Bool {
    kind == other.kind && screen == other.screen && front == other.front && island == other.island
      && card == other.card
  }
}
