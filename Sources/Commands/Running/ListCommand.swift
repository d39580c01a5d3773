import Cells
import Formats
import Phone
import StageLink

/// `islet list`: activities with their previews, states and presentations.
@MainActor
struct ListCommand {
  let isJSON: Bool
  let activity: Choice

  func text(of catalog: Catalog) throws -> String {
    guard !catalog.activities.isEmpty else {
      throw CommandError(exitCode: 1, "no Live Activity and no preview was found in the sources")
    }
    let chosen = try Shot.activities(in: catalog, StageSelection(activity: activity))
    let catalog = Catalog(activities: chosen.map { catalog.activities[$0] })
    return isJSON ? json(catalog) : table(catalog)
  }

  private func table(_ catalog: Catalog) -> String {
    let names = catalog.activities.flatMap { $0.previews.map { PrintableText.make($0.name) } }
    let width = names.map { TextWidth.columns(of: $0) }.max() ?? 0
    var lines: [String] = []
    for activity in catalog.activities {
      let shown = presentations(of: activity).joined(separator: ", ")
      lines.append(PrintableText.make(activity.name) + (shown.isEmpty ? "" : "  (\(shown))"))
      for (index, preview) in activity.previews.enumerated() {
        let name = PrintableText.make(preview.name)
        let padding = String(repeating: " ", count: width - TextWidth.columns(of: name))
        let states = Shot.count(preview.stateCount, "state")
        lines.append("  \(index + 1)  \(name)\(padding)  \(states)  \(surface(of: preview))")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func json(_ catalog: Catalog) -> String {
    func quoted(_ names: [String]) -> String {
      "[" + names.map(JSONFormat.quoted).joined(separator: ", ") + "]"
    }
    let activities = catalog.activities.map { activity in
      let previews = activity.previews.map { preview in
        "      {\"name\": \(JSONFormat.quoted(preview.name)), \"states\": \(preview.stateCount), "
          + "\"surface\": \"\(surface(of: preview))\"}"
      }
      return """
          {
            "name": \(JSONFormat.quoted(activity.name)),
            "presentations": \(quoted(presentations(of: activity))),
            "previews": [\(previews.isEmpty ? "" : "\n" + previews.joined(separator: ",\n") + "\n    ")]
          }
        """
    }
    return "[\n" + activities.joined(separator: ",\n") + "\n]\n"
  }

  private func surface(of preview: CatalogPreview) -> String {
    switch preview.kind {
    case .view: "view"
    case .activity(let surface): surface.rawValue
    }
  }

  /// What the activity draws in the first state of its first preview.
  private func presentations(of activity: CatalogActivity) -> [String] {
    guard let preview = activity.previews.first, preview.stateCount > 0 else { return [] }
    return Presentation.allCases.filter { preview.present($0, 0, PresentationSetting()) != nil }
      .map(\.rawValue)
  }
}
