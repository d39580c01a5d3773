import Glibc

/// One end of the socket between front and stage.
///
/// Each message is four bytes of length, lowest first, and then its bytes. The end owns its descriptor
/// and belongs to one thread. The descriptor never blocks by itself: `send` and `receive` wait with
/// `poll`, while `enqueue`, `flush` and `receiveAvailable` serve a loop that polls `descriptor` together
/// with others. A peer that is gone shows as `isClosed` and never as a signal.
///
/// Use it like this in the front's loop:
///
///     connection.enqueue(.key(.right))
///     try connection.flush()
///     // ... poll for connection.descriptor, with POLLOUT while connection.wantsToWrite ...
///     for event in try connection.receiveAvailable() { ... }
public final class StageConnection<Outgoing: StageMessage, Incoming: StageMessage> {
  public let descriptor: Int32
  /// Whether the peer has closed its end. Messages that came before are still handed out.
  public private(set) var isClosed = false
  private var incoming: [UInt8] = []
  private var outgoing: ArraySlice<UInt8> = []

  /// Takes over a connected stream socket.
  public init(descriptor: Int32) {
    self.descriptor = descriptor
    _ = setCloseOnExec(descriptor)
    _ = setNonBlocking(descriptor)
  }

  deinit {
    close(descriptor)
  }

  // MARK: - Sending

  /// Whether bytes wait for room in the socket.
  public var wantsToWrite: Bool { !outgoing.isEmpty && !isClosed }

  /// Puts a message behind those that wait, without blocking.
  public func enqueue(_ message: Outgoing) throws {
    let bytes = try message.encoded()
    guard bytes.count <= Outgoing.longest, outgoing.count + bytes.count <= 2 * Outgoing.longest
    else { throw MessageError.tooLong(outgoing.count + bytes.count, limit: Outgoing.longest) }
    for shift in stride(from: 0, to: 32, by: 8) {
      outgoing.append(UInt8(truncatingIfNeeded: bytes.count >> shift))
    }
    outgoing += bytes
  }

  /// Writes as much as the socket takes now.
  public func flush() throws {
    while wantsToWrite {
      let count = outgoing.withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count >= 0 {
        outgoing = outgoing.dropFirst(count)
      } else if errno == EAGAIN {
        return
      } else if errno == EPIPE || errno == ECONNRESET {
        isClosed = true
        outgoing = []
      } else if errno != EINTR {
        throw ConnectionError(operation: "write to", code: errno)
      }
    }
    // A fresh array, so that what was sent does not stay in memory before the slice.
    if outgoing.isEmpty { outgoing = [] }
  }

  /// Sends a message and waits until it is in the socket. To a closed peer it goes nowhere.
  public func send(_ message: Outgoing) throws {
    try enqueue(message)
    try flush()
    while wantsToWrite {
      try waitFor(Int16(POLLOUT))
      try flush()
    }
  }

  // MARK: - Receiving

  /// The messages that have arrived, without blocking.
  ///
  /// - Throws: `MessageError` for bytes that are no message; the connection is of no use after it.
  public func receiveAvailable() throws -> [Incoming] {
    try fill()
    var messages: [Incoming] = []
    while let message = try nextMessage() { messages.append(message) }
    return messages
  }

  /// Waits for the next message; `nil` once the peer has closed.
  public func receive() throws -> Incoming? {
    while true {
      if let message = try nextMessage() { return message }
      if isClosed { return nil }
      try waitFor(Int16(POLLIN))
      try fill()
    }
  }

  private func fill() throws {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while !isClosed && incoming.count < Incoming.longest + 4 {
      let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        incoming += buffer[..<count]
      } else if count == 0 || errno == ECONNRESET {
        isClosed = true
      } else if errno == EAGAIN {
        return
      } else if errno != EINTR {
        throw ConnectionError(operation: "read from", code: errno)
      }
    }
  }

  private func nextMessage() throws(MessageError) -> Incoming? {
    guard incoming.count >= 4 else { return nil }
    let length = incoming[..<4].reversed().reduce(0) { $0 << 8 | Int($1) }
    guard length <= Incoming.longest else {
      throw .tooLong(length, limit: Incoming.longest)
    }
    guard incoming.count >= 4 + length else { return nil }
    let message = try Incoming(decoding: incoming[4..<4 + length])
    incoming.removeFirst(4 + length)
    return message
  }

  private func waitFor(_ events: Int16) throws {
    var entry = pollfd(fd: descriptor, events: events, revents: 0)
    while poll(&entry, 1, -1) < 0 {
      guard errno == EINTR else { throw ConnectionError(operation: "wait for", code: errno) }
    }
  }
}

/// The end that the front holds.
public typealias FrontConnection = StageConnection<StageRequest, StageEvent>

/// The end that the stage holds.
public typealias BackConnection = StageConnection<StageEvent, StageRequest>

/// The system would not read from or write to the socket.
public struct ConnectionError: Error, CustomStringConvertible {
  var operation: String
  var code: Int32

  public var description: String {
    "cannot \(operation) the other process: \(String(cString: strerror(code)))"
  }
}
