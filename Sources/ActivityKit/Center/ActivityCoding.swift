/// How attributes and states become JSON: with the default strategies, which are those that a server has
/// to follow too.
package enum ActivityCoding {
  /// - Throws: What encoding throws, or decoding the outcome.
  package static func encode<Value: Codable>(_ value: Value) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(value)
    _ = try decode(Value.self, from: data)
    return data
  }

  package static func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
    try JSONDecoder().decode(type, from: data)
  }
}
