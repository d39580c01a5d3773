/// Why bytes from the other process are not a message.
public enum MessageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The bytes end before the value does.
  case truncated
  /// Bytes are left over behind the value.
  case leftOver(Int)
  /// A message says that it is longer than any may be.
  case tooLong(Int, limit: Int)
  /// The first byte names no kind of message.
  case unknownKind(UInt8)
  /// A value that cannot be; the text says which.
  case invalid(String)

  public var description: String {
    switch self {
    case .truncated: "the message ends too early"
    case .leftOver(let count): "\(count) bytes are left over behind the message"
    case .tooLong(let count, let limit): "a message of \(count) bytes is over the limit of \(limit)"
    case .unknownKind(let kind): "no message is of kind \(kind)"
    case .invalid(let what): what
    }
  }
}
