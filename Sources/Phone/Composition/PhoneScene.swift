import Cells
import StageLink

/// All that decides how a phone looks: the same scene gives the same frame.
public struct PhoneScene {
  public var preview: CatalogPreview
  /// From 0.
  public var state: Int
  public var setting: PresentationSetting
  public var theme: Theme
  public var clock: PhoneClock
  /// Outlines whatever the theme says: text has no other way to show surfaces.
  public var isOutlined: Bool
  /// What the surface shows.
  var contents = SceneContents.preview

  public init(
    preview: CatalogPreview, state: Int, setting: PresentationSetting, theme: Theme,
    clock: PhoneClock = .standing, isOutlined: Bool = false
  ) {
    self.preview = preview
    self.state = state
    self.setting = setting
    self.theme = theme
    self.clock = clock
    self.isOutlined = isOutlined
  }

  var manner: Manner { isOutlined ? .outlined : theme.manner }
  var half: Theme.Half { theme.half(for: setting.appearance) }

  /// The colours of the phone: those of ``half``, but for a screen that is dark whatever its surroundings are.
  ///
  /// - Parameter layout: Its tint is the ground of the whole screen in StandBy.
  func phoneHalf(_ layout: SurfaceLayout? = nil) -> Theme.Half {
    if app != nil {
      var phone = half
      let isDark = setting.appearance == .dark
      phone.wallpaper = .plain(isDark ? .black : .white)
      phone.phone.status = isDark ? .white : .black
      return phone
    }
    let light = ScreenLight(setting.surface)
    guard
      setting.presentedAppearance != setting.appearance || setting.surface.isStandBy || light != .full
        || setting.surface == .watch
    else {
      return half
    }
    var phone = theme.dark
    phone.terminal = half.terminal
    (phone.phone.bezel, phone.phone.edge) = (half.phone.bezel, half.phone.edge)
    if setting.surface == .watch, theme.hasColour { phone.card.fill = WatchPainter.cardFill(theme.dark) }
    if setting.surface.isStandBy {
      let tint = layout?.bodies.first { $0.kind == .screen }?.tint
      phone.wallpaper = .plain(tint.map { $0.over(.black) } ?? .black)
    } else if light != .full {
      phone.wallpaper = light.seen(phone.wallpaper)
      (phone.phone.clock, phone.phone.date) = (
        light.seenText(phone.phone.clock), light.seenText(phone.phone.date)
      )
    }
    return phone
  }

  /// What presentations are told of their surroundings: a theme may want as little to move as a person does.
  var toldSetting: PresentationSetting {
    var setting = setting
    setting.reducesMotion = setting.reducesMotion || theme.reducesMotion
    return setting
  }

  @MainActor func content(_ presentation: Presentation) -> PresentedContent? {
    preview.present(presentation, state, toldSetting)
  }

  /// The boxes of the surface, from the leading top corner of the screen on.
  @MainActor func surfaceLayout(on device: DeviceCells) -> SurfaceLayout {
    if let layout = liveLayout(on: device) { return layout }
    return switch preview.kind {
    case .view: .view(on: device, content(.view))
    case .activity:
      SurfaceLayout(
        setting, on: device, make: content)
    }
  }
}
