import StageLink

extension ContactSheet {
  /// The state that a scene shows on all surfaces of its device.
  ///
  /// - Parameter screens: The watch and the CarPlay screen that were chosen.
  public static func surfaces(
    of scene: PhoneScene, activity: String, screens: [CompanionScreen.Kind: CompanionScreen] = [:]
  ) -> ContactSheet {
    guard case .activity = scene.preview.kind else {
      return ContactSheet(
        scene, activity: activity, detail: "", [Section(tiles: [Tile(title: "View", scene: scene)])])
    }
    let own = scene.setting.ownDevice
    let lender = own.hasAlwaysOn ? nil : own.withAlwaysOn
    let tiles = Surface.drawn.filter { own.surfaces.contains($0) || ($0 == .alwaysOn && lender != nil) }.map {
      surface in
      var other = scene
      other.setting.surface = surface
      other.setting.companion = surface.companion.flatMap { screens[$0] }
      var tile = Tile(title: surface.title, scene: other, isShown: surface == scene.setting.surface)
      if surface == .alwaysOn, let lender {
        tile.scene.setting.ownDevice = lender
        tile.detail = lender.name
      }
      return tile
    }
    return ContactSheet(scene, activity: activity, detail: stateWords(scene), [Section(tiles: tiles)])
  }

  /// All states on the surface that a scene shows.
  public static func states(of scene: PhoneScene, activity: String) -> ContactSheet {
    let tiles = (0..<scene.preview.stateCount).map { state in
      var other = scene
      other.state = state
      return Tile(title: "State \(state + 1)", scene: other, isShown: state == scene.state)
    }
    let title = scene.preview.kind == .view ? "" : scene.setting.surface.title
    return ContactSheet(scene, activity: activity, detail: title, [Section(tiles: tiles)])
  }

  /// The state and the surface that a scene shows, as they are and beside that in other surroundings.
  public static func variants(of scene: PhoneScene, activity: String) -> ContactSheet {
    let base = Tile(title: SheetVariant.base, scene: scene, isShown: true)
    let tiles = SheetVariant.usual.compactMap { variant in
      variant.applied(to: scene).map { Tile(title: $0.name, scene: $0.scene) }
    }
    let words = [stateWords(scene), scene.preview.kind == .view ? "" : scene.setting.surface.title]
    var sheet = ContactSheet(
      scene, activity: activity, detail: words.filter { !$0.isEmpty }.joined(separator: ", "),
      [Section(tiles: [base] + tiles)])
    sheet.namesTiles = true
    return sheet
  }

  /// A sheet of sections of one preview.
  public init(_ scene: PhoneScene, activity: String, detail: String, _ sections: [Section]) {
    let setting = scene.setting
    self.init(
      title: activity == scene.preview.name ? activity : "\(activity) · \(scene.preview.name)",
      detail: detail,
      facts: [setting.ownDevice.name, scene.theme.name, setting.appearance.rawValue].joined(separator: " · "),
      sections: sections)
  }

  /// What a state is called.
  public static func stateWords(_ scene: PhoneScene) -> String {
    scene.preview.stateCount > 1 ? "state \(scene.state + 1) of \(scene.preview.stateCount)" : ""
  }
}
