import Cells
import StageLink

/// What stands on the surface of a scene.
enum SceneContents {
  /// The scene's preview.
  case preview
  case nothing
  /// The Lock Screen of several activities, from the top.
  case cards([SceneCard])
  /// The app that is in front.
  case app(AppScreen)
  /// The island that two apps share.
  case pair(attached: SceneCard, detached: SceneCard)
}

/// A preview in a state.
struct SceneCard {
  var preview: CatalogPreview
  var state: Int
}

extension PhoneScene {
  /// What people call the surface.
  var surfaceTitle: String {
    if let app { return app.name }
    if case .nothing = contents, setting.surface == .banner { return "Home Screen" }
    return setting.surface.title
  }

  /// The app that is in front.
  var app: AppScreen? { if case .app(let app) = contents { app } else { nil } }

  /// Whether there is no activity to be seen.
  var isEmpty: Bool {
    switch contents {
    case .nothing, .app: true
    case .preview, .cards, .pair: false
    }
  }

  /// The boxes where the surface shows other than the scene's preview alone.
  @MainActor func liveLayout(on device: DeviceCells) -> SurfaceLayout? {
    let told = toldSetting
    func make(_ card: SceneCard) -> SurfaceLayout.Maker {
      { card.preview.present($0, card.state, told) }
    }
    switch contents {
    case .preview: return nil
    // An app is laid out for the screen that there is for it, see `PhoneComposer.draw`.
    case .nothing, .app: return SurfaceLayout(bodies: [])
    case .cards(let cards):
      var result = SurfaceLayout(bodies: [])
      for card in cards {
        let layout = SurfaceLayout.card(on: device, make(card)(.lockScreen))
        // No gap before the first.
        let row = result.bodies.isEmpty ? 0 : result.bounds.endRow + 1
        result.bodies += layout.offset(columns: 0, rows: row).bodies
        result.isClipped = result.isClipped || layout.isClipped
      }
      return result
    case .pair(let attached, let detached):
      let first = SurfaceLayout.minimal(on: device, make(attached)(.minimal), isDetached: false)
      let second = SurfaceLayout.minimal(on: device, make(detached)(.minimal), isDetached: true)
      // Each was laid out beside another's smallest: the second goes where the first ends.
      guard let pill = first.bodies.first, var circle = second.bodies.last else { return first }
      let shift = pill.rect.endColumn + 1 - circle.rect.column
      if !device.isLandscape {
        circle.rect = circle.rect.offset(columns: shift, rows: 0)
        circle.contents = circle.contents.map { $0.offset(columns: shift, rows: 0) }
      }
      return SurfaceLayout(bodies: [pill, circle], isClipped: first.isClipped || second.isClipped)
    }
  }

  /// The Lock Screen with as many of its cards as there are rows for, the upper ones first.
  func fitting(_ layout: SurfaceLayout, rows: Int) -> SurfaceLayout {
    guard case .cards = contents else { return layout }
    var result = layout
    while result.bodies.count > 1, result.bounds.endRow > rows { result.bodies.removeLast() }
    return result
  }
}
