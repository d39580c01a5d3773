import Cells
import Foundation
import StageLink

extension Session {
  /// Shows an app that runs, in front.
  ///
  /// - Parameter place: Where an earlier build of it was.
  public mutating func run(_ app: AppScreen, from place: StagePlace?) {
    self.app = app
    isLive = true
    if place == nil { surface = homeSurface }
    isInApp = place?.isInApp ?? true
  }

  /// A scene of an app that runs, by itself.
  public static func scene(
    of app: AppScreen, _ setting: PresentationSetting, theme: Theme, clock: PhoneClock, isOutlined: Bool
  ) -> PhoneScene {
    var scene = PhoneScene(
      preview: .nothing, state: 0, setting: setting, theme: theme, clock: clock, isOutlined: isOutlined)
    scene.contents = .app(app)
    return scene
  }

  /// What there is beside the app: its island, or the Home Screen of a device without one.
  var homeSurface: Surface {
    [.compact, .banner].first(where: device.shows) ?? device.surfaces.first ?? .lockScreen
  }

  /// What a key does where an app runs; `nil` for keys that mean there what they mean elsewhere.
  mutating func handleInApp(_ key: Key) -> [Effect]? {
    guard let app else { return nil }
    switch key {
    case .character("h"):
      if isInApp { leaveApp(for: homeSurface) } else { enterApp() }
      return []
    case .character("g"):
      return refuse("the app starts its activities itself")
    case .character("["), .character("]"), .character("/"): return [.bell]
    case .escape where focus == nil && surface != .expanded: return [.bell]
    default: break
    }
    guard isInApp else { return nil }
    switch key {
    case .up: return app.scroll(by: -1) ? [] : [.bell]
    case .down: return app.scroll(by: 1) ? [] : [.bell]
    case .pageUp: return app.scroll(by: -app.page) ? [] : [.bell]
    case .pageDown: return app.scroll(by: app.page) ? [] : [.bell]
    case .home: return app.scroll(by: -Int(Int16.max)) ? [] : [.bell]
    case .end: return app.scroll(by: Int(Int16.max)) ? [] : [.bell]
    case .left, .right, .character(" "), .character("n"), .character("i"), .character("s"),
      .character("!"), .character("x"), .character("k"), .backspace, .delete:
      return [.bell]
    default: return nil
    }
  }

  /// The app comes to the front, unlocked.
  mutating func enterApp() {
    guard app != nil else { return }
    isInApp = true
    isLockedApp = false
    surface = homeSurface
    surfaceBefore = nil
    isTapped = false
    focus = nil
  }

  /// Another place than the app is shown.
  mutating func leaveApp(for surface: Surface) {
    if isInApp { focus = nil }
    isInApp = false
    self.surface = surface
  }

  private mutating func refuse(_ text: String) -> [Effect] {
    message = text
    return [.bell]
  }
}

extension CatalogPreview {
  /// Stands where there is no preview.
  static var nothing: CatalogPreview {
    CatalogPreview(name: "", kind: .activity(.lockScreen), stateCount: 1) { _, _, _ in nil }
  }
}
