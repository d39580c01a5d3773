import Foundation
import Glibc
import TerminalTestSupport
import Testing

/// Pushes that are sent to a phone in a terminal, and what both sides say.
@Suite(.enabled(if: TmuxSession.isAvailable, "tmux is not installed"), .serialized)
struct DeliveryTests {
  private static let examples = SamplePackage.root.path + "/docs/examples"

  private func open(
    _ arguments: String = "--at 2026-01-09T09:41:00Z --trace",
    waitFor text: String = "Nothing has happened yet"
  ) throws -> TmuxSession {
    let session = try TmuxSession(
      columns: 120, rows: 50, terminal: "xterm-256color", environment: ["COLORTERM": "truecolor"])
    try session.run("cd; \(Program.path) \(arguments); echo code $?")
    try session.wait(for: text)
    return session
  }

  private func push(_ session: TmuxSession, _ arguments: String...) throws -> Program.Result {
    try Program.run(["push"] + arguments, environment: ["XDG_RUNTIME_DIR": session.home.path])
  }

  private func sockets(_ session: TmuxSession) throws -> [String] {
    let folder = session.home.appendingPathComponent("islet").path
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  private func file(_ session: TmuxSession, _ text: String) throws -> String {
    let url = session.home.appendingPathComponent("p.json")
    try text.write(to: url, atomically: true, encoding: .utf8)
    return url.path
  }

  private static func aps(_ members: String) -> String {
    "{\"aps\": {\"timestamp\": 1767951660, \(members)}}"
  }

  @Test func fromItsStartToItsEnd() throws {
    let session = try open()
    defer { session.close() }
    let start = try push(session, Self.examples + "/push-start.json")
    #expect(start.code == 0, "\(start)")
    let process = try #require(try sockets(session).first?.replacing(".sock", with: ""))
    #expect(start.errors == "islet: sent to islet \(process)\n")
    #expect(start.output.contains(": nothing is wrong with it\n"))
    #expect(
      start.output.replacing(#/CoffeeOrder [0-9A-F]{4}:/#, with: "CoffeeOrder ID:").hasSuffix(
        "\nislet \(process):\n  09:41:00 CoffeeOrder ID: started (by a push)\n"
          + "  09:41:00 alert: Order 42: Your oat cortado is being made (the texts are shown on Apple Watch alone)\n"
      ))
    try session.wait(for: "live     active")
    try session.wait(for: "Order received")

    let update = try push(session, Self.examples + "/push-update.http", "--now")
    #expect(update.code == 0 && update.output.contains("updated (by a push)\n"))
    try session.wait(for: "Pouring")
    let old = try push(
      session,
      try file(
        session,
        Self.aps(#""event": "update", "content-state": {"step": "ready", "readyAt": 789644760}"#)
          .replacing("660", with: "600")))
    #expect(
      old.code == 1 && old.output.contains("update dropped (its timestamp 2026-01-09T09:40:00Z is older"))
    let unreadable = try push(
      session,
      try file(
        session, Self.aps(#""event": "update", "content-state": {"step": "gone", "readyAt": 789644760}"#)))
    #expect(unreadable.code == 1 && unreadable.output.contains("push dropped (aps.content-state.step: "))
    try session.wait(for: "push dropped (aps.content-state.step")

    let end = try push(
      session, try file(session, Self.aps(#""event": "end", "dismissal-date": 1767951720"#)), "--json")
    #expect(end.code == 0 && end.output.contains("\"delivery\": {\"process\": \(process), \"taken\": true"))
    try session.wait(for: "live     ended")
    try session.press("+")
    try session.wait(for: "dismissed (its time")
    try session.press("q")
    try session.wait(for: "code 0")
    #expect(try sockets(session).isEmpty)
    #expect(try session.screen().contains("started (by a push)"))
    let alone = try push(session, Self.examples + "/push-start.json")
    #expect(alone.code == 0 && alone.errors.contains("no phone runs that could get it"))
  }

  @Test func theNewestGetsItUnlessOneIsNamed() throws {
    let session = try open()
    defer { session.close() }
    let first = try #require(try sockets(session).first?.replacing(".sock", with: ""))
    let second = try TmuxSession(
      columns: 120, rows: 50, terminal: "xterm-256color",
      environment: ["XDG_RUNTIME_DIR": session.home.path])
    defer { second.close() }
    try second.run("cd; \(Program.path) --at 2026-01-09T09:41:00Z --trace; echo code $?")
    try second.wait(for: "Nothing has happened yet")
    let newest = try push(session, Self.examples + "/push-start.json")
    #expect(newest.code == 0 && !newest.errors.contains(" \(first)\n"))
    try second.wait(for: "started (by a push)")
    let named = try push(session, Self.examples + "/push-start.json", "--to", first)
    #expect(named.code == 0 && named.errors == "" && named.output.contains("islet \(first):\n"))
    try session.wait(for: "started (by a push)")
    let none = try push(session, Self.examples + "/push-start.json", "--to", "1")
    #expect(
      none.code == 2
        && none.errors.hasPrefix("islet: --to 1: no islet of this number shows a phone; there are "))
  }

  /// However it ends, no socket stays behind for good.
  @Test(arguments: [("TERM", "code 143"), ("HUP", "code 129"), ("INT", "code 130"), ("KILL", "code 137")])
  func signals(signal: String, words: String) throws {
    let session = try open()
    defer { session.close() }
    let process = try #require(try sockets(session).first?.replacing(".sock", with: ""))
    kill(
      try #require(pid_t(process)), ["TERM": SIGTERM, "HUP": SIGHUP, "INT": SIGINT, "KILL": SIGKILL][signal]!)
    try session.wait(for: words)
    #expect(try sockets(session) == (signal == "KILL" ? ["\(process).sock"] : []))
    let result = try push(session, Self.examples + "/push-start.json")
    #expect(result.code == 0 && result.errors.contains("no phone runs"))
    #expect(try sockets(session).isEmpty)
  }

  /// The folder lets nobody else in.
  @Test(
    .enabled(if: geteuid() == 0 && access("/usr/bin/setpriv", X_OK) == 0, "another user is needed"))
  func anotherUser() throws {
    let session = try open()
    defer { session.close() }
    chmod(session.home.path, 0o755)
    let process = try #require(try sockets(session).first?.replacing(".sock", with: ""))
    let result = try Program.run(
      [
        "--reuid", "65534", "--regid", "65534", "--clear-groups", Program.path, "push",
        Self.examples + "/push-start.json", "--to", process,
      ], environment: ["XDG_RUNTIME_DIR": session.home.path], program: "/usr/bin/setpriv")
    #expect(result.code != 0 && !result.output.contains("started"), "\(result)")
    #expect(try session.screen().contains("Nothing has happened yet"))
  }

  /// Code that does not survive the push costs the stage, not the phone.
  @Test func codeThatCrashesOverIt() throws {
    let folder = try SourceFolder.kettle()
    try folder.letStatesCrash()
    let session = try open("\(folder.path)/Kettle", waitFor: "g go live")
    defer { session.close() }
    let payload = try self.file(
      session, Self.aps(#""event": "update", "content-state": {"phase": "Singing", "degrees": 99}"#))
    let result = try push(session, payload, "--now")
    #expect(
      result.code == 1 && result.output.contains("the code of its activity ended while it took the push"))
    try session.wait(for: "no water")
    // The phone goes on, and says that it shows nothing.
    let again = try push(session, payload, "--now")
    #expect(again.code == 1 && again.output.contains("it shows no activity: its sources have a fault"))
  }
}
