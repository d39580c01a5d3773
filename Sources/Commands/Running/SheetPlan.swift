import Cells
import Phone
import StageLink

/// Puts the shots of one preview on a sheet.
@MainActor
struct SheetPlan {
  private let options: SheetOptions
  private let activity: String
  private let scenes: [PhoneScene]

  /// - Parameter scenes: Of one preview, state by state, at least one.
  init(_ options: SheetOptions, activity: String, scenes: [PhoneScene]) {
    self.options = options
    self.activity = activity
    self.scenes = scenes
  }

  /// - Throws: `CommandError` for a variant that is not there.
  func sheet() throws(CommandError) -> ContactSheet {
    let states = distinct(\.state)
    let surfaces = distinct(\.setting.surface)
    var sheet = ContactSheet(
      scenes[0], activity: activity, detail: detail(states, surfaces), try sections(states, surfaces))
    sheet.marksChanges = options.marksChanges
    sheet.namesTiles = !options.variants.isEmpty
    return sheet
  }

  private func distinct<Value: Equatable>(_ value: (PhoneScene) -> Value) -> [Value] {
    scenes.reduce(into: []) { found, scene in
      let next = value(scene)
      if !found.contains(next) { found.append(next) }
    }
  }

  /// What holds for all tiles.
  private func detail(_ states: [Int], _ surfaces: [Surface]) -> String {
    var words: [String] = []
    if states.count == 1 { words.append(ContactSheet.stateWords(scenes[0])) }
    if surfaces.count == 1, scenes[0].preview.kind != .view { words.append(surfaces[0].title) }
    return words.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private func sections(
    _ states: [Int], _ surfaces: [Surface]
  ) throws(CommandError) -> [ContactSheet.Section] {
    if !options.variants.isEmpty {
      var sections: [ContactSheet.Section] = []
      for scene in scenes { sections.append(try variants(of: scene, states, surfaces)) }
      return sections
    }
    if states.count > 1, surfaces.count > 1, !options.marksChanges {
      return states.map { state in
        let shown = scenes.filter { $0.state == state }
        return ContactSheet.Section(
          heading: "State \(state + 1) of \(shown[0].preview.stateCount)",
          tiles: shown.map { tile($0, title: $0.setting.surface.title) })
      }
    }
    if states.count > 1 {
      return surfaces.map { surface in
        ContactSheet.Section(
          heading: surfaces.count > 1 ? surface.title : nil,
          tiles: scenes.filter { $0.setting.surface == surface }
            .map { tile($0, title: "State \($0.state + 1)") })
      }
    }
    let isView = scenes[0].preview.kind == .view
    return [
      ContactSheet.Section(tiles: scenes.map { tile($0, title: isView ? "View" : $0.setting.surface.title) })
    ]
  }

  private func variants(
    of scene: PhoneScene, _ states: [Int], _ surfaces: [Surface]
  ) throws(CommandError) -> ContactSheet.Section {
    var heading: [String] = []
    if surfaces.count > 1 { heading.append(scene.setting.surface.title) }
    if states.count > 1 { heading.append("state \(scene.state + 1)") }
    var tiles = [tile(scene, title: SheetVariant.base)]
    for variant in options.variants {
      guard let (changed, name) = variant.applied(to: scene) else { throw refusal(of: variant) }
      tiles.append(tile(changed, title: name))
    }
    return ContactSheet.Section(
      heading: heading.isEmpty ? nil : heading.joined(separator: ", "), tiles: tiles)
  }

  /// Only a state may not be there.
  private func refusal(of variant: SheetVariant) -> CommandError {
    guard case .state(let number) = variant else {
      return CommandError(exitCode: 2, "--variants: nothing is known of this variant")
    }
    let preview = scenes[0].preview
    return CommandError(
      exitCode: 2,
      "--variants state=\(number): the preview '\(PrintableText.make(preview.name))' has "
        + "\(Shot.count(preview.stateCount, "state")) only")
  }

  private func tile(_ scene: PhoneScene, title: String) -> ContactSheet.Tile {
    let own = scenes[0].setting.ownDevice
    let isLent = scene.setting.surface == .alwaysOn && scene.setting.ownDevice != own
    return ContactSheet.Tile(title: title, detail: isLent ? scene.setting.ownDevice.name : "", scene: scene)
  }
}
