import Phone
import StageLink

/// One frame to draw: which preview, in which state, on which surface.
struct Shot {
  var activity: CatalogActivity
  var preview: CatalogPreview
  /// From 0.
  var state: Int
  /// Of no account for a plain view.
  var surface: SurfaceName

  /// The frames that a selection means, in the catalog's order.
  ///
  /// - Throws: `CommandError` that says what there is, when something that was asked for is not there.
  static func all(in catalog: Catalog, _ selection: StageSelection) throws(CommandError) -> [Shot] {
    guard !catalog.activities.isEmpty else {
      throw CommandError(exitCode: 1, "no Live Activity and no preview was found in the sources")
    }
    var shots: [Shot] = []
    for (activity, preview) in try previews(in: catalog, selection) {
      for state in try states(of: preview, selection.state) {
        for surface in surfaces(of: preview, selection.surfaces) {
          shots.append(Shot(activity: activity, preview: preview, state: state, surface: surface))
        }
      }
    }
    return shots
  }

  private static func previews(
    in catalog: Catalog, _ selection: StageSelection
  ) throws(CommandError) -> [(CatalogActivity, CatalogPreview)] {
    let activities = try activities(in: catalog, selection)
    let pairs = activities.flatMap { activity in activity.previews.map { (activity, $0) } }
    guard !pairs.isEmpty else {
      throw CommandError(exitCode: 1, "\(activities.map(\.name).joined(separator: ", ")): has no preview")
    }
    switch selection.preview {
    case .first:
      // One of each activity, should all of them be asked for.
      return activities.compactMap { activity in activity.previews.first.map { (activity, $0) } }
    case .all: return pairs
    case .number(let number):
      guard number <= pairs.count else {
        throw CommandError(
          exitCode: 2, "--preview \(number): there are \(count(pairs.count, "preview")) only")
      }
      return [pairs[number - 1]]
    case .named(let name):
      let found = pairs.filter { $0.1.name == name }
      guard found.isEmpty else { return found }
      throw CommandError(
        exitCode: 2, "no preview is named '\(name)'; there are \(list(pairs.map(\.1.name)))")
    }
  }

  private static func activities(
    in catalog: Catalog, _ selection: StageSelection
  ) throws(CommandError) -> [CatalogActivity] {
    switch selection.activity {
    case .all: return catalog.activities
    case .named(let name):
      let found = catalog.activities.filter { $0.name == name }
      guard found.isEmpty else { return found }
      throw CommandError(
        exitCode: 2, "no activity is named '\(name)'; there are \(list(catalog.activities.map(\.name)))")
    case .first, .number:
      // A preview's name says which activity is meant; anything else is looked for in the first.
      if case .named = selection.preview { return catalog.activities }
      return Array(catalog.activities.prefix(1))
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

  private static func surfaces(of preview: CatalogPreview, _ asked: [SurfaceName]) -> [SurfaceName] {
    switch preview.kind {
    case .view: [.lockScreen]
    case .activity(let own): asked.isEmpty ? [own] : asked
    }
  }

  private static func list(_ names: [String]) -> String {
    names.map { "'\($0)'" }.joined(separator: ", ")
  }

  static func count(_ number: Int, _ word: String) -> String {
    "\(number) \(word)\(number == 1 ? "" : "s")"
  }
}
