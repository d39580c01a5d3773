import Foundation
import StageLink
import WidgetKit

extension ActivityPresenter {
  /// The attributes and states of the preview, encoded by their own types.
  func encoded() -> EncodedPreview {
    EncodedPreview(
      attributes: ContentJSON { try ContentCoding.encode(attributes) },
      contentStates: states.map { state in ContentJSON { try ContentCoding.encode(state) } })
  }

  /// The regions of the expanded island that the app fills in the first state.
  func expandedRegions() -> [String] {
    guard let state = states.first, let shown = try? presentations(of: state) else { return [] }
    return shown.island.expandedRegions.map { "\($0.position)" }.reduce(into: []) { names, name in
      if !names.contains(name) { names.append(name) }
    }
  }
}

extension AnyActivityConfiguration {
  /// Attributes and a state that are made up, as JSON.
  @MainActor
  func encodedSample() -> (attributes: ContentJSON, contentState: ContentJSON) {
    func json(_ part: ContentPart) -> ContentJSON {
      ContentJSON { String(decoding: try sample(part), as: UTF8.self) }
    }
    return (json(.attributes), json(.contentState))
  }
}

extension ContentJSON {
  init(_ make: () throws -> String) {
    do { self = .json(try make()) } catch { self = .problem(Self.reason(error)) }
  }

  private static func reason(_ error: any Error) -> String {
    switch error {
    case EncodingError.invalidValue(let value, let context):
      let path = ContentUse.path(context.codingPath)
      return "\(path.isEmpty ? "the value" : path): \(context.debugDescription) (\(value))"
    case DecodingError.keyNotFound(let key, let context):
      let path = ContentUse.path(context.codingPath + [key])
      return "\(path): what the type writes lacks a key that it reads"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
      DecodingError.dataCorrupted(let context):
      let path = ContentUse.path(context.codingPath)
      return "\(path.isEmpty ? "the value" : path): \(context.debugDescription)"
    default: return "\(error)"
    }
  }
}
