import Cells
import Foundation
import Phone
import StageLink

/// What is shown, and in which surroundings.
public struct ViewOptions: Hashable, Sendable {
  public var selection = StageSelection()
  /// Every surface there is; `selection.surfaces` is empty then.
  public var showsAllSurfaces = false
  /// Those of an iPhone in the hand; `selection.surfaces` is empty then.
  public var showsUsualSurfaces = false
  /// All that is selected side by side; without a surface that is named, on every one there is.
  public var showsSheet = false
  public var content = ContentOptions()
  /// A device's ID, or the path of a file.
  public var device: String?
  /// A theme's ID, or the path of a file.
  public var theme: String?
  public var appearance = Appearance.dark
  public var isStale = false
  /// How many other apps' activities the Lock Screen shows.
  public var others = 0
  /// StandBy before a tap; the phone in the terminal always begins there.
  public var isUntapped = false
  public var isLandscape = false
  public var isRightToLeft = false
  /// A person wants little to move.
  public var reducesMotion = false
  public var isLargeType = false
  public var textSize = TextSize.large
  public var contrast = Contrast.standard
  public var isPseudolocalized = false
  public var locale: String?
  public var timeZone: String?
  public var date: Date?
  public var size: CellSize?
  public var isBare = false

  /// The files that the theme and the device are read from; what is known by its ID is in none.
  var settingsFiles: [String] {
    [
      theme.flatMap { ThemeLibrary.isPath($0) ? $0 : nil },
      device.flatMap { DeviceLibrary.isPath($0) ? $0 : nil },
    ]
    .compactMap { $0 }
  }

  /// The theme that is asked for; else the one for a terminal that shows ASCII alone, or `nil` for the default.
  func theme(isASCII: Bool) -> String? {
    theme ?? (isASCII ? ThemeLibrary.asciiID : nil)
  }

  public init() {}

  init(_ reader: OptionReader) throws(UsageError) {
    selection.activity = reader.activity(default: .first)
    content = try ContentOptions(reader)
    selection.preview = try reader.selection("preview", names: true)
    selection.state = try reader.selection("state", names: false)
    showsAllSurfaces = reader.texts("surface").contains("all")
    showsSheet = reader.texts("surface").contains("sheet")
    if !showsAllSurfaces { selection.surfaces = reader.texts("surface").compactMap(SurfaceName.init) }
    device = reader.text("device") ?? Self.usualDevice(for: selection.surfaces)
    theme = reader.text("theme")
    appearance = reader.choice("appearance", default: .dark)
    isStale = reader.has("stale")
    others = reader.text("others").flatMap(Int.init) ?? 0
    isUntapped = reader.has("untapped")
    isLandscape = reader.has("landscape")
    reducesMotion = reader.has("reduced-motion")
    locale = try reader.locale("locale")
    // A phone that speaks Arabic or Hebrew lays out from right to left.
    isRightToLeft =
      reader.has("rtl")
      || locale.map { Locale(identifier: $0).language.characterDirection == .rightToLeft } ?? false
    isLargeType = reader.has("large-type")
    textSize = reader.choice("text-size", default: .large)
    contrast = reader.choice("contrast", default: .standard)
    isPseudolocalized = reader.has("pseudo")
    let zone = try reader.timeZone("time-zone")
    timeZone = reader.has("time-zone") ? zone.identifier : nil
    date = try reader.date("at", in: zone)
    size = try reader.size("size")
    isBare = reader.has("bare")
  }

  /// The device that is shown where none is asked for; `nil` is the one that is always shown.
  private static func usualDevice(for surfaces: [SurfaceName]) -> String? {
    surfaces.contains(.alwaysOn) ? Device.alwaysOnID : nil
  }

  /// What the phone in the terminal begins with; of all surfaces it is the first.
  private var firstSelection: StageSelection {
    var selection = selection
    // Not every device has the first of all surfaces: it begins with the preview's own or what is in its place.
    if showsAllSurfaces || showsUsualSurfaces { selection.surfaces = [] }
    return selection
  }

  /// The selection with every surface that a device has where all are asked for.
  func resolvedSelection(on choice: DeviceChoice) -> StageSelection {
    var selection = selection
    if showsAllSurfaces || (showsSheet && selection.surfaces.isEmpty) { selection.surfaces = choice.surfaces }
    if showsUsualSurfaces {
      let usual = SurfaceName.usual.filter(choice.shows)
      selection.surfaces = usual.isEmpty ? choice.surfaces : usual
    }
    return selection
  }

  /// Whether a sheet of every surface has an Always-On display that is another device's.
  func lendsAlwaysOn(to choice: DeviceChoice) -> Bool {
    showsSheet && selection.surfaces.isEmpty && choice.screen == nil && !choice.device.hasAlwaysOn
      && choice.device.withAlwaysOn != nil
  }

  /// What surrounds a presentation.
  func setting(on choice: DeviceChoice, _ surface: SurfaceName) -> PresentationSetting {
    var setting = PresentationSetting(
      device: surface == .alwaysOn ? choice.device.withAlwaysOn ?? choice.device : choice.device,
      appearance: appearance, isStale: isStale,
      isRightToLeft: isRightToLeft, isLandscape: isLandscape, surface: surface, companion: choice.screen,
      locale: locale ?? "en_US", timeZone: timeZone ?? "UTC", others: others, isUntapped: isUntapped)
    setting.typeScale = isLargeType ? .large : .plain
    setting.textSize = textSize
    setting.contrast = contrast
    setting.isPseudolocalized = isPseudolocalized
    setting.reducesMotion = reducesMotion
    return setting
  }

  /// What a stage is told; a date from the options makes its clock stand there.
  ///
  /// - Parameters:
  ///   - given: What the files of `content` hold.
  ///   - size: The cells there are when `--size` does not say.
  ///   - clock: The clock when `--at` does not say.
  public func configuration(
    source: StageConfiguration.Source, given: GivenContent? = nil, size: CellSize, manner: Manner,
    clock: StageClock = .standard
  ) -> StageConfiguration {
    var configuration = StageConfiguration(
      source: source, selection: firstSelection, given: given, size: self.size ?? size, device: device,
      theme: theme,
      appearance: appearance, manner: manner, clock: date.map { .standing($0) } ?? clock,
      locale: locale ?? "en_US", timeZone: timeZone ?? "UTC", isStale: isStale, others: others,
      isLandscape: isLandscape, isRightToLeft: isRightToLeft, isPseudolocalized: isPseudolocalized,
      isLargeType: isLargeType, textSize: textSize, contrast: contrast, isBare: isBare)
    configuration.showsSheet = showsSheet
    configuration.reducesMotion = reducesMotion
    return configuration
  }
}
