import Foundation

/// Makes a value of a type that nobody has given an example of, by decoding it from nothing: whatever its
/// `init(from:)` asks for is there, and is something that can be drawn.
///
/// Enumerations are their first case, dates are 15 minutes ahead, collections are empty, optionals are
/// `nil`, and texts say what they are for: `driverName` is "Driver Name". The same type gives the same
/// value at the same time.
package struct SampleDecoder: Decoder {
  package let codingPath: [any CodingKey]
  package var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// A type can contain itself, but not for ever.
  private static let deepest = 32

  /// - Throws: `DecodingError` if the type refuses what it is given; its path says where.
  package static func sample<Value: Decodable>(of type: Value.Type) throws -> Value {
    try SampleDecoder(codingPath: []).sample(type)
  }

  /// The sample as JSON in one line, its keys sorted.
  ///
  /// - Throws: `DecodingError`, or what encoding the sample throws.
  package static func json<Value: Codable>(of type: Value.Type) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(try sample(of: type))
  }

  package func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(Keyed(decoder: self))
  }

  package func unkeyedContainer() -> any UnkeyedDecodingContainer { Unkeyed(decoder: self) }

  package func singleValueContainer() -> any SingleValueDecodingContainer { Single(decoder: self) }

  fileprivate func inside(_ key: any CodingKey) -> SampleDecoder {
    SampleDecoder(codingPath: codingPath + [key])
  }

  /// What the place is for, by the nearest key that is a name: payloads without one are `_0`, `_1`.
  fileprivate var hint: SampleHint {
    let key = codingPath.last { $0.intValue == nil && !$0.stringValue.hasPrefix("_") }
    return SampleHint(key?.stringValue ?? "")
  }

  /// The value for this place.
  fileprivate func sample<Value: Decodable>(_ type: Value.Type) throws -> Value {
    guard codingPath.count < Self.deepest else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: codingPath, debugDescription: "the type contains itself without end"))
    }
    if let value = hint.value(of: type) { return value }
    if let value = EnumerationCases.first(of: type) { return value }
    return try Value(from: self)
  }
}

/// The fields of a value.
private struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: SampleDecoder

  var codingPath: [any CodingKey] { decoder.codingPath }
  /// An enumeration with payloads asks which case is there, and its keys are an enumeration; a dictionary
  /// asks as well, and is empty.
  var allKeys: [Key] { EnumerationCases.first(of: Key.self).map { [$0] } ?? [] }

  func contains(_ key: Key) -> Bool { true }
  func decodeNil(forKey key: Key) -> Bool { true }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try decoder.inside(key).sample(type)
  }

  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) -> Value? { nil }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) -> KeyedDecodingContainer<NestedKey> {
    decoder.inside(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
    decoder.inside(key).unkeyedContainer()
  }

  func superDecoder() -> any Decoder { decoder }
  func superDecoder(forKey key: Key) -> any Decoder { decoder.inside(key) }
}

/// A collection: it says that it is empty, but has an element for whoever asks all the same, as a pair
/// of bounds does.
private struct Unkeyed: UnkeyedDecodingContainer {
  let decoder: SampleDecoder
  private(set) var currentIndex = 0

  init(decoder: SampleDecoder) { self.decoder = decoder }

  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { 0 }
  var isAtEnd: Bool { true }

  private struct Index: CodingKey {
    let intValue: Int?
    var stringValue: String { "Index \(intValue ?? 0)" }
    init(intValue: Int) { self.intValue = intValue }
    init?(stringValue: String) { nil }
  }

  private mutating func next() -> SampleDecoder {
    defer { currentIndex += 1 }
    return decoder.inside(Index(intValue: currentIndex))
  }

  func decodeNil() -> Bool { true }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try next().sample(type) }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) -> KeyedDecodingContainer<NestedKey> {
    next().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer { next().unkeyedContainer() }

  mutating func superDecoder() -> any Decoder { next() }
}

/// A value that stands alone.
private struct Single: SingleValueDecodingContainer {
  let decoder: SampleDecoder

  var codingPath: [any CodingKey] { decoder.codingPath }

  func decodeNil() -> Bool { true }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    // The same key a second time, so that a type that only ever wraps itself is noticed.
    guard let value = decoder.hint.value(of: type) else {
      return try decoder.inside(SampleDecoder.Whole()).sample(type)
    }
    return value
  }
}

extension SampleDecoder {
  /// The key of what stands alone in its place.
  fileprivate struct Whole: CodingKey {
    var stringValue: String { "self" }
    var intValue: Int? { 0 }
    init() {}
    init?(stringValue: String) { nil }
    init?(intValue: Int) { nil }
  }
}
