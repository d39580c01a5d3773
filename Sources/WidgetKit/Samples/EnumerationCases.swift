/// The cases of an enumeration, whether it lists its cases or not.
enum EnumerationCases {
  /// The first case, or `nil` if the type is no enumeration, or one of which some case has a payload.
  static func first<Value>(of type: Value.Type) -> Value? {
    if let type = type as? any CaseIterable.Type { return listed(type).first as? Value }
    return number(of: type) > 0 ? value(type, 0) : nil
  }

  /// All cases in their order, or `nil` in the same way.
  static func all<Value>(of type: Value.Type) -> [Value]? {
    if let type = type as? any CaseIterable.Type { return listed(type).compactMap { $0 as? Value } }
    let count = number(of: type)
    return count > 0 ? (0..<count).map { value(type, $0) } : nil
  }

  private static func listed<Cases: CaseIterable>(_ type: Cases.Type) -> [Any] { Array(Cases.allCases) }

  /// Cases without payloads are stored as their number, the first as 0, in as many bytes as that takes.
  private static func value<Value>(_ type: Value.Type, _ number: Int) -> Value {
    withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { room in
      let bytes = UnsafeMutableRawBufferPointer(room)
      for index in bytes.indices {
        bytes[index] = index < 4 ? UInt8(truncatingIfNeeded: number >> (8 * index)) : 0
      }
      return bytes.load(as: Value.self)
    }
  }

  /// How many cases an enumeration without payloads has, as its metadata say in the form that Swift's ABI fixes;
  /// 0 for every other type.
  private static func number(of type: Any.Type) -> Int {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard metadata.load(as: UInt.self) == 0x201,
      let descriptor = (metadata + 8).load(as: UnsafeRawPointer?.self)
    else { return 0 }
    let payloadCases = (descriptor + 20).load(as: UInt32.self) & 0xff_ffff
    return payloadCases == 0 ? Int((descriptor + 24).load(as: UInt32.self)) : 0
  }
}
