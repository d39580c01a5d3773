/// Collects the bytes of a message: little-endian numbers, and short forms for small ones.
package struct ByteWriter {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func write(_ byte: UInt8) {
    bytes.append(byte)
  }

  package mutating func write(_ value: UInt32) {
    for shift in stride(from: 0, to: 32, by: 8) { bytes.append(UInt8(truncatingIfNeeded: value >> shift)) }
  }

  /// Seven bits a byte, the lowest first; the top bit says that more follow (LEB128).
  package mutating func write(short value: UInt32) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  package mutating func write(_ text: String) {
    let utf8 = Array(text.utf8)
    write(short: UInt32(utf8.count))
    bytes += utf8
  }

  package mutating func write(contentsOf other: some Sequence<UInt8>) {
    bytes += other
  }
}
