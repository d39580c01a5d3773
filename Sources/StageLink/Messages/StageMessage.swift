/// What can be sent through a `StageConnection`.
public protocol StageMessage: Sendable {
  /// The longest message, in bytes; one that says it is longer is garbage.
  static var longest: Int { get }

  /// The bytes of the message, without its length.
  func encoded() throws -> [UInt8]

  /// Reads a message and nothing else from the bytes.
  ///
  /// - Throws: `MessageError` when they are anything but one whole message.
  init(decoding bytes: ArraySlice<UInt8>) throws(MessageError)
}

extension StageMessage {
  public static var longest: Int { 8 << 20 }
}
