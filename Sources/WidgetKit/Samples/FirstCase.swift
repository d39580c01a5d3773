/// The first case of an enumeration, whether it lists its cases or not.
enum FirstCase {
  /// The case, or `nil` if the type is no enumeration, or one of which some case has a payload.
  static func of<Value>(_ type: Value.Type) -> Value? {
    if let type = type as? any CaseIterable.Type { return first(type) as? Value }
    guard isPlainEnumeration(type) else { return nil }
    // Cases without payloads are stored as their number, the first as 0.
    return withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { room in
      let bytes = UnsafeMutableRawBufferPointer(room)
      bytes.initializeMemory(as: UInt8.self, repeating: 0)
      return bytes.load(as: Value.self)
    }
  }

  private static func first<Cases: CaseIterable>(_ type: Cases.Type) -> Any? { Cases.allCases.first }

  /// Whether a type is an enumeration that has cases and none with a payload, as its metadata say in the
  /// form that Swift's ABI fixes.
  private static func isPlainEnumeration(_ type: Any.Type) -> Bool {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard metadata.load(as: UInt.self) == 0x201,
      let descriptor = (metadata + 8).load(as: UnsafeRawPointer?.self)
    else { return false }
    let payloadCases = (descriptor + 20).load(as: UInt32.self) & 0xff_ffff
    let plainCases = (descriptor + 24).load(as: UInt32.self)
    return payloadCases == 0 && plainCases > 0
  }
}
