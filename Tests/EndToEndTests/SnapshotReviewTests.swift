import Foundation
import Glibc
import TerminalTestSupport
import Testing

/// `islet snapshot review` and the progress of `verify`, in a real terminal.
@Suite(.enabled(if: TmuxSession.isAvailable)) struct SnapshotReviewTests {
  private let sources: SourceFolder
  private var folder: URL { sources.url.appendingPathComponent("Snapshots") }
  private var words: String { "\(sources.path)/Kettle --dir \(folder.path) --surface lock-screen" }

  init() throws {
    sources = try SourceFolder.kettle()
    let recorded = try Program.run(
      ["snapshot", "record", sources.path + "/Kettle", "--dir", folder.path, "--surface", "lock-screen"])
    #expect(recorded.code == 0, "\(recorded)")
    for (name, old, new) in [("kettle-1", "Filling", "Fallong"), ("kettle-2", "Heating", "Hooting")] {
      let file = folder.appendingPathComponent("kettle/\(name)-lock-screen.txt")
      let text = try String(contentsOf: file, encoding: .utf8)
      try text.replacing(old, with: new).write(to: file, atomically: true, encoding: .utf8)
    }
    try FileManager.default.removeItem(at: folder.appendingPathComponent("kettle/island-1-lock-screen.txt"))
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent("kettle/\(name)-lock-screen.txt"), encoding: .utf8)
  }

  @Test func keysShowAcceptAndReject() throws {
    let session = try TmuxSession(columns: 110, rows: 24)
    defer { session.close() }
    try session.run("\(Program.path) snapshot review \(words); echo code $?")
    // Side by side. A screen is looked at while it is drawn, so that all of it is waited for at once.
    _ = try session.wait {
      $0.contains("1 of 3  changed  kettle/kettle-1-lock-screen.txt") && $0.contains("Fallong")
        && $0.contains("Filling") && $0.contains("a accept  r reject  s skip")
    }
    try session.type("o")
    _ = try session.wait { $0.contains("Fallong") && !$0.contains("Filling") }
    try session.type("n")
    _ = try session.wait { $0.contains("Filling") && !$0.contains("Fallong") }
    try session.type("b")
    _ = try session.wait { $0.contains("Fallong") && !$0.contains("Filling") }
    _ = try session.wait { $0.contains("Filling") && !$0.contains("Fallong") }
    try session.type("c")
    _ = try session.wait { $0.contains("·#··#·") }
    try session.type("a")
    _ = try session.wait(for: "2 of 3  changed  kettle/kettle-2-lock-screen.txt")
    #expect(try text("kettle-1").contains("Filling"))
    try session.type("r")
    _ = try session.wait(for: "3 of 3  not recorded  kettle/island-1-lock-screen.txt")
    try session.type("a")
    var screen = try session.wait(for: "code 1")
    #expect(screen.contains("2 accepted, 1 rejected"))
    #expect(try !session.state().isAlternateScreen)
    #expect(try session.state().isCursorVisible)
    #expect(try text("kettle-2").contains("Hooting"), "what was rejected stays")
    #expect(try text("island-1").contains("islet snapshot 1"))
    // One is left: accepted, there is nothing more to do.
    try session.run("clear; \(Program.path) snapshot review \(words); echo code $?")
    _ = try session.wait(for: "1 of 1")
    try session.type("a")
    screen = try session.wait(for: "code 0")
    #expect(screen.contains("1 accepted"))
  }

  @Test func allAtOnceAndTakenBack() throws {
    let before = try ["kettle-1", "kettle-2"].map(text)
    let session = try TmuxSession(columns: 120, rows: 24)
    defer { session.close() }
    try session.run("\(Program.path) snapshot review \(words); echo code $?")
    _ = try session.wait { $0.contains("1 of 3") && $0.contains("A all  u undo") }
    try session.type("u")
    _ = try session.wait(for: "nothing has been accepted that could be taken back")
    try session.type("a")
    _ = try session.wait(for: "2 of 3")
    #expect(try text("kettle-1").contains("Filling"))
    try session.type("u")
    _ = try session.wait { $0.contains("1 of 3") && $0.contains("Fallong") }
    #expect(try text("kettle-1") == before[0])
    try session.type("A")
    _ = try session.wait(for: "A again accepts all that is not decided: 3")
    try session.type("A")
    let screen = try session.wait(for: "code 0")
    #expect(screen.contains("3 accepted"))
    #expect(try text("kettle-2").contains("Heating") && text("island-1").contains("islet snapshot 1"))
  }

  @Test func theTerminalIsRestoredWhateverEndsIt() throws {
    let session = try TmuxSession(columns: 100, rows: 24)
    defer { session.close() }
    try session.run("stty -a >$HOME/before; \(Program.path) snapshot review \(words); echo code $?")
    _ = try session.wait(for: "1 of 3")
    kill(try session.foregroundProcess(), SIGTERM)
    _ = try session.wait(for: "code 143")
    #expect(try !session.state().isAlternateScreen)
    try session.run("clear; \(Program.path) snapshot review \(words); echo code $?")
    _ = try session.wait(for: "1 of 3")
    try session.type("q")
    let screen = try session.wait(for: "code 1")
    #expect(screen.contains("3 not looked at"))
    #expect(try !session.state().isAlternateScreen)
    try session.run("clear; stty -a | cmp - $HOME/before && echo modes as before")
    _ = try session.wait { $0.contains("\nmodes as before") || $0.hasPrefix("modes as before") }
  }

  @Test func aBarShowsHowFarItIsAndGoes() throws {
    let session = try TmuxSession(columns: 110, rows: 30)
    defer { session.close() }
    // Slow enough that somebody can see it.
    let slow = try SourceFolder.kettle(
      body: "Text(context.state.phase)\nlet _ = Thread.sleep(forTimeInterval: 0.3)")
    try session.run(
      "\(Program.path) snapshot record \(slow.path)/Kettle --dir \(slow.path)/S --surface lock-screen --jobs 1; "
        + "echo code $?")
    _ = try session.wait(for: " of 4")
    let screen = try session.wait(for: "code 0")
    #expect(screen.contains("4 snapshots: 4 new"))
    #expect(!screen.contains("░"))
  }

  @Test func withoutATerminalItSaysWhatToDo() throws {
    let result = try Program.run(
      ["snapshot", "review", sources.path + "/Kettle", "--dir", folder.path],
      environment: ["TERM": "xterm-256color"])
    #expect(result.code == 2)
    #expect(result.errors.contains("not a terminal"))
  }
}
