import WidgetKit

/// The types that a push can be about: the activities of the user's own sources.
@MainActor
package struct PushTypes {
  let configurations: [AnyActivityConfiguration]
  /// The one that is meant where the payload does not say, as it only does when it starts one.
  let chosen: AnyActivityConfiguration?

  /// - Parameter name: The activity that is meant, with or without "Attributes".
  /// - Throws: `GivenContentError` if there is none of that name.
  package init(_ configurations: [AnyActivityConfiguration], named name: String?) throws(GivenContentError) {
    self.configurations = configurations
    guard let name else {
      chosen = nil
      return
    }
    chosen = configurations.first { [$0.shortName, $0.name].contains(name) }
    guard chosen != nil else {
      throw GivenContentError(
        file: "--activity", path: "",
        message:
          "no activity is named '\(name)'; there are \(configurations.map(\.shortName).joined(separator: ", "))"
      )
    }
  }

  func named(_ name: String) -> AnyActivityConfiguration? {
    configurations.first { $0.name == name }
  }

  /// The type that somebody meant by a name that is none.
  func meant(by name: String) -> AnyActivityConfiguration? {
    let bare = name.split(separator: ".").last.map(String.init) ?? name
    return named(bare) ?? configurations.first { $0.shortName == bare }
      ?? Nearest.word(to: bare, in: configurations.map(\.name)).flatMap(named)
  }

  var list: String { configurations.map(\.name).joined(separator: ", ") }
}
