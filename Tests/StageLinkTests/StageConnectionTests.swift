import Cells
import Glibc
import Testing

@testable import StageLink

@Suite struct StageConnectionTests {
  func pair() throws -> (front: FrontConnection, stage: BackConnection) {
    let pair = try StageSocket.makePair()
    return (FrontConnection(descriptor: pair.front), BackConnection(descriptor: pair.stage))
  }

  @Test func messagesArriveInOrder() throws {
    let (front, stage) = try pair()
    for key in [Key.left, .right, .character("q")] { try front.send(.key(key)) }
    #expect(try stage.receive() == .key(.left))
    #expect(try stage.receiveAvailable() == [.key(.right), .key(.character("q"))])
    #expect(try stage.receiveAvailable() == [])
    #expect(!stage.isClosed)
  }

  @Test func messageInPieces() throws {
    let sockets = try StageSocket.makePair()
    let front = FrontConnection(descriptor: sockets.front)
    let bytes: [UInt8] = [4, 0, 0, 0] + StageEvent.message("hi").encoded()
    for byte in bytes.dropLast() {
      _ = [byte].withUnsafeBytes { write(sockets.stage, $0.baseAddress, 1) }
      #expect(try front.receiveAvailable() == [])
    }
    _ = [bytes.last!].withUnsafeBytes { write(sockets.stage, $0.baseAddress, 1) }
    #expect(try front.receiveAvailable() == [.message("hi")])
    close(sockets.stage)
  }

  @Test func moreThanTheSocketHolds() throws {
    let (front, stage) = try pair()
    let text = String(repeating: "x", count: 60_000)
    for _ in 0..<100 { try stage.enqueue(.message(text)) }
    try stage.flush()
    #expect(stage.wantsToWrite)
    var count = 0
    while count < 100 {
      for event in try front.receiveAvailable() {
        #expect(event == .message(text))
        count += 1
      }
      try stage.flush()
    }
    #expect(!stage.wantsToWrite)
  }

  @Test func closedPeerEndsTheMessages() throws {
    let sockets = try StageSocket.makePair()
    let front = FrontConnection(descriptor: sockets.front)
    do {
      let stage = BackConnection(descriptor: sockets.stage)
      try stage.send(.quit)
    }
    #expect(try front.receive() == .quit)
    #expect(try front.receive() == nil)
    #expect(front.isClosed)
    // No SIGPIPE and no error: the message goes nowhere.
    try front.send(.tick)
    #expect(!front.wantsToWrite)
  }

  @Test func tooLongALengthIsRefused() throws {
    let sockets = try StageSocket.makePair()
    let front = FrontConnection(descriptor: sockets.front)
    let bytes: [UInt8] = [0xFF, 0xFF, 0xFF, 0x7F]
    _ = bytes.withUnsafeBytes { write(sockets.stage, $0.baseAddress, $0.count) }
    #expect(throws: MessageError.tooLong(0x7FFF_FFFF, limit: 8 << 20)) { try front.receiveAvailable() }
    close(sockets.stage)
  }

  @Test func descriptorsAreClosedInOtherPrograms() throws {
    let (front, stage) = try pair()
    for descriptor in [front.descriptor, stage.descriptor] {
      #expect(fcntl(descriptor, F_GETFD) & FD_CLOEXEC != 0)
      #expect(fcntl(descriptor, F_GETFL) & O_NONBLOCK != 0)
    }
  }
}
