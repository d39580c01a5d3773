import CPlatform
import Foundation
import Glibc
import Testing

/// What is written to a terminal, as events in a file. There is one recording in a process.
@Suite(.serialized) struct RecordingTests {
  /// Records what is written to a file that stands for the terminal and answers the events' lines.
  private func record(
    into file: String? = nil, _ body: (Int32) throws -> Void
  ) throws -> (lines: [String], sent: [UInt8], error: Int32) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-cast-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let terminal = open(folder.path + "/terminal", O_WRONLY | O_CREAT, 0o600)
    let path = file ?? folder.path + "/events"
    let events = open(path, O_WRONLY | (file == nil ? O_CREAT : 0), 0o600)
    defer {
      close(terminal)
      close(events)
    }
    islet_recording_begin(terminal, events)
    try body(terminal)
    let error = islet_recording_end()
    let text = file == nil ? try String(contentsOfFile: path, encoding: .utf8) : ""
    return (
      text.split(separator: "\n").map(String.init),
      [UInt8](try Data(contentsOf: folder.appendingPathComponent("terminal"))), error
    )
  }

  private func send(_ bytes: [UInt8], to descriptor: Int32) {
    #expect(write(descriptor, bytes, bytes.count) == bytes.count)
  }

  /// The data of the events, put together.
  private func data(_ lines: [String]) throws -> String {
    try lines.map { line in
      let event = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [Any])
      #expect(event.count == 3 && event[0] is Double)
      return try #require(event[2] as? String)
    }.joined()
  }

  @Test func bytesGoToBoth() throws {
    let text = "\u{1B}[31m\"한\\\u{7F}\t\r\n🦊\u{0}"
    let result = try record { send(Array(text.utf8), to: $0) }
    #expect(result.sent == Array(text.utf8))
    #expect(try data(result.lines) == text)
    #expect(result.lines.count == 1 && result.error == 0)
    #expect(!result.lines[0].utf8.contains { $0 < 0x20 || $0 == 0x7F })
    #expect(result.lines[0].contains(", \"o\", \""))
  }

  @Test func charactersInPiecesStayWhole() throws {
    let bytes = Array("é🦊x".utf8)
    let result = try record { terminal in for byte in bytes { send([byte], to: terminal) } }
    #expect(result.sent == bytes)
    #expect(try data(result.lines) == "é🦊x")
  }

  @Test func whatIsNotUTF8IsReplaced() throws {
    let bytes: [UInt8] = [
      0x41, 0xFF, 0x42, 0xC3, 0x28, 0xE2, 0x82, 0x43, 0xED, 0xA0, 0x44, 0xC0, 0xAF, 0xF0, 0x80, 0x45,
    ]
    let result = try record { send(bytes, to: $0) }
    #expect(result.sent == bytes)
    let text = try data(result.lines)
    #expect(text.filter { $0 != "\u{FFFD}" } == "AB(CDE")
    #expect(text.hasPrefix("A\u{FFFD}B\u{FFFD}(\u{FFFD}C"))
  }

  @Test func longOutputIsSeveralEvents() throws {
    let text = String(repeating: "\u{1B}한", count: 5000)
    let result = try record { send(Array(text.utf8), to: $0) }
    #expect(result.lines.count > 1)
    #expect(try data(result.lines) == text)
  }

  @Test func sizesAreEvents() throws {
    let result = try record { _ in islet_recording_resize(120, 40) }
    #expect(result.lines.count == 1 && result.lines[0].hasSuffix("\"r\", \"120x40\"]"))
    islet_recording_resize(1, 1)
  }

  @Test func otherDescriptorsAreLeftAlone() throws {
    let result = try record { _ in
      let other = open("/dev/null", O_WRONLY)
      send([1, 2, 3], to: other)
      close(other)
    }
    #expect(result.lines.isEmpty)
  }

  @Test func aFullDiskEndsTheRecordingAndNothingElse() throws {
    let result = try record(into: "/dev/full") { terminal in
      send([0x61], to: terminal)
      send([0x62], to: terminal)
    }
    #expect(result.sent == [0x61, 0x62])
    #expect(result.error == ENOSPC)
  }
}
