import Foundation
import TerminalTestSupport
import Testing

/// The phone in terminals of other kinds.
@Suite(.enabled(if: TmuxSession.isAvailable, "tmux is not installed"))
struct TerminalKindTests {
  private func open(
    _ terminal: String, _ environment: [String: String] = [:], arguments: String = "",
    waitFor text: String = "Oat cortado"
  ) throws -> TmuxSession {
    let session = try TmuxSession(columns: 80, rows: 24, terminal: terminal, environment: environment)
    try session.run("\(Program.path) \(arguments); echo code $?")
    try session.wait(for: text)
    return session
  }

  private func quit(_ session: TmuxSession) throws {
    try session.press("q")
    try session.wait(for: "code 0")
    #expect(try session.state().isCursorVisible)
    session.close()
  }

  @Test func trueColour() throws {
    let session = try open("xterm-256color", ["COLORTERM": "truecolor"])
    #expect(try session.styledScreen().contains("\u{1B}[48;2;"))
    try quit(session)
  }

  @Test func colours256() throws {
    let session = try open("xterm-256color")
    let screen = try session.styledScreen()
    #expect(screen.contains("\u{1B}[48;5;") && !screen.contains("8;2;"))
    try quit(session)
  }

  /// Without colour there are outlines instead of fills.
  @Test(arguments: [
    ("xterm-256color", ["NO_COLOR": "1", "COLORTERM": "truecolor"], ""),
    ("xterm-256color", ["COLORTERM": "truecolor"], "--color never"),
    ("tmux-256color", [:], "--color never"),
  ])
  func outlines(terminal: String, environment: [String: String], arguments: String) throws {
    let session = try open(terminal, environment, arguments: arguments)
    let screen = try session.styledScreen()
    #expect(screen.contains("╭") && !screen.contains("[38;") && !screen.contains("[48;"))
    // The inspector tells by cells that are changed over what it tells by colours elsewhere.
    #expect(!screen.contains("[7m"))
    try session.press("i")
    try session.wait(for: "lockScreen")
    #expect(try session.styledScreen().contains("[7m"))
    try session.press("Escape")
    try session.wait(for: "surface")
    try quit(session)
  }

  /// What is rendered into such a terminal goes no further than the phone in it does; a file has everything.
  @Test(arguments: [("vt100", ["LANG": ""]), ("xterm", ["LC_ALL": "en_US.ISO-8859-1"])])
  func rendersASCII(terminal: String, environment: [String: String]) throws {
    let session = try TmuxSession(columns: 80, rows: 24, terminal: terminal, environment: environment)
    try session.run("\(Program.path) render --theme nord --bare; echo code $?")
    try session.wait(for: "code 0")
    let screen = try session.screen()
    #expect(screen.contains("Oat cortado") && !screen.unicodeScalars.contains { !$0.isASCII })
    try session.run("clear; \(Program.path) render --theme nord --bare | cat; echo done $?")
    try session.wait(for: "done 0")
    #expect(try session.screen().contains("╭"))
    session.close()
  }

  @Test(arguments: ["vt100", "linux"])
  func asciiTerminals(terminal: String) throws {
    let session = try open(terminal, ["LANG": ""])
    let screen = try session.screen()
    #expect(!screen.unicodeScalars.contains { !$0.isASCII })
    #expect(screen.contains("Oat cortado"))
    for key in ["Right", "3", "Space", "d", "a", "?", "Escape", "r"] { try session.press(key) }
    try session.wait(for: "expanded")
    try quit(session)
  }

  @Test func rightToLeft() throws {
    let session = try open("xterm-256color")
    try session.press("r")
    try session.wait(for: "right to left")
    try session.press("r")
    try session.wait { !$0.contains("right to left") }
    try quit(session)
  }

  @Test func everySurfaceByNumberAndByTab() throws {
    let session = try open("xterm-256color")
    let titles = [
      "Lock Screen", "Banner", "Island, compact", "Island, minimal", "Island, detached", "Island, expanded",
    ]
    for (number, title) in titles.enumerated() {
      try session.press("\(number + 1)")
      try session.wait(for: title)
    }
    try session.press("1")
    for title in titles.dropFirst() {
      try session.press("Tab")
      try session.wait(for: title)
    }
    try quit(session)
  }

  @Test func exportNeverWritesOverAFile() throws {
    let session = try TmuxSession(columns: 80, rows: 24, terminal: "xterm-256color")
    defer { session.close() }
    let mine = session.home.appendingPathComponent("islet-order-1-lock-screen.ans")
    try "mine".write(to: mine, atomically: true, encoding: .utf8)
    try session.run("cd; \(Program.path); echo code $?")
    try session.wait(for: "Oat cortado")
    try session.press("e")
    try session.wait(for: "wrote islet-order-1-lock-screen-2.ans")
    #expect(try String(contentsOf: mine, encoding: .utf8) == "mine")
    let written = try String(
      contentsOf: session.home.appendingPathComponent("islet-order-1-lock-screen-2.ans"), encoding: .utf8)
    #expect(written.contains("cortado"))
    // A folder that is gone is a message, not an end.
    try session.press("q")
    try session.wait(for: "code 0")
    try session.run("clear; mkdir gone; cd gone; rmdir ../gone; \(Program.path); echo code $?")
    try session.wait(for: "Oat cortado")
    try session.press("e")
    try session.wait(for: "cannot be written")
    try session.press("q")
    try session.wait(for: "code 0")
  }

  @Test func tooSmallFromTheStart() throws {
    let session = try TmuxSession(columns: 30, rows: 8, terminal: "xterm-256color")
    defer { session.close() }
    try session.run("clear; \(Program.path); echo code $?")
    try session.wait(for: "too small")
    try session.resize(columns: 80, rows: 24)
    try session.wait(for: "Oat cortado")
    try session.press("q")
    try session.wait(for: "code 0")
  }
}
