import Foundation
import TerminalTestSupport
import Testing

/// Apps that run on the phone in the real program: pressed, locked away and found again by keys.
@Suite(.enabled(if: TmuxSession.isAvailable, "tmux is not installed"), .serialized)
struct RunTests {
  private static let samples = ProcessInfo.processInfo.environment["ISLET_SAMPLE_APPS"]
  private static let apps = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Apps").path

  private func open(_ paths: String..., waitFor text: String) throws -> TmuxSession {
    let session = try TmuxSession(
      columns: 200, rows: 50, terminal: "xterm-256color", environment: ["COLORTERM": "truecolor"])
    try session.run("cd; \(Program.path) run \(paths.joined(separator: " ")) --trace; echo code $?")
    try session.wait(for: text)
    return session
  }

  /// Presses keys, each after what the one before it has shown.
  private func step(_ session: TmuxSession, _ steps: [(key: String, words: String)]) throws {
    for (key, words) in steps {
      try session.press(key)
      do { try session.wait(for: words) } catch {
        Issue.record("\(key) shows no '\(words)'")
        throw error
      }
    }
  }

  private func quit(_ session: TmuxSession) throws {
    try session.press("q")
    try session.wait(for: "code 0")
  }

  // MARK: The sample apps

  @Test(.enabled(if: samples != nil))
  func waterToTheGoalAndReset() throws {
    let session = try open("\(Self.samples!)/WaterReminder", waitFor: "of 8 glasses")
    defer { session.close() }
    try step(session, [("f", "Add Glass"), ("Enter", "started (by")])
    try step(session, [("Enter", " 2 ")])
    // Away from the app the island and the Lock Screen have what the app has sent.
    try step(session, [("h", "💧"), ("l", "Current: 2"), ("l", "💧"), ("h", "of 8 glasses")])
    // The words at the bottom are those of the control that has the focus.
    try step(
      session, [("f", "Add Glass"), ("Enter", " 3 "), ("Enter", " 4 "), ("Enter", " 5 "), ("Enter", " 6 ")])
    try step(session, [("Enter", " 7 "), ("Enter", "Goal reached"), ("f", "Reset"), ("Enter", "dismissed")])
    try session.wait { $0.contains(" 0 ") && !$0.contains("Goal reached") }
    try quit(session)
  }

  @Test(.enabled(if: samples != nil))
  func theCounterUpdatesEachSecondWithAnAlert() throws {
    let session = try open("\(Self.samples!)/LockScreenCounter", waitFor: "라이브액티비티")
    defer { session.close() }
    // The control that has the focus is named at the bottom, in place of the keys.
    try session.press("f")
    try session.wait { $0.components(separatedBy: "라이브액티비티 on").count == 3 }
    try step(session, [("Enter", "started (by")])
    try session.wait(for: "alert: timer update: 현재숫자: 2")
    // At home the alert expands the island.
    try step(session, [("h", "Island, expanded"), ("l", "진행률"), ("h", "in front")])
    try step(session, [("F", "off"), ("Enter", "ended, off")])
    try step(session, [("l", "ended"), (">", "dismissed (its")])
    try quit(session)
  }

  @Test(.enabled(if: samples != nil))
  func theAdventureWithItsHitAndItsEnd() throws {
    let session = try open(
      "\(Self.apps)/Adventure", "\(Self.samples!)/EmojiRangers", waitFor: "Nobody is on an adventure")
    defer { session.close() }
    try step(session, [("f", "Begin"), ("Enter", "Power Panda is on an adventure")])
    try step(session, [("l", "Adventure has begun!"), ("l", "is on an adventure")])
    try step(session, [("f", "Begin"), ("f", "Critical Hit"), ("Enter", "Power Panda was hit")])
    try session.wait(for: "alert: Power Panda has taken a critical hit!")
    try step(session, [("h", "Island, compact"), ("Space", "has taken a critical hit!"), ("h", "was hit")])
    try step(session, [("F", "Look"), ("F", "Win"), ("Enter", "Power Panda has won")])
    try step(session, [("l", "the boss!"), (">", "dismissed (its"), ("l", "has won")])
    try step(session, [("F", "Look"), ("Enter", "All is cleaned up")])
    try quit(session)
  }

  @Test(.enabled(if: samples != nil))
  func theCoffeeIsRatedAndGoesFifteenSecondsLater() throws {
    let session = try open(
      "\(Self.apps)/Coffee", "\(Self.samples!)/DrinkOrder", "--at 2026-01-09T09:41:00Z",
      waitFor: "No order yet")
    defer { session.close() }
    try step(session, [("f", "Order"), ("Enter", "Ordered."), ("f", "Brew"), ("Enter", "It is brewed.")])
    try step(session, [("l", "5:00"), ("l", "It is brewed."), ("F", "Pick Up"), ("Enter", "Picked up.")])
    try step(session, [("l", "Great"), ("F", "Great"), ("Enter", "RateDrinkIntent ran")])
    try session.wait(for: "dismissed 9:41")
    try step(session, [(">", "09:41:15 DrinkOrder")])
    try session.wait(for: "dismissed (its")
    try quit(session)
  }

  // MARK: Apps of our own

  @Test func aFormWithAListThatScrolls() throws {
    let session = try open("\(Self.apps)/Laps", waitFor: "Opened with nothing")
    defer { session.close() }
    // Bindings into an observable object, and the actions of what changes.
    try step(session, [("f", "+"), ("Enter", "Laps: 1")])
    try session.wait(for: "0 to 1")
    try step(session, [("f", "Fast"), ("Enter", "Slow down"), ("f", "Slow down"), ("Enter", "Speed up")])
    try step(session, [("f", "Begin"), ("Enter", "started (by")])
    // A view that comes has states of its own, runs its task and listens.
    try step(session, [("f", "Show"), ("Enter", "beats, task ran"), ("Enter", "tapped Hide")])
    try session.wait { !$0.contains("task ran") }
    // The screen scrolls to what has the focus, by keys, and by the wheel.
    try step(session, [("F", "Begin"), ("End", "Runner 24"), ("Home", "Laps: 1")])
    try session.press("PageDown")
    try session.wait { !$0.contains("Laps: 1") }
    try step(session, [("Home", "Laps: 1")])
    // A link pushes a view, and back.
    try step(session, [("f", "Show"), ("f", "About"), ("Enter", "Laps counts laps"), ("f", "Back")])
    try step(session, [("Enter", "Opened with nothing")])
    // The widget's URL opens the app, which is told what it was opened with and where it has been.
    try step(session, [("l", "1 laps"), ("Enter", "Opened with laps://runner/Ada")])
    try session.wait { $0.contains("away") && $0.contains("back") }
    try quit(session)
  }

  @Test func twoCopiesOfATypeAreTwoModules() throws {
    let session = try open("\(Self.apps)/Twins", waitFor: "f control")
    defer { session.close() }
    try step(session, [("f", "Start"), ("Enter", "started (by"), ("l", "Castor 7 without a note")])
    try quit(session)
  }

  @Test func whereThereIsNoTerminal() throws {
    let frame = try Program.run(["run", "\(Self.apps)/Laps"])
    #expect(frame.code == 0, "\(frame.errors)")
    #expect(frame.output.contains("Laps: 0") && frame.output.contains("appeared"))
    let words = try Program.run(["run", "\(Self.apps)/Laps", "--plain"])
    #expect(
      words.output.contains("Laps, the app in front.\n") && words.output.contains("Switch: Fast, off\n"))
  }

  @Test func whatIsNoApp() throws {
    let result = try Program.run(["run", "\(Self.apps)/Laps/Widget"])
    #expect(result.code == 1 && result.errors.contains("no app here"), "\(result.errors)")
    let none = try Program.run(["run"])
    #expect(none.code == 2 && none.errors.contains("needs a PATH"))
  }
}
