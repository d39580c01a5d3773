import Foundation
import StageLink
import WidgetKit

extension Catalog {
  /// What the preview of given content is called.
  static let givenName = "File"

  /// Content that was given, ready to be shown.
  struct GivenPreview {
    /// Where its activity stands among the entries.
    var entry: Int
    var preview: ActivityPreview
    var notices: [String]
  }

  /// A preview of what was given; the half that was not given is made up.
  ///
  /// - Returns: `nil` if there is no activity of the chosen name.
  /// - Throws: `GivenContentError`.
  @MainActor
  static func preview(
    of given: GivenContent, for choice: Choice, among entries: [ActivityCatalog.Entry]
  ) throws(GivenContentError) -> GivenPreview? {
    var chosen = entries.isEmpty ? nil : 0
    if case .named(let name) = choice {
      chosen = entries.firstIndex { [$0.configuration.shortName, $0.configuration.name].contains(name) }
    }
    guard let chosen else { return nil }
    do {
      return try preview(of: given, entry: chosen, entries[chosen].configuration)
    } catch {
      if case .named = choice { throw error }
      guard entries.count > 1 else { throw error }
      var error = error
      let reading = entries.indices.dropFirst().first { other in
        (try? preview(of: given, entry: other, entries[other].configuration)) != nil
      }
      let names = entries.dropFirst().map(\.configuration.shortName).joined(separator: ", ")
      error.message +=
        reading.map { "; \(entries[$0].configuration.shortName) can read it: choose it with --activity" }
        ?? "; this is \(entries[0].configuration.shortName), --activity chooses another: \(names)"
      throw error
    }
  }

  @MainActor
  private static func preview(
    of given: GivenContent, entry: Int, _ configuration: AnyActivityConfiguration
  ) throws(GivenContentError) -> GivenPreview {
    var notices: [String] = []
    func json(_ part: ContentPart, _ document: GivenContent.Document?) throws(GivenContentError) -> Data {
      if let document {
        notices += try GivenContentReader(configuration: configuration, part: part, document: document)
          .notices().map(\.error.description)
        return Data(document.text.utf8)
      }
      do { return try configuration.sample(part) } catch {
        let option = part == .attributes ? "--attributes" : "--content-state"
        throw GivenContentError(
          file: configuration.typeName(of: part), path: "",
          message: "no sample of it can be made, give it with \(option): \(error)")
      }
    }
    let attributes = try json(.attributes, given.attributes)
    let state = try json(.contentState, given.contentState)
    do {
      return GivenPreview(
        entry: entry, preview: try configuration.preview(attributes: attributes, contentState: state),
        notices: notices)
    } catch {
      throw GivenContentError(file: configuration.name, path: "", message: "cannot be read: \(error)")
    }
  }
}
