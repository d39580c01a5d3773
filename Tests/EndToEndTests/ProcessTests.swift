import Foundation
import TerminalTestSupport
import Testing

/// The two processes: what becomes of one when the other is gone.
@Suite(.enabled(if: TmuxSession.isAvailable, "tmux is not installed"))
struct ProcessTests {
  private func open(_ command: String, waitFor text: String = "q quit") throws -> TmuxSession {
    let session = try TmuxSession(columns: 100, rows: 30, terminal: "xterm-256color")
    try session.run(
      "before=$(stty -g); \(command); echo code $?; test \"$before\" = \"$(stty -g)\" && echo same")
    try session.wait(for: text)
    return session
  }

  private func expectRestored(_ session: TmuxSession, code: Int) throws -> String {
    let screen = try session.wait { $0.contains("code \(code)\n") && $0.contains("same") }
    let state = try session.state()
    #expect(!state.isAlternateScreen && state.isCursorVisible && !state.reportsMouse)
    return screen
  }

  /// The processes that a process has started.
  private func children(of id: Int32) -> [Int32] {
    let text = try? String(contentsOfFile: "/proc/\(id)/task/\(id)/children", encoding: .utf8)
    return (text ?? "").split(separator: " ").compactMap { Int32($0) }
  }

  private func isRunning(_ id: Int32) -> Bool {
    guard let status = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8) else { return false }
    return !status.contains(") Z ")
  }

  @Test func killedStage() throws {
    let session = try open(Program.path)
    defer { session.close() }
    let stage = try #require(try children(of: session.foregroundProcess()).first)
    kill(stage, SIGKILL)
    try session.wait(for: "killed from outside")
    // The next key goes on with another stage.
    try session.press("Right")
    try session.wait { $0.contains("2 of 6") && !$0.contains("killed") }
    try session.press("q")
    _ = try expectRestored(session, code: 0)
  }

  @Test func stageEndsWithItsFront() throws {
    let session = try open(Program.path)
    defer { session.close() }
    let front = try session.foregroundProcess()
    let stage = try #require(children(of: front).first)
    kill(front, SIGKILL)
    try session.wait { _ in !isRunning(stage) }
  }

  /// Even from an endless loop.
  @Test func loopingStageEndsWithItsFront() throws {
    let folder = try SourceFolder.kettle(
      body: "Text(name(context.state.degrees))",
      previews: """
        func name(_ degrees: Int) -> String {
          var number = degrees
          while number > 50 { number = 51 + number % 7 }
          return "cool"
        }

        \(SourceFolder.kettlePreview)
        """)
    let session = try open("\(Program.path) \(folder.path)", waitFor: "cool")
    defer { session.close() }
    let front = try session.foregroundProcess()
    let stage = try #require(children(of: front).first)
    try session.press("Right")
    kill(front, SIGKILL)
    try session.wait { _ in !isRunning(stage) }
  }

  /// A compiler that would go on for long, ended by ctrl-C.
  @Test func interruptedCompiling() throws {
    let compiler = try SourceFolder([:])
    let file = compiler.url.appendingPathComponent("swiftc").path
    try ScriptFile.write("#!/bin/sh\nexec sleep 1000\n", to: file)
    let folder = try SourceFolder.kettle()
    let temporary = compiler.url.appendingPathComponent("tmp")
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    let session = try open(
      "TMPDIR=\(temporary.path) ISLET_SWIFTC=\(file) \(Program.path) \(folder.path)", waitFor: "Compiling")
    defer { session.close() }
    let front = try session.foregroundProcess()
    try session.wait { _ in !children(of: front).isEmpty }
    let child = try #require(children(of: front).first)
    try session.press("C-c")
    try session.wait { $0.contains("code 130") }
    try session.wait { _ in !isRunning(child) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: temporary.path).isEmpty)
  }

  /// The signals belong to the screen once it is open.
  @Test func interruptAfterCompiling() throws {
    let folder = try SourceFolder.kettle()
    for (signal, code) in [(SIGINT, 130), (SIGTERM, 143)] {
      let session = try open("\(Program.path) \(folder.path)", waitFor: "Filling")
      defer { session.close() }
      kill(try session.foregroundProcess(), signal)
      _ = try expectRestored(session, code: code)
    }
  }

  @Test func crashIsToldOnceAndClean() throws {
    let folder = try SourceFolder.kettle(
      body: "Text(name(context.state.degrees))",
      previews: """
        func name(_ degrees: Int) -> String {
          if degrees > 50 { fatalError("too hot \\u{1B}[2J\\u{1B}]0;title\\u{7}") }
          return "cool"
        }

        \(SourceFolder.kettlePreview)
        """)
    let session = try open("\(Program.path) \(folder.path)", waitFor: "cool")
    defer { session.close() }
    try session.press("Right")
    let screen = try session.wait(for: "Fatal error: too hot \u{FFFD}[2J\u{FFFD}]0;title\u{FFFD}")
    #expect(screen.components(separatedBy: "too hot \u{FFFD}").count == 2)
    try session.press("q")
    _ = try expectRestored(session, code: 0)
  }
}
