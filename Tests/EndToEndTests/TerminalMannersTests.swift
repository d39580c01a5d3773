import Foundation
import TerminalTestSupport
import Testing

/// What the program sends to terminals of many kinds, and what it makes of bad ones.
@Suite(.enabled(if: TmuxSession.isAvailable, "tmux is not installed"))
struct TerminalMannersTests {
  /// The bytes that were sent, as a recording holds them.
  private func sent(_ session: TmuxSession) throws -> [UInt8] {
    let file = session.home.appendingPathComponent("kind.cast")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
    return try lines.flatMap { line in
      let event = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [Any])
      guard event[1] as? String == "o", let text = event[2] as? String else { return [UInt8]() }
      return Array(text.utf8)
    }
  }

  /// The folder of the entry for 24 bits that was made of a terminal's own.
  private func directEntries(_ session: TmuxSession, _ terminal: String) -> String {
    session.home.appendingPathComponent(".cache/islet/terminfo-1/\(terminal)").path
  }

  /// Starts, steps, opens and closes what lies over the phone, and quits: the terminal is as it was, and was sent
  /// nothing that its entry does not know.
  @Test(arguments: [
    ("xterm-256color", "8;5;"), ("xterm-direct", "8;2;"), ("screen-256color", "8;5;"),
    ("tmux-256color", "8;5;"), ("linux", "[3"), ("vt100", ""),
  ])
  func everyKindOfTerminal(terminal: String, colours: String) throws {
    let isConsole = ["linux", "vt100"].contains(terminal)
    let session = try TmuxSession(
      columns: 100, rows: 30, terminal: terminal, environment: isConsole ? ["LANG": ""] : [:])
    defer { session.close() }
    let before = try session.modes()
    try session.run("cd; \(Program.path) --record kind.cast; echo code $?")
    try session.wait(for: "Oat cortado")
    try session.press("Right")
    try session.wait(for: "2 of 6")
    for (key, words) in [
      ("3", "Island, compact"), ("Space", "Island, expanded"), ("l", "Lock Screen"), ("a", "light"),
      ("?", "suspend"),
    ] {
      try session.press(key)
      try session.wait(for: words)
    }
    try session.press("Escape")
    try session.wait { !$0.contains("suspend") }
    try session.press("q")
    try session.wait(for: "code 0")
    let state = try session.state()
    #expect(!state.isAlternateScreen && state.isCursorVisible && !state.reportsMouse)
    #expect(try session.modes() == before)
    let bytes = try sent(session)
    let folder = terminal == "xterm-direct" ? directEntries(session, terminal) : nil
    let language = try TerminalLanguage(
      folder == nil ? terminal : "islet-\(terminal)", environment: folder.map { ["TERMINFO": $0] } ?? [:])
    #expect(language.unknown(in: bytes) == [])
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(colours.isEmpty || text.contains(colours))
    // A terminal without colours is sent none.
    if terminal == "vt100" { #expect(!text.contains("\u{1B}[38") && !text.contains("\u{1B}[31m")) }
    // Consoles read no more than ASCII unless the locale says so.
    if isConsole { #expect(!text.contains { !$0.isASCII }) }
  }

  /// A promise of 24 bits is kept by an entry made of the terminal's own, also inside of tmux.
  @Test(arguments: ["xterm-256color", "tmux-256color", "screen-256color"])
  func promisedColours(terminal: String) throws {
    let session = try TmuxSession(
      columns: 80, rows: 24, terminal: terminal, environment: ["COLORTERM": "truecolor"])
    defer { session.close() }
    try session.run("cd; \(Program.path) --record kind.cast; echo code $?")
    try session.wait(for: "Oat cortado")
    try session.press("q")
    try session.wait(for: "code 0")
    let bytes = try sent(session)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("\u{1B}[48;2;") && !text.contains("8;5;"))
    let folder = directEntries(session, terminal)
    #expect(FileManager.default.fileExists(atPath: folder))
    let language = try TerminalLanguage("islet-\(terminal)", environment: ["TERMINFO": folder])
    #expect(language.unknown(in: bytes) == [])
  }

  /// A terminal that cannot place its cursor is told everything in words.
  @Test func dumb() throws {
    let session = try TmuxSession(columns: 80, rows: 24, terminal: "dumb", environment: ["LANG": ""])
    defer { session.close() }
    let before = try session.modes()
    try session.run("cd; \(Program.path) --record kind.cast; echo code $?")
    try session.wait(for: "Lock Screen, state 1 of 6.")
    #expect(try session.screen().contains("TERM is \"dumb\""))
    try session.press("Right")
    try session.wait(for: "now: Lock Screen, state 2 of 6.")
    try session.press("q")
    try session.wait(for: "code 0")
    #expect(try session.modes() == before)
    let bytes = try sent(session)
    #expect(bytes.allSatisfy { ($0 >= 0x20 && $0 < 0x7F) || $0 == 0x0A || $0 == 0x0D || $0 == 0x07 })
  }

  @Test func wordsAfterEachKey() throws {
    let session = try TmuxSession(columns: 100, rows: 60, terminal: "xterm-256color")
    defer { session.close() }
    try session.run("cd; \(Program.path) --plain --record kind.cast; echo code $?")
    try session.wait(for: "Theme Midnight.")
    try session.press("Left")
    try session.wait(for: "Nothing there.")
    for (key, words) in [
      ("Right", "now: Lock Screen, state 2 of 6."), ("3", "Island, compact, state 2 of 6."),
      ("?", "left and right: state"), ("Escape", "Leading:"), ("x", "stale"), ("i", "needs a screen"),
      ("e", "wrote islet-order-2-compact.txt"), ("/", "Find:"),
    ] {
      try session.press(key)
      try session.wait(for: words)
    }
    try session.type("matchsc")
    try session.wait(for: "Chosen: MatchScore")
    try session.press("Enter")
    try session.wait(for: "MatchScore, preview")
    try session.press("C-z")
    try session.wait(for: "Stopped")
    try session.run("fg; echo again $?")
    try session.press("w")
    try session.press("q")
    try session.wait(for: "again 0")
    let bytes = try sent(session)
    // Lines and nothing else.
    #expect(!bytes.contains(0x1B))
  }

  /// A compile error is told as it is shown, and so is that it is gone.
  @Test func compileErrorsInWords() throws {
    let folder = try SourceFolder.kettle(body: "Text(context.state.nothing)")
    let session = try TmuxSession(columns: 120, rows: 50, terminal: "dumb", environment: [:])
    defer { session.close() }
    try session.run("cd; \(Program.path) --plain \(folder.path); echo code $?")
    try session.wait(for: "has no member 'nothing'")
    let file = folder.url.appendingPathComponent("Kettle/KettleActivity.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    try text.replacing("state.nothing", with: "state.phase").write(
      to: file, atomically: true, encoding: .utf8)
    try session.wait(for: "Kettle, preview Kettle.")
    #expect(try session.screen().contains("Filling"))
    try session.press("q")
    try session.wait(for: "code 0")
  }

  // MARK: - Bad input

  @Test(arguments: [
    ("TERM=", "TERM is not set"),
    ("TERM=nonsense", "\"nonsense\", which the terminfo database does not know"),
    ("TERM='a\u{7}b/../c'", "the terminfo database does not know"),
    ("TERMINFO=/nowhere TERMINFO_DIRS=/nowhere TERM=kterm-unknown", "the terminfo database does not know"),
  ])
  func unusable(setting: String, words: String) throws {
    let session = try TmuxSession(columns: 120, rows: 24, terminal: "xterm-256color")
    defer { session.close() }
    let before = try session.modes()
    try session.run("clear; env \(setting) \(Program.path); echo code $?")
    let screen = try session.wait(for: "code 2")
    #expect(screen.replacing("\n", with: " ").contains(words), "\(screen)")
    #expect(screen.contains("--plain"))
    #expect(try session.modes() == before)
    // Words need no entry.
    try session.run("clear; env \(setting) \(Program.path) --plain; echo code $?")
    try session.wait(for: "state 1 of 6")
    try session.press("q")
    try session.wait(for: "code 0")
  }

  @Test func tinyAndNothing() throws {
    let session = try TmuxSession(columns: 10, rows: 3, terminal: "xterm-256color")
    defer { session.close() }
    let before = try session.modes()
    try session.run("clear; \(Program.path); echo code $?")
    try session.wait(for: "Too small:")
    try session.resize(columns: 80, rows: 24)
    try session.wait(for: "Oat cortado")
    // A terminal that says it has no cells at all keeps what it had.
    try session.tellSize(columns: 0, rows: 0)
    try session.press("Right")
    try session.wait { $0.contains("2/6") || $0.contains("2 of 6") }
    try session.tellSize(columns: 1, rows: 1)
    try session.tellSize(columns: 80, rows: 24)
    try session.press("Right")
    try session.wait { $0.contains("3/6") || $0.contains("3 of 6") }
    try session.press("q")
    try session.wait(for: "code 0")
    #expect(
      try session.modes().split(separator: ";").dropFirst(3) == before.split(separator: ";").dropFirst(3))
  }

  @Test(arguments: ["", "--plain"])
  func garbage(option: String) throws {
    let session = try TmuxSession(columns: 80, rows: 60, terminal: "xterm-256color")
    defer { session.close() }
    let before = try session.modes()
    try session.run("clear; \(Program.path) \(option); echo code $?")
    try session.wait(for: "Oat cortado")
    var bytes: [UInt8] = []
    var state: UInt32 = 3
    // Nothing that is a key: no letter in ASCII or UTF-8, not ctrl-C and its kin.
    while bytes.count < 600 {
      state = state &* 1_664_525 &+ 1_013_904_223
      let byte = UInt8(truncatingIfNeeded: state >> 16)
      if (byte >= 0x80 && !(0xC2...0xF4).contains(byte)) || byte < 0x02 { bytes.append(byte) }
    }
    try session.send(bytes)
    try session.send(
      Array(
        "\u{1B}]0;title\u{7}\u{1B}P1$r0m\u{1B}\\\u{1B}[?1;2c\u{1B}[<99;9999;9999M\u{1B}[200~q\u{1B}[201~".utf8
      ))
    try session.press("Right")
    try session.wait { $0.contains("2/6") || $0.contains("2 of 6") }
    try session.press("q")
    try session.wait(for: "code 0")
    #expect(try session.modes() == before)
  }

  // MARK: - Work

  /// A terminal that shows an activity whose clock runs.
  private func events(_ session: TmuxSession) throws -> [Int] {
    let file = session.home.appendingPathComponent("kind.cast")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
    return lines.compactMap { line in
      let event = (try? JSONSerialization.jsonObject(with: Data(line.utf8))) as? [Any]
      guard let event, event.count == 3, event[1] as? String == "o" else { return nil }
      return (event[2] as? String)?.utf8.count
    }
  }

  @Test func aSecondWritesItsOwnCells() throws {
    let session = try TmuxSession(
      columns: 80, rows: 24, terminal: "xterm-256color", environment: ["COLORTERM": "truecolor"])
    defer { session.close() }
    let folder = try SourceFolder.kettle(
      body: "Text(Date(timeIntervalSinceReferenceDate: 0), style: .timer)")
    try session.run("cd; \(Program.path) --record kind.cast \(folder.path); echo code $?")
    try session.wait(for: "Big kitchen")
    try session.wait { !$0.contains("compiling") }
    // The mark of the build goes some time after its frame; then there are seconds alone.
    let first = try events(session).count
    let end = Date().addingTimeInterval(60)
    var counts: [Int] = []
    while counts.count < first + 24, Date() < end {
      usleep(200_000)
      counts = try events(session)
    }
    try #require(counts.count >= first + 24)
    // A second may come in two pieces.
    #expect(counts.suffix(6).reduce(0, +) < 6 * 200 && counts.suffix(6).allSatisfy { $0 < 200 }, "\(counts)")
    try session.press("q")
    try session.wait(for: "code 0")
  }

  /// Where nothing moves nothing runs: neither process is woken.
  @Test func nothingMovesNothingRuns() throws {
    let session = try TmuxSession(columns: 80, rows: 24, terminal: "xterm-256color")
    defer { session.close() }
    try session.run("clear; \(Program.path) --at 2026-01-09T09:41:00Z; echo code $?")
    try session.wait(for: "Oat cortado")
    let front = try session.foregroundProcess()
    usleep(1_000_000)
    let before = try Self.switches(below: front)
    usleep(3_000_000)
    let after = try Self.switches(below: front)
    #expect(before.processes == 2 && after.processes == 2)
    // A thread of the system's may end.
    #expect(after.count - before.count <= 6, "\(before) \(after)")
    try session.press("q")
    try session.wait(for: "code 0")
  }

  /// How often the threads of a process and of those it started have gone to sleep.
  private static func switches(below process: Int32) throws -> (processes: Int, count: Int) {
    var (processes, count) = (0, 0)
    let files = FileManager.default
    for name in try files.contentsOfDirectory(atPath: "/proc") {
      guard let id = Int32(name), let stat = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8),
        let words = stat.split(separator: ")").last?.split(separator: " "), words.count > 1,
        id == process || Int32(words[1]) == process
      else { continue }
      processes += 1
      for task in (try? files.contentsOfDirectory(atPath: "/proc/\(id)/task")) ?? [] {
        let status = (try? String(contentsOfFile: "/proc/\(id)/task/\(task)/status", encoding: .utf8)) ?? ""
        for line in status.split(separator: "\n") where line.hasPrefix("voluntary_ctxt_switches:") {
          count += Int(line.split(separator: "\t").last ?? "") ?? 0
        }
      }
    }
    return (processes, count)
  }
}
