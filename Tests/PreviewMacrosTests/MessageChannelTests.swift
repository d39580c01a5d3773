import Foundation
import Testing

@testable import PreviewMacros

@Suite struct MessageChannelTests {
  /// A pipe that hands out at most `chunk` bytes at a time, and keeps what is written.
  final class Pipe {
    var input: Data
    var output = Data()
    let chunk: Int

    init(_ input: Data, chunk: Int = .max) {
      self.input = input
      self.chunk = chunk
    }

    var channel: MessageChannel {
      MessageChannel(
        read: { count in
          let part = Data(self.input.prefix(min(count, self.chunk)))
          self.input = Data(self.input.dropFirst(part.count))
          return part
        },
        write: { self.output.append($0) })
    }
  }

  @Test func lengthIsEightBytesLittleEndian() throws {
    let pipe = Pipe(Data())
    try pipe.channel.send(Data(repeating: 7, count: 258))
    #expect(Array(pipe.output.prefix(8)) == [2, 1, 0, 0, 0, 0, 0, 0])
    #expect(pipe.output.count == 266)
  }

  @Test(arguments: [0, 1, 65_536, 3_000_000]) func whatIsSentComesBack(length: Int) throws {
    let message = Data((0..<length).map { UInt8(truncatingIfNeeded: $0) })
    let sender = Pipe(Data())
    try sender.channel.send(message)
    var channel = Pipe(sender.output, chunk: 4_096).channel
    #expect(try channel.receive() == message)
    #expect(try channel.receive() == nil)
  }

  @Test func endOfInputIsTheEnd() throws {
    var channel = Pipe(Data()).channel
    #expect(try channel.receive() == nil)
  }

  @Test func endInsideAMessageIsAFailure() {
    var header = Pipe(Data([1, 0, 0])).channel
    #expect(throws: MessageChannel.Failure.truncated(expected: 8, got: 3)) { try header.receive() }
    var body = Pipe(Data([4, 0, 0, 0, 0, 0, 0, 0, 9])).channel
    #expect(throws: MessageChannel.Failure.truncated(expected: 4, got: 1)) { try body.receive() }
  }

  @Test func anAbsurdLengthIsNotAllocated() {
    var channel = Pipe(Data(repeating: 255, count: 8)).channel
    #expect(throws: MessageChannel.Failure.tooLong(.max)) { try channel.receive() }
  }
}
