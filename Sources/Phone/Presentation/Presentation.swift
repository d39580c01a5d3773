import BoxLayout
import StageLink

/// What an app supplies of an activity, to be shown on one or more surfaces.
public enum Presentation: String, Hashable, Sendable, CaseIterable, Codable {
  case lockScreen
  case compactLeading
  case compactTrailing
  case minimal
  /// The four regions of the expanded island, laid out as one.
  case expanded
  /// The Lock Screen's view in the small family, for a watch and CarPlay; of an activity that supports it.
  case small
  /// An ordinary view that is previewed by itself.
  case view
}

/// What surrounds a presentation when it is made.
public struct PresentationSetting: Hashable, Sendable {
  /// The device that was chosen, whose surfaces there are.
  public var ownDevice: Device
  /// The device that the surface is drawn on: the one that was chosen, or an iPad for the iPad's Lock Screen.
  public var device: Device {
    get { ownDevice.host(of: surface) }
    set { ownDevice = newValue }
  }
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
  /// The watch or the CarPlay screen that shows it where the surface is one of theirs; `nil` is the default one.
  public var companion: CompanionScreen?
  /// How many other apps' activities the Lock Screen shows, 0 to ``mostOthers``.
  public var others: Int
  /// What is seen before a tap: in StandBy the minimal presentation at the top, on a Mac the menu bar's item without
  /// the expanded island below it.
  public var isUntapped: Bool
  /// A person wants little to move.
  public var reducesMotion = false
  /// How text is drawn in cells where there is room for it: on the Lock Screen, in banners and in the expanded
  /// island.
  public var typeScale = TypeScale.plain
  public var textSize = TextSize.large
  public var contrast = Contrast.standard
  /// Localized texts with accents, longer than they are, to find what is not localized and what has no room.
  public var isPseudolocalized = false
  /// Whether there is room for StandBy at its full size, should it be shown in large type.
  var hasRoomToDouble = true
  /// The presentation stands in an island that cannot grow.
  var isIslandLimited = false

  /// As many other apps' activities as the Lock Screen shows beside one.
  public static let mostOthers = 2

  public init(
    device: Device = .iPhone16, appearance: Appearance = .dark, isStale: Bool = false,
    isRightToLeft: Bool = false, isLandscape: Bool = false, surface: Surface = .lockScreen,
    companion: CompanionScreen? = nil, locale: String = "en_US",
    timeZone: String = "UTC", others: Int = 0, isUntapped: Bool = false
  ) {
    ownDevice = device
    self.appearance = appearance
    self.isStale = isStale
    self.isRightToLeft = isRightToLeft
    self.isLandscape = isLandscape
    self.surface = surface
    self.companion = companion
    self.locale = locale
    self.timeZone = timeZone
    self.others = others
    self.isUntapped = isUntapped
  }

  /// Whether an iPhone that lies shows it.
  var isLying: Bool {
    (isLandscape || surface.isStandBy) && device.kind == .iPhone && surface.isOnDevice
  }

  /// Whether an iPhone that stands shows it.
  var isUpright: Bool { device.kind == .iPhone && surface.isOnDevice && !isLying }

  /// The watch or the CarPlay screen that shows it; `nil` on other surfaces.
  public var screen: CompanionScreen? {
    surface.companion.map { kind in companion.flatMap { $0.kind == kind ? $0 : nil } ?? kind.standard }
  }

  /// What people call the screen that shows it.
  public var screenName: String { screen?.name ?? device.name }

  /// The id of the screen that shows it.
  public var screenID: String { screen?.id ?? device.id }

  /// The screen in cells, a phone's as it lies or stands.
  var cells: DeviceCells {
    if let screen { return DeviceCells(screen, beside: device) }
    if surface == .mac { return DeviceCells(macBeside: device) }
    return DeviceCells(
      device, isLandscape: isLandscape, isStandBy: surface.isStandBy, isDoubled: doublesStandBy)
  }

  /// StandBy after a tap shows the Lock Screen presentation in twice as many cells as elsewhere: in large type, where
  /// there is room.
  private var doublesStandBy: Bool {
    surface.isStandBy && device.kind == .iPhone && typeScale.drawsBlocks && !isUntapped && hasRoomToDouble
  }

  /// Leaves StandBy in half its size where it is wider or higher than that.
  func fitting(columns: Int, rows: Int? = nil) -> PresentationSetting {
    guard doublesStandBy else { return self }
    let cells = cells
    var setting = self
    setting.hasRoomToDouble = cells.leastColumns <= columns && cells.screen.rows <= rows ?? .max
    return setting
  }

  /// How lengths of the Lock Screen presentation and the expanded island become cells.
  var metrics: Metrics {
    let metrics = Metrics.cells.typeScale(typeScale)
    return doublesStandBy ? metrics.magnified(2) : metrics
  }

  /// The appearance that presentations are told: StandBy, the Always-On display and a watch are dark.
  var presentedAppearance: Appearance {
    surface.isStandBy || surface == .alwaysOn || surface == .watch ? .dark : appearance
  }
}
