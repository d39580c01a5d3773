import ActivityKit
import Cells
import Phone
import StageLink

/// One frame to draw: which preview, in which state, on which surface.
struct Shot {
  var activity: CatalogActivity
  var preview: CatalogPreview
  /// Where the activity and the preview stand in the catalog, from 0.
  var activityIndex: Int
  var previewIndex: Int
  /// From 0.
  var state: Int
  /// Of no account for a plain view.
  var surface: SurfaceName
  /// What stands side by side on a sheet; empty for a frame by itself.
  var tiles: [Shot] = []

  /// What messages call it.
  var title: String {
    preview.kind == .view || !tiles.isEmpty
      ? "\(activity.name), preview '\(preview.name)'" + (tiles.isEmpty ? "" : ", sheet")
      : "\(activity.name), preview '\(preview.name)', state \(state + 1) on \(surface.rawValue)"
  }

  /// What its file is called, without an ending: `kettle-heating-2-lock-screen`.
  var fileName: String {
    let names = [activity.name, preview.name].map { Session.fileName($0) }
    if !tiles.isEmpty {
      return (names + [tileState.map { "\($0 + 1)" }, "sheet"].compactMap(\.self)).joined(separator: "-")
    }
    let surface = preview.kind == .view ? "view" : surface.rawValue
    return (names + ["\(state + 1)", surface]).joined(separator: "-")
  }

  /// The state of all tiles; `nil` when there are several.
  var tileState: Int? { tiles.allSatisfy { $0.state == state } ? state : nil }

  /// A sheet for each preview.
  static func sheets(of shots: [Shot]) -> [Shot] {
    shots.reduce(into: []) { sheets, shot in
      if let last = sheets.last, last.activityIndex == shot.activityIndex,
        last.previewIndex == shot.previewIndex
      {
        sheets[sheets.count - 1].tiles.append(shot)
      } else {
        var sheet = shot
        sheet.tiles = [shot]
        sheets.append(sheet)
      }
    }
  }

  /// The same with the Always-On display of another iPhone beside the surfaces of one that has none, behind StandBy's.
  static func addingAlwaysOn(to shots: [Shot]) -> [Shot] {
    shots.flatMap { shot in
      guard shot.surface == .standbyNight, shot.preview.kind != .view else { return [shot] }
      var other = shot
      other.surface = .alwaysOn
      return [shot, other]
    }
  }

  /// The frames that a selection means, in the catalog's order.
  ///
  /// - Parameter choice: The device they are drawn on; it has not every surface.
  /// - Throws: `CommandError` that says what there is, when something that was asked for is not there.
  static func all(
    in catalog: Catalog, _ selection: StageSelection, on choice: DeviceChoice = DeviceChoice(.iPhone16)
  ) throws(CommandError) -> [Shot] {
    try check(selection.surfaces, on: choice)
    guard !catalog.activities.isEmpty else {
      throw CommandError(exitCode: 1, "no Live Activity and no preview was found in the sources")
    }
    var shots: [Shot] = []
    for (activityIndex, previewIndex) in try previews(in: catalog, selection) {
      let activity = catalog.activities[activityIndex]
      let preview = activity.previews[previewIndex]
      for state in try states(of: preview, selection.state) {
        for surface in surfaces(of: preview, selection.surfaces, on: choice) {
          shots.append(
            Shot(
              activity: activity, preview: preview, activityIndex: activityIndex,
              previewIndex: previewIndex, state: state, surface: surface))
        }
      }
    }
    return shots
  }

  private static func previews(
    in catalog: Catalog, _ selection: StageSelection
  ) throws(CommandError) -> [(activity: Int, preview: Int)] {
    let activities = try activities(in: catalog, selection)
    let pairs = activities.flatMap { activity in
      catalog.activities[activity].previews.indices.map { (activity: activity, preview: $0) }
    }
    func name(_ pair: (activity: Int, preview: Int)) -> String {
      catalog.activities[pair.activity].previews[pair.preview].name
    }
    guard !pairs.isEmpty else {
      let names = activities.map { catalog.activities[$0].name }.joined(separator: ", ")
      throw CommandError(exitCode: 1, "\(names): has no preview")
    }
    switch selection.preview {
    case .first:
      // One of each activity, should all of them be asked for.
      return pairs.filter { $0.preview == 0 }
    case .all: return pairs
    case .number(let number):
      guard number <= pairs.count else {
        throw CommandError(
          exitCode: 2, "--preview \(number): there are \(count(pairs.count, "preview")) only")
      }
      return [pairs[number - 1]]
    case .named(let wanted):
      let found = pairs.filter { name($0) == wanted }
      guard found.isEmpty else { return found }
      throw CommandError(
        exitCode: 2, "no preview is named '\(wanted)'; there are \(list(pairs.map(name)))")
    }
  }

  /// The places of the activities that a selection means.
  static func activities(
    in catalog: Catalog, _ selection: StageSelection
  ) throws(CommandError) -> [Int] {
    let all = Array(catalog.activities.indices)
    switch selection.activity {
    case .all: return all
    case .named(let name):
      // The type's whole name means the activity too.
      let found = all.filter { [name, AttributesName.short(name)].contains(catalog.activities[$0].name) }
      guard found.isEmpty else { return found }
      throw CommandError(
        exitCode: 2, "no activity is named '\(name)'; there are \(list(catalog.activities.map(\.name)))")
    case .first, .number:
      // A preview's name says which activity is meant; anything else is looked for in the first.
      if case .named = selection.preview { return all }
      return Array(all.prefix(1))
    }
  }

  private static func states(of preview: CatalogPreview, _ choice: Choice) throws(CommandError) -> [Int] {
    switch choice {
    case .all: return Array(0..<preview.stateCount)
    case .number(let number):
      guard number <= preview.stateCount else {
        throw CommandError(
          exitCode: 2,
          "--state \(number): the preview '\(preview.name)' has \(count(preview.stateCount, "state")) only")
      }
      return [number - 1]
    case .first, .named:
      guard preview.stateCount > 0 else {
        throw CommandError(exitCode: 1, "the preview '\(preview.name)' has no state")
      }
      return [0]
    }
  }

  private static func surfaces(
    of preview: CatalogPreview, _ asked: [SurfaceName], on choice: DeviceChoice
  ) -> [SurfaceName] {
    switch preview.kind {
    case .view: [.lockScreen]
    case .activity(let own): asked.isEmpty ? [choice.nearest(to: own)] : asked
    }
  }

  /// Refuses a surface that a device does not have.
  static func check(_ surfaces: [SurfaceName], on choice: DeviceChoice) throws(CommandError) {
    guard let surface = surfaces.first(where: { !choice.shows($0) }) else { return }
    throw CommandError(
      exitCode: 2,
      "--surface \(surface.rawValue): \(PrintableText.make(choice.refusal(of: surface)))")
  }

  private static func list(_ names: [String]) -> String {
    names.map { "'\($0)'" }.joined(separator: ", ")
  }

  static func count(_ number: Int, _ word: String) -> String {
    "\(number) \(word)\(number == 1 ? "" : "s")"
  }
}
