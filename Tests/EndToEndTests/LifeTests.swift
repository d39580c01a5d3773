import Foundation
import TerminalTestSupport
import Testing

/// The life of an activity in the real program: stepped by keys, and ended by the intent of its button.
@Suite(.enabled(if: TmuxSession.isAvailable, "tmux is not installed"), .serialized)
struct LifeTests {
  private func open(_ arguments: String, waitFor text: String = "g go live") throws -> TmuxSession {
    let session = try TmuxSession(
      columns: 120, rows: 50, terminal: "xterm-256color", environment: ["COLORTERM": "truecolor"])
    try session.run("cd; \(Program.path) \(arguments); echo code $?")
    try session.wait(for: text)
    return session
  }

  private func step(_ session: TmuxSession, _ steps: [(key: String, words: String)]) throws {
    for (key, words) in steps {
      try session.press(key)
      try session.wait(for: words)
    }
  }

  @Test func fromItsStartToItsDismissal() throws {
    let session = try open("--at 2026-01-09T09:41:00Z --trace", waitFor: "Nothing has happened yet")
    defer { session.close() }
    try step(
      session,
      [
        ("g", "09:41:00 CoffeeOrder"), ("Right", "updated (by hand)"), ("!", "alert: Order: State 3 of 6"),
        ("+", "9:42"), (">", "stale (its"), ("x", "now active"), ("-", "clock back a minute"),
        ("k", "ended, off"), (">", "dismissed (its"), (">", "nothing will happen by itself"),
      ])
    try session.press("q")
    try session.wait(for: "code 0")
    #expect(try session.screen().contains("started (by hand)"), "the trace is written to standard error")
  }

  @Test func theClockStandsAndRuns() throws {
    let session = try open("--at 2026-01-09T09:41:00Z")
    defer { session.close() }
    try step(
      session,
      [("+", "9:42 stands"), ("+", "9:43 stands"), ("-", "9:42 stands"), (".", "min)"), (".", "9:42 stands")])
    try session.press("q")
    try session.wait(for: "code 0")
  }

  @Test func anIntentOfAButtonActsOnTheActivity() throws {
    let session = try open(
      "--activity CoffeeOrder --state 5 --surface lock-screen --trace", waitFor: "Nothing has happened yet")
    defer { session.close() }
    try step(session, [("g", "started (by hand)"), ("F", "Lovely"), ("Enter", "RateCoffeeIntent ran")])
    try session.wait(for: "RateCoffeeIntent)")
    try session.press(">")
    try session.wait(for: "dismissed (its")
    try session.press("q")
    try session.wait(for: "code 0")
  }

  @Test func whatIsDeniedIsNotStarted() throws {
    let session = try open("--deny visibility --deny denied --trace")
    defer { session.close() }
    try step(session, [("g", "request refused: denied (switched on)")])
    try session.press("q")
    try session.wait(for: "code 0")
  }
}
