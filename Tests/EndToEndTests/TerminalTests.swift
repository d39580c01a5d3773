import Foundation
import TerminalTestSupport
import Testing

/// The program in a real terminal, driven by keys and read from the screen.
@Suite(.enabled(if: TmuxSession.isAvailable, "tmux is not installed"), .serialized)
struct TerminalTests {
  private func open(
    _ arguments: String = "", columns: Int = 100, rows: Int = 30, waitFor text: String = "q quit",
    environment: [String: String] = ["COLORTERM": "truecolor"]
  ) throws -> TmuxSession {
    let session = try TmuxSession(
      columns: columns, rows: rows, terminal: "xterm-256color", environment: environment)
    // In a folder of its own, where `e` may write.
    try session.run("cd; \(Program.path) \(arguments); echo code $?")
    try session.wait(for: text)
    return session
  }

  /// The terminal is as it was: no other screen, a cursor, lines that echo.
  private func expectRestored(_ session: TmuxSession, sourceLocation: SourceLocation = #_sourceLocation)
    throws
  {
    let state = try session.state()
    #expect(
      !state.isAlternateScreen && state.isCursorVisible && !state.reportsMouse,
      sourceLocation: sourceLocation)
    let modes = try session.modes()
    #expect(
      modes.contains(" echo") && modes.contains("icanon") && modes.contains("isig"),
      sourceLocation: sourceLocation)
  }

  @Test func statesPreviewsAndActivities() throws {
    let session = try open()
    defer { session.close() }
    try session.wait(for: "1 of 6")
    try session.press("Right")
    try session.wait(for: "2 of 6")
    try session.press("Left")
    try session.wait(for: "1 of 6")
    try session.press("Down")
    try session.wait { !$0.contains("preview  Order") }
    try session.press("]")
    try session.wait(for: "FoodDelivery")
    try session.press("[")
    try session.wait(for: "CoffeeOrder")
    try session.press("q")
    try session.wait(for: "code 0")
    try expectRestored(session)
  }

  @Test func surfacesLooksAndDevices() throws {
    let session = try open()
    defer { session.close() }
    for (key, words) in [
      ("Tab", "Banner"), ("BTab", "Lock Screen"), ("3", "Island, compact"), ("Space", "Island, expanded"),
      ("Space", "Island, compact"), ("l", "Lock Screen"), ("l", "Island, compact"), ("a", "light"),
      ("d", "iPhone 17 Pro"), ("x", "stale"), ("t", "theme"),
    ] {
      try session.press(key)
      try session.wait(for: words)
    }
    try session.press("?")
    try session.wait(for: "suspend")
    try session.press("Escape")
    try session.wait { !$0.contains("suspend") }
    try session.press("q")
    try session.wait(for: "code 0")
  }

  @Test func searchFindsAPreview() throws {
    let session = try open()
    defer { session.close() }
    try session.press("/")
    try session.wait(for: "find")
    try session.type("Match")
    try session.press("Enter")
    try session.wait(for: "MatchScore")
    try session.press("q")
    try session.wait(for: "code 0")
  }

  @Test func exportWritesANewFile() throws {
    let session = try open()
    defer { session.close() }
    try session.press("e")
    try session.wait(for: "wrote islet-order-1-lock-screen")
    try session.press("e")
    try session.wait(for: "lock-screen-2")
    try session.press("E")
    try session.wait(for: "wrote islet-order-1-lock-screen.png")
    let names = try FileManager.default.contentsOfDirectory(atPath: session.home.path)
      .filter { $0.hasPrefix("islet-order-1-lock-screen") }
    #expect(names.count == 3)
    let picture = try Data(contentsOf: session.home.appendingPathComponent("islet-order-1-lock-screen.png"))
    #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test func mouseHoldExpandsTheIsland() throws {
    let session = try open()
    defer { session.close() }
    try session.press("3")
    let screen = try session.wait(for: "Island, compact")
    let row = try #require(
      screen.split(separator: "\n", omittingEmptySubsequences: false)
        .firstIndex { $0.contains("♨") })
    try session.press(column: 28, row: row)
    try session.wait(for: "Island, expanded")
    try session.release(column: 28, row: row)
  }

  @Test func aClickTapsWhatStandsThere() throws {
    let session = try open()
    defer { session.close() }
    let screen = try session.wait(for: "Oat cortado")
    let row = try #require(
      screen.split(separator: "\n", omittingEmptySubsequences: false)
        .firstIndex { $0.contains("Oat cortado") })
    try session.click(column: 28, row: row)
    try session.wait(for: "opens the app")
    try session.press("3")
    let island = try session.wait(for: "Island, compact")
    let islandRow = try #require(
      island.split(separator: "\n", omittingEmptySubsequences: false)
        .firstIndex { $0.contains("♨") })
    try session.click(column: 20, row: islandRow)
    try session.wait { $0.contains("opens the app") && $0.contains("Island, compact") }
  }

  @Test func resizing() throws {
    let session = try open()
    defer { session.close() }
    try session.resize(columns: 60, rows: 24)
    try session.wait { !$0.contains("surface  Lock Screen") && $0.contains("Oat cortado") }
    try session.resize(columns: 30, rows: 8)
    try session.wait(for: "too small")
    try session.resize(columns: 120, rows: 50)
    try session.wait(for: "surface  Lock Screen")
    try session.press("q")
    try session.wait(for: "code 0")
    try expectRestored(session)
  }

  @Test func ownSources() throws {
    let folder = try SourceFolder.kettle()
    let session = try open(folder.path, waitFor: "Filling")
    defer { session.close() }
    try session.press("Right", "Right")
    try session.wait(for: "Boiling")
    try session.press("q")
    try session.wait(for: "code 0")
  }

  @Test func interruptAndTermination() throws {
    let session = try open()
    defer { session.close() }
    try session.press("C-c")
    try session.wait(for: "code 130")
    try expectRestored(session)
    try session.run("clear; \(Program.path); echo code $?")
    try session.wait(for: "q quit")
    kill(try session.foregroundProcess(), SIGTERM)
    try session.wait(for: "code 143")
    try expectRestored(session)
  }

  @Test func suspendAndContinue() throws {
    let session = try open()
    defer { session.close() }
    try session.press("C-z")
    try session.wait { $0.contains("$") && !$0.contains("q quit") }
    try expectRestored(session)
    try session.run("fg")
    try session.wait(for: "q quit")
    try session.press("q")
    try session.wait { !$0.contains("q quit") }
    try expectRestored(session)
  }
}
