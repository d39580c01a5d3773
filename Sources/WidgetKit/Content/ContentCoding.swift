import ActivityKit
import Foundation

/// Content as JSON that can be given back to Islet.
package enum ContentCoding {
  /// A value as one line of JSON, its keys sorted.
  ///
  /// - Throws: what the type's `encode(to:)` throws, or its `init(from:)` over the outcome: JSON that the
  ///   type cannot read is of no use.
  package static func encode(_ value: any Encodable & Decodable) throws -> String {
    String(decoding: try ActivityCoding.encode(value), as: UTF8.self)
  }
}
