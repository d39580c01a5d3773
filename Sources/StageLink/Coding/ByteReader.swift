/// Reads what `ByteWriter` wrote and trusts none of it.
package struct ByteReader {
  private var bytes: ArraySlice<UInt8>

  package init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  package var remaining: Int { bytes.count }

  package mutating func byte() throws(MessageError) -> UInt8 {
    guard let byte = bytes.popFirst() else { throw .truncated }
    return byte
  }

  package mutating func bytes(_ count: Int) throws(MessageError) -> ArraySlice<UInt8> {
    guard count >= 0, count <= bytes.count else { throw .truncated }
    defer { bytes = bytes.dropFirst(count) }
    return bytes.prefix(count)
  }

  package mutating func uint32() throws(MessageError) -> UInt32 {
    try bytes(4).reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }

  package mutating func short() throws(MessageError) -> UInt32 {
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), through: 28, by: 7) {
      let byte = try byte()
      value |= UInt64(byte & 0x7F) << shift
      if byte & 0x80 == 0 {
        guard value <= UInt64(UInt32.max) else { break }
        return UInt32(value)
      }
    }
    throw .invalid("a number is longer than 32 bits")
  }

  /// A text of at most `limit` bytes in valid UTF-8.
  package mutating func text(limit: Int) throws(MessageError) -> String {
    let count = Int(try short())
    guard count <= limit else { throw .tooLong(count, limit: limit) }
    guard let text = String(validating: try bytes(count), as: UTF8.self) else {
      throw .invalid("a text is not UTF-8")
    }
    return text
  }

  package func finish() throws(MessageError) {
    guard bytes.isEmpty else { throw .leftOver(bytes.count) }
  }
}
