import Foundation

/// Messages as the compiler frames them: eight bytes of length, little-endian, and then that many bytes.
struct MessageChannel {
  /// What can be wrong with the bytes that arrive.
  enum Failure: Error, Equatable, CustomStringConvertible {
    /// The input ended inside a message.
    case truncated(expected: Int, got: Int)
    /// The length is more than a message can have.
    case tooLong(UInt64)

    var description: String {
      switch self {
      case .truncated(let expected, let got):
        "the input ended inside a message: \(expected) bytes were announced, \(got) came"
      case .tooLong(let length):
        "a message of \(length) bytes was announced, more than \(MessageChannel.longest)"
      }
    }
  }

  /// The longest message that is read, in bytes.
  static let longest: UInt64 = 1 << 30

  /// Reads up to so many bytes; `nil` or nothing at the end of the input.
  var read: (Int) -> Data?
  var write: (Data) throws -> Void

  /// The next message, or `nil` if the input ends where a message would begin.
  mutating func receive() throws -> Data? {
    let header = readFully(8)
    if header.isEmpty { return nil }
    guard header.count == 8 else { throw Failure.truncated(expected: 8, got: header.count) }
    let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard length <= Self.longest else { throw Failure.tooLong(length) }
    let body = readFully(Int(length))
    guard body.count == Int(length) else {
      throw Failure.truncated(expected: Int(length), got: body.count)
    }
    return body
  }

  func send(_ message: Data) throws {
    var framed = Data(capacity: message.count + 8)
    let length = UInt64(message.count)
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      framed.append(UInt8(truncatingIfNeeded: length >> shift))
    }
    framed.append(message)
    try write(framed)
  }

  /// A pipe hands out what it has, so one read is not always enough.
  private func readFully(_ count: Int) -> Data {
    var data = Data()
    while data.count < count, let more = read(count - data.count), !more.isEmpty {
      data.append(more)
    }
    return data
  }
}
