import ActivityKit
import BoxLayout
import Cells
import Foundation
import StageLink

/// What is shown and what keys do to it: a value that turns keys into frames.
///
/// Knows no terminal: the owner tells it keys, pointers and sizes, carries out the effects that come
/// back and shows ``frame()``.
@MainActor
public struct Session {
  /// What the owner has to do after a key.
  public enum Effect {
    case quit
    /// The key did nothing: there is nothing further in that direction.
    case bell
    /// Write a frame of the phone alone, as a picture or as text; the name is without folder and extension.
    case export(frame: Frame, name: String, isPicture: Bool)
    /// Show the notes, whole.
    case notes
    /// Do something to a running activity, and hand over what has become of it.
    case life(LifeStep)
    /// Move or stop the clock of the process, and say so with ``Session/setTime(_:)``.
    case clock(ClockStep)
  }

  public let catalog: Catalog
  public private(set) var themes: [Theme]
  public let devices: [Device]
  /// The watches and CarPlay screens that `d` goes through on their surfaces.
  public let companions: [CompanionScreen]

  // What is shown.
  var activityIndex = 0
  var previewIndex = 0
  var stateIndex = 0
  public var surface = Surface.lockScreen
  /// What was shown before a device came that does not have it; it is shown again on one that does.
  var surfaceWanted: Surface?
  /// The surface that was left for the Lock Screen by `l`, or for the expanded island by a long press.
  var surfaceBefore: Surface?
  public var appearance = Appearance.dark
  public var theme: Theme
  public internal(set) var device: Device
  /// The watch and the CarPlay screen beside the device, where one was chosen; else the default ones.
  var chosenScreens: [CompanionScreen.Kind: CompanionScreen] = [:]
  public var isStale = false
  public var isRightToLeft = false
  /// How many other apps' activities the Lock Screen shows, 0 to ``PresentationSetting/mostOthers``.
  public var others = 0
  /// StandBy after a tap, with the Lock Screen presentation over the whole screen; a Mac after a click, with the
  /// expanded island below the menu bar.
  var isTapped = false
  /// An iPhone lies; of no account for an iPad.
  public var isLandscape = false
  /// Views are told that a person wants little to move; a theme may ask for it too.
  public var reducesMotion = false
  public var isLargeType = false
  public var textSize = TextSize.large
  public var contrast = Contrast.standard
  public var isPseudolocalized = false
  public var locale = "en_US"
  public var timeZone = "UTC"
  public var clock: PhoneClock
  /// Outlines whatever the theme says.
  public var isOutlined = false
  var overlay: StageOverlay?
  /// The inspector while help or a search lies over it.
  var overlayBelow: StageOverlay?
  /// Where the user's views are written, by the descriptions of their types.
  public var sources: [UInt: SourceLine] = [:]
  /// What cannot be drawn; it is left out until something else is to be shown.
  var heldPlace: StagePlace?
  /// What is to be known of every frame; there is a key to read it.
  public var lastingNotes: [String] = []
  /// The cells of a sheet that differ from its first tile are marked.
  public var marksChanges = false
  /// A sheet is scrolled to what is shown when it is drawn next.
  var revealsShown = false
  /// What is to be known of the sheet that was drawn last.
  var sheetNotes: [String] = []
  /// Which control `enter` taps, in the order of the surface.
  var focus: Int?
  /// Shown in place of the keys until the next key: what became of an effect, what is being compiled.
  public var message: String?
  /// The moment on the phone's clock.
  var now = Date.now
  /// Where the clock is, if it is not where it would be by itself.
  public var clockPlace: ClockPlace?
  /// The running activities.
  var life = LivePhone()
  /// The phone shows the running activities, not the preview.
  var isLive = false
  /// The app that runs; `nil` where activities are looked at.
  public internal(set) var app: AppScreen?
  /// The app is in front.
  public internal(set) var isInApp = false
  /// The phone was locked while the app was in front: unlocked, it shows it again.
  var isLockedApp = false
  /// What the person has set, and which app is in front.
  var settings = ActivitySettings()
  /// What has happened, the newest last.
  public internal(set) var traceLines: [TraceLine] = []
  /// How many lines there were in all.
  public internal(set) var traceCount = 0
  /// The newest lines of the trace are shown.
  public var showsTrace = false
  /// Whether the phone knows who holds it: looking at it is enough, as a rule.
  var isAuthenticated = true
  /// The surface that an alert shows, the one before, and until when.
  var alertEnd: (shown: Surface, before: Surface, until: Date)?
  public private(set) var size: CellSize

  var composer = PhoneComposer()
  /// Where the island and the dots of the states stood in the last frame.
  var targets = Targets()

  /// Places that a pointer can hit.
  struct Targets {
    var phone = CellRect(origin: .zero, size: .zero)
    var island: [CellRect] = []
    /// The dot of each state.
    var dots: [CellRect] = []
    /// What stands beside the phone in a large terminal.
    var surfaces: [(surface: Surface, rect: CellRect)] = []
    var states: [(state: Int, rect: CellRect)] = []
    /// The user's view that made the inspected box, by the description of its type.
    var owner: UInt?
    var sheet = SheetTargets()
    /// The trace stands below the panel.
    var isTraceBeside = false
    /// The surface as it was drawn.
    var surface = SurfaceLayout(bodies: [])
  }

  /// - Parameters:
  ///   - themes: the ones that `t` goes through, at least one; the first is shown.
  ///   - devices: the ones that `d` goes through, at least one; the first is shown.
  ///   - companions: the watches and CarPlay screens that `d` goes through.
  public init(
    catalog: Catalog, themes: [Theme], devices: [Device] = [.iPhone16, .iPhone16Plus],
    companions: [CompanionScreen] = [], size: CellSize, clock: PhoneClock = .standing
  ) {
    precondition(!themes.isEmpty && !devices.isEmpty, "a session needs a theme and a device")
    self.catalog = catalog
    self.themes = themes
    self.devices = devices
    self.companions = companions
    self.size = size
    self.clock = clock
    theme = themes[0]
    device = devices[0]
    selectFirst()
  }

  /// Draws every theme with the colours that a terminal has.
  public mutating func reduceThemes(to depth: ColorDepth) {
    themes = themes.map { $0.reduced(to: depth) }
    theme = theme.reduced(to: depth)
  }

  /// Draws every theme in ASCII alone.
  public mutating func showASCII() {
    themes = themes.map(\.inASCII)
    theme = theme.inASCII
  }

  // MARK: Selection

  /// The activity that is shown; `nil` in an empty catalog.
  public var activity: CatalogActivity? {
    catalog.activities.indices.contains(activityIndex) ? catalog.activities[activityIndex] : nil
  }

  /// The preview that is shown, or the running activity in its place; `nil` in an empty catalog.
  public var preview: CatalogPreview? {
    isLive ? life.chosen?.preview ?? ownPreview ?? (app == nil ? nil : .nothing) : ownPreview
  }

  /// The preview of the catalog.
  var ownPreview: CatalogPreview? {
    guard let activity, activity.previews.indices.contains(previewIndex) else { return nil }
    return activity.previews[previewIndex]
  }

  /// The state that is shown, counted from 0.
  public var state: Int { stateIndex }

  /// Shows a preview from its first state on, on the surface that it asks for.
  public mutating func select(activity: Int, preview: Int, state: Int = 0) {
    activityIndex = activity
    previewIndex = preview
    surfaceBefore = nil
    isTapped = false
    focus = nil
    guard let chosen = self.preview else { return }
    stateIndex = min(max(0, state), max(0, chosen.stateCount - 1))
    if case .activity(let surface) = chosen.kind { show(asNear: surface) }
  }

  /// Shows a surface, or what the device shows in its place.
  public mutating func show(asNear surface: Surface) {
    self.surface = device.nearest(to: surface)
    surfaceWanted = self.surface == surface ? nil : surface
  }

  /// Shows another device, on the surface that is shown or the one that was.
  public mutating func show(_ device: Device) {
    self.device = device
    guard case .activity = preview?.kind else { return }
    show(asNear: surfaceWanted ?? surface)
    if let before = surfaceBefore, !device.shows(before) { surfaceBefore = nil }
    focus = nil
  }

  /// Shows a device, or a screen beside it on the only surface that it has.
  public mutating func show(_ choice: DeviceChoice) {
    show(choice.device)
    guard let screen = choice.screen else { return }
    chosenScreens[screen.kind] = screen
    guard case .activity = preview?.kind else { return }
    show(asNear: screen.kind.surface)
  }

  /// The screen that shows a surface of a kind.
  func screen(_ kind: CompanionScreen.Kind) -> CompanionScreen { chosenScreens[kind] ?? kind.standard }

  /// Shows the next device of those that have the surface: the next watch on a watch, the next iPhone on a Mac,
  /// and else the next iPhone or iPad, on what it shows in the surface's place.
  mutating func showNextDevice() {
    focus = nil
    guard case .activity = preview?.kind else { return show(Self.next(after: device, in: devices)) }
    if let kind = surface.companion {
      let list = companions.filter { $0.kind == kind }
      if !list.isEmpty { chosenScreens[kind] = Self.next(after: screen(kind), in: list) }
    } else {
      let list = surface.isOnDevice ? devices : devices.filter { $0.shows(surface) }
      show(Self.next(after: device, in: list))
    }
  }

  static func next<Element: Identifiable>(after element: Element, in list: [Element]) -> Element {
    guard let index = list.firstIndex(where: { $0.id == element.id }) else { return list[0] }
    return list[(index + 1) % list.count]
  }

  /// Shows the first preview there is.
  mutating func selectFirst() {
    select(activity: catalog.activities.firstIndex { !$0.previews.isEmpty } ?? 0, preview: 0)
  }

  /// Takes over a new size of the terminal.
  public mutating func resize(to size: CellSize) {
    self.size = size
  }

  /// The scene that is shown; `nil` in an empty catalog.
  public var scene: PhoneScene? {
    guard let preview else { return nil }
    // A view by itself is on no surface, and an app is the phone's own.
    let surface = preview.kind == .view ? .lockScreen : isInApp ? .banner : surface
    var setting = PresentationSetting(
      device: device, appearance: appearance, isStale: isStale,
      isRightToLeft: isRightToLeft, isLandscape: isLandscape, surface: surface,
      companion: surface.companion.flatMap { chosenScreens[$0] }, locale: locale, timeZone: timeZone,
      others: others, isUntapped: !isTapped)
    setting.reducesMotion = reducesMotion
    setting.typeScale = isLargeType ? .large : .plain
    setting.textSize = textSize
    setting.contrast = contrast
    setting.isPseudolocalized = isPseudolocalized
    // Two rows are left for the lines at the bottom.
    setting = setting.fitting(columns: size.columns, rows: size.rows - 2)
    let scene = PhoneScene(
      preview: preview, state: stateIndex, setting: setting, theme: theme, clock: clock,
      isOutlined: isOutlined)
    return isLive ? liveScene(scene) : scene
  }
}
