import ActivityKit
import Foundation

/// The two halves of an activity's content.
package enum ContentPart: String, Hashable, Sendable, CaseIterable {
  case attributes
  case contentState
}

extension AnyActivityConfiguration {
  /// The name of the type of a half, as sources write it: `OrderAttributes.ContentState`.
  package func typeName(of part: ContentPart) -> String {
    part == .attributes ? name : "\(name).ContentState"
  }

  /// Reads a half from JSON, as ActivityKit does: with the default strategies of `JSONDecoder`, so that a
  /// date is the number of seconds since 2001. Keys that the type does not ask for are ignored.
  ///
  /// - Throws: `DecodingError`, or what the type itself throws.
  package func read(_ part: ContentPart, _ json: Data) throws {
    func read<Attributes: ActivityAttributes>(_ type: Attributes.Type) throws {
      switch part {
      case .attributes: _ = try ActivityCoding.decode(Attributes.self, from: json)
      case .contentState: _ = try ActivityCoding.decode(Attributes.ContentState.self, from: json)
      }
    }
    try read(attributesType)
  }

  /// A half as ActivityKit keeps it: read, and written again by its own type. Its bytes count.
  ///
  /// - Throws: `DecodingError`, `EncodingError`, or what the type itself throws.
  package func encoded(_ part: ContentPart, _ json: Data) throws -> Data {
    func encoded<Attributes: ActivityAttributes>(_ type: Attributes.Type) throws -> Data {
      switch part {
      case .attributes: try ActivityCoding.encode(ActivityCoding.decode(Attributes.self, from: json))
      case .contentState:
        try ActivityCoding.encode(ActivityCoding.decode(Attributes.ContentState.self, from: json))
      }
    }
    return try encoded(attributesType)
  }

  /// What the type of a half asks of JSON.
  package func use(of part: ContentPart, _ json: Data) -> ContentUse {
    func use<Attributes: ActivityAttributes>(_ type: Attributes.Type) -> ContentUse {
      switch part {
      case .attributes: ContentUse(of: Attributes.self, reading: json)
      case .contentState: ContentUse(of: Attributes.ContentState.self, reading: json)
      }
    }
    return use(attributesType)
  }

  /// A half that is made up, as JSON.
  ///
  /// - Throws: `DecodingError` or `EncodingError` if the type refuses what is made up for it.
  package func sample(_ part: ContentPart) throws -> Data {
    func make<Attributes: ActivityAttributes>(_ type: Attributes.Type) throws -> Data {
      switch part {
      case .attributes: try SampleDecoder.json(of: Attributes.self)
      case .contentState: try SampleDecoder.json(of: Attributes.ContentState.self)
      }
    }
    return try make(attributesType)
  }
}
