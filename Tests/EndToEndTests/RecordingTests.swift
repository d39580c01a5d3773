import Foundation
import Glibc
import TerminalTestSupport
import Testing

/// `--record`: what is shown, as asciinema plays it.
@Suite(.enabled(if: TmuxSession.isAvailable, "tmux is not installed"), .serialized)
struct RecordingTests {
  /// A recording as its format says.
  private struct Recording {
    var header: [String: Any]
    var events: [(time: Double, kind: String, data: String)]

    init(_ path: String) throws {
      let text = try String(contentsOfFile: path, encoding: .utf8)
      // Every line is whole.
      #expect(text.hasSuffix("\n"))
      let lines = text.dropLast().split(separator: "\n", omittingEmptySubsequences: false)
      header = try #require(
        try JSONSerialization.jsonObject(with: Data(lines[0].utf8)) as? [String: Any])
      events = try lines.dropFirst().map { line in
        let event = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [Any])
        return (
          try #require(event[0] as? Double), try #require(event[1] as? String),
          try #require(event[2] as? String)
        )
      }
    }

    var output: String { events.filter { $0.kind == "o" }.map(\.data).joined() }
  }

  private func open(_ options: String) throws -> (session: TmuxSession, file: String) {
    let session = try TmuxSession(
      columns: 100, rows: 30, terminal: "xterm-256color", environment: ["COLORTERM": "truecolor"])
    let file = session.home.appendingPathComponent("phone.cast").path
    try session.keepOutput(in: session.home.appendingPathComponent("sent").path)
    try session.run("cd; \(Program.path) --record phone.cast \(options); echo code $?")
    try session.wait(for: "q quit")
    return (session, file)
  }

  @Test func holdsWhatWasSent() throws {
    let (session, file) = try open("")
    defer { session.close() }
    try session.press("Right")
    try session.wait(for: "2 of 6")
    try session.resize(columns: 120, rows: 40)
    try session.press("Tab")
    try session.wait(for: "Banner")
    try session.press("q")
    try session.wait(for: "code 0")

    let recording = try Recording(file)
    #expect(recording.header["version"] as? Int == 2)
    #expect(recording.header["width"] as? Int == 100 && recording.header["height"] as? Int == 30)
    let began = try #require(recording.header["timestamp"] as? Double)
    #expect(abs(Date().timeIntervalSince1970 - began) < 600)
    let variables = try #require(recording.header["env"] as? [String: String])
    #expect(variables["TERM"] == "xterm-256color" && variables["HOME"] == nil)
    #expect(recording.events.contains { $0.kind == "r" && $0.data == "120x40" })
    let times = recording.events.map(\.time)
    #expect(times == times.sorted() && times[0] >= 0)

    // The terminal has had the same bytes, from the first to the last.
    let sent = session.home.appendingPathComponent("sent")
    let end = Date().addingTimeInterval(60)
    while !(try String(contentsOf: sent, encoding: .utf8)).contains("code 0"), Date() < end {
      usleep(20_000)
    }
    let bytes = try Data(contentsOf: sent)
    // Where a line ends the terminal's driver puts a carriage return in front, if it is told to.
    let output = Data(recording.output.utf8)
    #expect(!output.isEmpty && bytes.range(of: output) != nil)
  }

  @Test(
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: "/usr/bin/asciinema"), "asciinema is not installed"))
  func asciinemaPlaysIt() throws {
    let (session, file) = try open("--color never")
    defer { session.close() }
    try session.press("Right")
    try session.wait(for: "2 of 6")
    try session.press("q")
    try session.wait(for: "code 0")
    let played = session.home.appendingPathComponent("played").path
    try session.run("clear; asciinema cat phone.cast > played; echo \\\"played\\\" $?")
    try session.wait(for: "\"played\" 0")
    #expect(
      try String(contentsOfFile: played, encoding: .utf8).contains(try Recording(file).output))
  }

  @Test func isWholeAfterAKill() throws {
    let (session, file) = try open("")
    defer { session.close() }
    try session.press("Right")
    try session.wait(for: "2 of 6")
    kill(try session.foregroundProcess(), SIGKILL)
    try session.wait(for: "code 137")
    let recording = try Recording(file)
    #expect(!recording.events.isEmpty)
  }

  @Test func nothingIsWrittenOver() throws {
    let session = try TmuxSession(columns: 100, rows: 30, terminal: "xterm-256color")
    defer { session.close() }
    let file = session.home.appendingPathComponent("mine.txt")
    try "mine".write(to: file, atomically: true, encoding: .utf8)
    try session.run("cd; clear; \(Program.path) --record mine.txt; echo code $?")
    _ = try session.wait { $0.contains("mine.txt: is there already") && $0.contains("code 2") }
    #expect(try String(contentsOf: file, encoding: .utf8) == "mine")
    try session.run("clear; \(Program.path) --record no/such/folder.cast; echo code $?")
    // The screen of before may stand there for a moment, with its own exit code.
    _ = try session.wait {
      $0.contains("folder.cast: cannot be written: No such file") && $0.contains("code 2")
    }
    #expect(try !session.state().isAlternateScreen)
  }

  @Test func needsATerminal() throws {
    let result = try Program.run(["--record", "/tmp/islet-never.cast"])
    #expect(result.code == 2 && result.errors.contains("--record needs a terminal"))
    #expect(!FileManager.default.fileExists(atPath: "/tmp/islet-never.cast"))
  }
}
