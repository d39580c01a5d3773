import Foundation

/// What a type asked of JSON that it was read from: the keys of each object, and the dates.
///
/// Objects that a type did not look into, because it is read as a whole, are not in here.
package struct ContentUse {
  /// The keys that were asked for, by the path of their object.
  package private(set) var keys: [String: Set<String>] = [:]
  /// The dates that were read, by their paths.
  package private(set) var dates: [String: Date] = [:]
  /// The value that was read last and its type: where reading stopped, it is the one that is wrong.
  package private(set) var last: (path: [any CodingKey], type: Any.Type)?
  /// The types that are read by way of a raw value, by their paths.
  private var rawTypes: [String: any RawRepresentable.Type] = [:]

  /// Reads a value a second time and keeps what it asks for; what it makes of it then is of no account.
  init<Value: Decodable>(of type: Value.Type, reading json: Data) {
    let record = Record()
    let decoder = JSONDecoder()
    decoder.userInfo[Record.key] = record
    _ = try? decoder.decode(Recorded<Value>.self, from: json)
    self = record.use
  }

  /// The name of the enumeration at a path and the raw values of its cases; `nil` where there is none.
  package func cases(at path: [any CodingKey]) -> (type: String, values: [Any])? {
    func values<Raw: RawRepresentable>(_ type: Raw.Type) -> [Any]? {
      EnumerationCases.all(of: type)?.map(\.rawValue)
    }
    guard let type = rawTypes[Self.path(path)], let values = values(type), !values.isEmpty else { return nil }
    return (String(describing: type), values)
  }

  /// A path as messages write it: `items[2].price`, and nothing for the whole value.
  package static func path(_ keys: [any CodingKey]) -> String {
    var path = ""
    for key in keys {
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += path.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
    return path
  }

  /// What is gathered while a value is read.
  private final class Record: Sendable {
    // The key is text, which nobody can make wrong.
    static let key = CodingUserInfoKey(rawValue: "islet.record")!
    // Reading a value happens on one thread from its beginning to its end.
    nonisolated(unsafe) var use = ContentUse()
  }

  private init() {}

  /// Hands a value a decoder that keeps what is asked for.
  private struct Recorded<Value: Decodable>: Decodable {
    init(from decoder: any Decoder) throws {
      guard let record = decoder.userInfo[Record.key] as? Record else { return }
      _ = try RecordingDecoder(base: decoder, record: record).value(Value.self)
    }
  }

  /// A decoder around another one. Values come from that, keys are kept.
  private struct RecordingDecoder: Decoder {
    let base: any Decoder
    let record: Record

    var codingPath: [any CodingKey] { base.codingPath }
    var userInfo: [CodingUserInfoKey: Any] { base.userInfo }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
      let path = path(codingPath)
      // An object that is asked for nothing has been looked into all the same.
      if record.use.keys[path] == nil { record.use.keys[path] = [] }
      return KeyedDecodingContainer(Keyed(base: try base.container(keyedBy: type), record: record))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
      Unkeyed(base: try base.unkeyedContainer(), record: record)
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer {
      Single(base: try base.singleValueContainer(), decoder: self)
    }

    /// The value at this place.
    func value<Value: Decodable>(_ type: Value.Type) throws -> Value {
      guard Self.isSimple(type) else {
        if let type = type as? any RawRepresentable.Type { record.use.rawTypes[path(codingPath)] = type }
        return try Value(from: self)
      }
      record.use.last = (codingPath, type)
      let value = try base.singleValueContainer().decode(Value.self)
      if let date = value as? Date { record.use.dates[path(codingPath)] = date }
      return value
    }

    /// Whether `JSONDecoder` reads a type by itself, without asking the type.
    private static func isSimple(_ type: Any.Type) -> Bool {
      switch type {
      case is Bool.Type, is String.Type, is Double.Type, is Float.Type, is Date.Type, is Data.Type,
        is URL.Type,
        is Decimal.Type:
        true
      default: type is any FixedWidthInteger.Type
      }
    }
  }

  private struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let base: KeyedDecodingContainer<Key>
    let record: Record

    var codingPath: [any CodingKey] { base.codingPath }

    /// Whoever asks which keys there are uses them all.
    var allKeys: [Key] {
      for key in base.allKeys { note(key) }
      return base.allKeys
    }

    private func note(_ key: Key) {
      record.use.keys[path(codingPath), default: []].insert(key.stringValue)
    }

    private func decoder(_ key: Key) throws -> RecordingDecoder {
      note(key)
      return RecordingDecoder(base: try base.superDecoder(forKey: key), record: record)
    }

    func contains(_ key: Key) -> Bool {
      note(key)
      return base.contains(key)
    }

    func decodeNil(forKey key: Key) throws -> Bool {
      note(key)
      return try base.decodeNil(forKey: key)
    }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
      try decoder(key).value(type)
    }

    func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
      note(key)
      return try base.contains(key) && !base.decodeNil(forKey: key) ? decoder(key).value(type) : nil
    }

    func nestedContainer<NestedKey: CodingKey>(
      keyedBy type: NestedKey.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<NestedKey> {
      try decoder(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
      try decoder(key).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder {
      RecordingDecoder(base: try base.superDecoder(), record: record)
    }

    func superDecoder(forKey key: Key) throws -> any Decoder { try decoder(key) }
  }

  private struct Unkeyed: UnkeyedDecodingContainer {
    var base: any UnkeyedDecodingContainer
    let record: Record

    var codingPath: [any CodingKey] { base.codingPath }
    var count: Int? { base.count }
    var isAtEnd: Bool { base.isAtEnd }
    var currentIndex: Int { base.currentIndex }

    private mutating func next() throws -> RecordingDecoder {
      RecordingDecoder(base: try base.superDecoder(), record: record)
    }

    mutating func decodeNil() throws -> Bool { try base.decodeNil() }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try next().value(type) }

    mutating func nestedContainer<NestedKey: CodingKey>(
      keyedBy type: NestedKey.Type
    ) throws -> KeyedDecodingContainer<NestedKey> {
      try next().container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
      try next().unkeyedContainer()
    }

    mutating func superDecoder() throws -> any Decoder { try next() }
  }

  private struct Single: SingleValueDecodingContainer {
    let base: any SingleValueDecodingContainer
    let decoder: RecordingDecoder

    var codingPath: [any CodingKey] { base.codingPath }

    func decodeNil() -> Bool { base.decodeNil() }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoder.value(type) }
  }
}
