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
    let catalog = try chosen(of: catalog)
    return document(catalog.activities.map { entry(for: $0, in: catalog) })
  }

  /// A catalog of the activities that are meant.
  ///
  /// - Throws: `CommandError` when there is none.
  func chosen(of catalog: Catalog) throws(CommandError) -> Catalog {
    guard !catalog.activities.isEmpty else {
      throw CommandError(exitCode: 1, "no Live Activity and no preview was found in the sources")
    }
    let chosen = try Shot.activities(in: catalog, StageSelection(activity: activity))
    return Catalog(activities: chosen.map { catalog.activities[$0] })
  }

  /// What is listed of one activity.
  ///
  /// - Parameter isWhole: Whether the activity's code may be asked; without it there is only what is known
  ///   otherwise.
  func entry(for activity: CatalogActivity, in catalog: Catalog, isWhole: Bool = true) -> String {
    isJSON ? json(activity, isWhole: isWhole) : lines(activity, in: catalog, isWhole: isWhole)
  }

  /// The entries as one text.
  func document(_ entries: [String]) -> String {
    isJSON ? JSONFormat.array(of: entries) : entries.joined()
  }

  private func lines(_ activity: CatalogActivity, in catalog: Catalog, isWhole: Bool) -> String {
    let names = catalog.activities.flatMap { $0.previews.map { PrintableText.make($0.name) } }
    let width = names.map { TextWidth.columns(of: $0) }.max() ?? 0
    let shown = isWhole ? presentations(of: activity).joined(separator: ", ") : "fails"
    var lines = [PrintableText.make(activity.name) + (shown.isEmpty ? "" : "  (\(shown))")]
    for (index, preview) in activity.previews.enumerated() {
      let name = PrintableText.make(preview.name)
      let padding = String(repeating: " ", count: width - TextWidth.columns(of: name))
      let states = Shot.count(preview.stateCount, "state")
      lines.append("  \(index + 1)  \(name)\(padding)  \(states)  \(surface(of: preview))")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: - JSON

  private func json(_ activity: CatalogActivity, isWhole: Bool) -> String {
    var members = ["\"name\": \(JSONFormat.quoted(activity.name))"]
    if let facts = activity.facts {
      members.append("\"attributesType\": \(JSONFormat.quoted(facts.attributesType))")
      members.append("\"widget\": \(JSONFormat.quoted(facts.widget))")
    }
    if isWhole {
      members.append("\"presentations\": \(Self.quoted(presentations(of: activity)))")
    } else {
      let problem = "its code crashed or did not finish; standard error says more"
      members.append("\"presentations\": null, \"problem\": \(JSONFormat.quoted(problem))")
    }
    if isWhole, let facts = activity.facts {
      members.append("\"expandedRegions\": \(Self.quoted(facts.expandedRegions()))")
      members.append("\"supportsSmallFamily\": \(facts.supportsSmallFamily)")
      let sample = facts.sample()
      let halves =
        Self.member("attributes", sample.attributes) + Self.member("contentState", sample.contentState)
      members.append("\"sample\": {\n      \(halves.joined(separator: ",\n      "))\n    }")
    }
    let previews = activity.previews.map { json($0, isWhole: isWhole) }
    members.append(
      "\"previews\": [\(previews.isEmpty ? "" : "\n" + previews.joined(separator: ",\n") + "\n    ")]")
    return "  {\n    \(members.joined(separator: ",\n    "))\n  }"
  }

  private func json(_ preview: CatalogPreview, isWhole: Bool) -> String {
    var lines = [
      "\"name\": \(JSONFormat.quoted(preview.name)), \"states\": \(preview.stateCount), "
        + "\"surface\": \"\(surface(of: preview))\""
    ]
    if isWhole, let encoded = preview.encode?() {
      lines += Self.member("attributes", encoded.attributes)
      let states = encoded.contentStates.map { state in
        guard case .json(let json) = state else { return "          null" }
        return "          \(JSONFormat.shown(json))"
      }
      lines.append("\"contentStates\": [\n\(states.joined(separator: ",\n"))\n        ]")
      let problems = encoded.contentStates.enumerated().compactMap { index, state in
        if case .problem(let problem) = state { "state \(index + 1): \(problem)" } else { String?.none }
      }
      if !problems.isEmpty { lines.append("\"problems\": \(Self.quoted(problems))") }
    }
    guard lines.count > 1 else { return "      {\(lines[0])}" }
    return "      {\n        \(lines.joined(separator: ",\n        "))\n      }"
  }

  /// A half of some content; where it cannot be encoded, `null` and the reason.
  private static func member(_ name: String, _ content: ContentJSON) -> [String] {
    switch content {
    case .json(let json): ["\"\(name)\": \(JSONFormat.shown(json))"]
    case .problem(let problem):
      ["\"\(name)\": null", "\"\(name)Problem\": \(JSONFormat.quoted(problem))"]
    }
  }

  private static func quoted(_ names: [String]) -> String {
    "[" + names.map(JSONFormat.quoted).joined(separator: ", ") + "]"
  }

  // MARK: - What there is

  private func surface(of preview: CatalogPreview) -> String {
    switch preview.kind {
    case .view: "view"
    case .activity(let surface): surface.rawValue
    }
  }

  /// What the activity draws in the first state of its first preview. What takes no room, as an `EmptyView`
  /// does, is not there.
  private func presentations(of activity: CatalogActivity) -> [String] {
    guard let preview = activity.previews.first, preview.stateCount > 0 else { return [] }
    return Presentation.allCases.filter { presentation in
      guard let content = preview.present(presentation, 0, PresentationSetting()) else { return false }
      let size = content.measure(.init(columns: nil, rows: nil))
      return size.columns > 0 && size.rows > 0
    }.map(\.rawValue)
  }
}
