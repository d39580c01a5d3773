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

  @MainActor func content(_ presentation: Presentation) -> PresentedContent? {
    preview.present(presentation, state, setting)
  }

  /// The boxes of the surface, from the leading top corner of the screen on.
  @MainActor func surfaceLayout(on device: DeviceCells) -> SurfaceLayout {
    switch preview.kind {
    case .view: .view(on: device, content(.view))
    case .activity:
      SurfaceLayout(
        setting.surface, on: device, isRightToLeft: setting.isRightToLeft, make: content)
    }
  }
}
