import StageLink

/// What an app supplies of an activity, to be shown on one or more surfaces.
public enum Presentation: String, Hashable, Sendable, CaseIterable, Codable {
  case lockScreen
  case compactLeading
  case compactTrailing
  case minimal
  /// The four regions of the expanded island, laid out as one.
  case expanded
  /// An ordinary view that is previewed by itself.
  case view
}

/// What surrounds a presentation when it is made.
public struct PresentationSetting: Hashable, Sendable {
  public var device: Device
  public var appearance: Appearance
  /// Whether the stale date has passed.
  public var isStale: Bool
  public var isRightToLeft: Bool
  /// An iPhone that lies; of no account for an iPad.
  public var isLandscape: Bool
  public var surface: Surface
  /// An identifier such as `en_US`.
  public var locale: String
  /// A name of the time zone database.
  public var timeZone: String
  /// How many other apps' activities the Lock Screen shows, 0 to ``mostOthers``.
  public var others: Int
  /// StandBy as it is before a tap: the minimal presentation at the top.
  public var isUntapped: Bool
  /// The presentation stands in an island that cannot grow.
  var isIslandLimited = false

  /// As many other apps' activities as the Lock Screen shows beside one.
  public static let mostOthers = 2

  public init(
    device: Device = .iPhone16, appearance: Appearance = .dark, isStale: Bool = false,
    isRightToLeft: Bool = false, isLandscape: Bool = false, surface: Surface = .lockScreen,
    locale: String = "en_US",
    timeZone: String = "UTC", others: Int = 0, isUntapped: Bool = false
  ) {
    self.device = device
    self.appearance = appearance
    self.isStale = isStale
    self.isRightToLeft = isRightToLeft
    self.isLandscape = isLandscape
    self.surface = surface
    self.locale = locale
    self.timeZone = timeZone
    self.others = others
    self.isUntapped = isUntapped
  }

  /// Whether the device is an iPhone that lies.
  var isLying: Bool { (isLandscape || surface.isStandBy) && device.kind == .iPhone }

  /// The device in cells, as it lies or stands.
  var cells: DeviceCells {
    DeviceCells(device, isLandscape: isLandscape, isStandBy: surface.isStandBy)
  }

  /// The appearance that presentations are told: StandBy and the Always-On display are dark.
  var presentedAppearance: Appearance {
    surface.isStandBy || surface == .alwaysOn ? .dark : appearance
  }
}
