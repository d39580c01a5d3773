import Foundation
import Phone
import StageLink

extension Session {
  /// A session that shows what a configuration asks for.
  ///
  /// - Throws: `CommandError` or `ThemeError` for a name that does not exist, saying which do.
  @MainActor
  init(_ configuration: StageConfiguration, catalog: Catalog, environment: [String: String]) throws {
    let library = try ThemeLibrary.installed(environment: environment)
    let theme = try configuration.theme.map { try library.theme(named: $0) } ?? library.themes[0]
    // A theme from a file takes part in the round of the themes, in place of one of its ID.
    let isFile = configuration.theme.map(ThemeLibrary.isPath) ?? false
    let devices = DeviceLibrary.installed(environment: environment)
    let choice = try devices.choice(named: configuration.device)
    let companions = CompanionScreen.Kind.allCases.flatMap { kind in
      devices.round(through: choice.screen.flatMap { $0.kind == kind ? $0 : nil } ?? kind.standard)
    }
    self.init(
      catalog: catalog,
      themes: isFile ? [theme] + library.themes.filter { $0.id != theme.id } : library.themes,
      devices: devices.round(through: choice.device), companions: companions, size: configuration.size)
    self.theme = theme
    show(choice)
    isLandscape = configuration.isLandscape
    appearance = configuration.appearance
    isStale = configuration.isStale
    others = configuration.others
    isRightToLeft = configuration.isRightToLeft
    isLargeType = configuration.isLargeType
    isPseudolocalized = configuration.isPseudolocalized
    textSize = configuration.textSize
    contrast = configuration.contrast
    locale = configuration.locale
    timeZone = configuration.timeZone
    isOutlined = configuration.manner == .outlined
    reducesMotion = configuration.reducesMotion
    reduceThemes(to: configuration.colorDepth)
    if configuration.isASCII { showASCII() }
    setTime(.now)
    if let place = configuration.place {
      restore(place)
      if configuration.isHeld { hold() }
      for key in configuration.keys { _ = handle(key) }
      return
    }
    guard configuration.appLibrary == nil else { return }
    guard let shot = try Shot.all(in: catalog, configuration.selection, on: choice).first else { return }
    select(activity: shot.activityIndex, preview: shot.previewIndex, state: shot.state)
    if let asked = configuration.selection.surfaces.first ?? choice.screen?.kind.surface {
      show(asNear: asked)
    }
    if configuration.showsSheet { openSheet(configuration.selection.state == .all ? .states : .surfaces) }
  }
}
