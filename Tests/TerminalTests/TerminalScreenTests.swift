import Foundation
import TerminalTestSupport
import Testing

@Suite(.enabled(if: TmuxSession.isAvailable, "tmux is not installed"))
struct TerminalScreenTests {
  static let demo = BuiltProgram.path("TerminalDemo")

  /// A terminal in which the demo runs.
  private func start(
    columns: Int = 60, rows: Int = 12, terminal: String = "tmux-256color",
    environment: [String: String] = ["COLORTERM": "truecolor"]
  ) throws -> TmuxSession {
    let session = try TmuxSession(
      columns: columns, rows: rows, terminal: terminal, environment: environment)
    try session.run(
      "before=$(stty -g); \(Self.demo); echo status $?; test \"$before\" = \"$(stty -g)\" && echo same")
    try session.wait(for: "event 0")
    return session
  }

  private func expectRestored(_ session: TmuxSession, status: Int) throws {
    try session.wait { $0.contains("status \(status)\n") && $0.contains("same") }
    let state = try session.state()
    #expect(!state.isAlternateScreen)
    #expect(state.isCursorVisible)
    #expect(!state.reportsMouse)
    let modes = try session.modes()
    #expect(modes.contains("\nisig icanon") && modes.contains(" echo "))
  }

  @Test func `text stands where the frame says`() throws {
    let session = try start()
    let lines = try session.wait(for: "end").split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "size 60x12 utf8 trueColor")
    #expect(lines[2] == "한국어|👍|KR|👨|❤ |é|")
    #expect(lines[3] == "│─█")
    #expect(lines[6] == "a [31mb c d")
    #expect(lines[11].hasSuffix("end"))
    #expect(try session.state().isAlternateScreen)
    #expect(try !session.state().isCursorVisible)
  }

  @Test func `colours of 24 bits come through`() throws {
    let session = try start()
    try session.wait(styled: true) {
      let line = $0.split(separator: "\n", omittingEmptySubsequences: false)[4]
      return line.contains("\u{1B}[38;2;255;69;58m\u{1B}[48;2;1;2;3mred")
        && line.contains("\u{1B}[48;2;0;0;8mblack") && line.contains("\u{1B}[49m \u{1B}[48;2;0;122;255mown")
    }
  }

  @Test(arguments: [
    (["COLORTERM": ""], "ansi256", "\u{1B}[38;5;203m\u{1B}[48;5;232mred"),
    (["COLORTERM": "truecolor", "XDG_CACHE_HOME": "/proc/none"], "ansi256", "\u{1B}[38;5;203m"),
    (["NO_COLOR": "1", "COLORTERM": "truecolor"], "none", "red black"),
  ])
  func `colours are mapped down`(environment: [String: String], depth: String, sequence: String) throws {
    let session = try start(environment: environment)
    try session.wait(for: "utf8 \(depth)")
    #expect(try session.styledScreen().contains(sequence))
  }

  @Test func `a terminal of few colours keeps text apart from what is behind it`() throws {
    let session = try start(terminal: "screen", environment: [:])
    try session.wait(for: "utf8 ansi16")
    let screen = try session.styledScreen()
    #expect(screen.contains("\u{1B}[31m\u{1B}[40mred"))
    #expect(screen.contains("\u{1B}[37m\u{1B}[40mblack"))
  }

  @Test func `many colours are no trouble, on a terminal of few or of many`() throws {
    let few = try start(terminal: "screen", environment: [:])
    let many = try start()
    for round in 1...30 {
      for session in [few, many] { try session.press("Up") }
      try few.wait(for: "event \(round):")
      try many.wait(for: "event \(round):")
    }
    func row(_ screen: String) -> Substring {
      screen.split(separator: "\n", omittingEmptySubsequences: false)[8]
    }
    try few.wait(styled: true) { row($0).hasPrefix("\u{1B}[44m") && row($0).contains("\u{1B}[41m") }
    try many.wait(styled: true) {
      row($0).contains("\u{1B}[48;2;0;30;255m") && row($0).contains("\u{1B}[48;2;255;30;0m")
        && row($0).split(separator: "\u{1B}[48;2;").count == 60
    }
  }

  @Test func `a wide glyph over half of another leaves nothing behind`() throws {
    let session = try start()
    for round in 1...5 {
      try session.press("Up")
      try session.wait { text in
        let line = text.split(separator: "\n", omittingEmptySubsequences: false)[7]
        return text.contains("event \(round):") && line == (round % 2 == 1 ? " " : "") + "가나다라마"
      }
    }
  }

  @Test func `attributes come through`() throws {
    let session = try start()
    let screen = try session.styledScreen()
    #expect(screen.contains(/\e\[1m(\e\[[34]9m)*bold/))
    #expect(screen.contains("\u{1B}[4mline"))
    #expect(screen.contains("g\u{336}o\u{336}n\u{336}e\u{336}"))
  }

  @Test func `a charset that is not UTF-8 gets ASCII`() throws {
    let session = try start(environment: ["LC_ALL": "xx_XX.ISO-8859-1"])
    let text = try session.wait(for: "ascii")
    #expect(text.contains("\n? ? ? |? |KR|? |* |e|\n|-#\n"))
  }

  @Test func `keys have their names`() throws {
    let session = try start()
    for (press, name) in [
      ("Up", "up"), ("Down", "down"), ("Left", "left"), ("Right", "right"), ("Tab", "tab"),
      ("BTab", "backTab"),
      ("Enter", "enter"), ("Escape", "escape"), ("BSpace", "backspace"), ("DC", "delete"), ("Home", "home"),
      ("End", "end"), ("PPage", "pageUp"), ("NPage", "pageDown"), ("F1", "function(1)"),
      ("F12", "function(12)"),
      ("한", "character(\"한\")"), ("Space", "character(\" \")"), ("?", "character(\"?\")"),
    ] {
      try session.press(press)
      try session.wait(for: ": key \(name)\n")
    }
    try session.paste("q q\nq")
    try session.wait(for: "pasted q q q")
  }

  @Test func `the mouse clicks, holds and scrolls`() throws {
    let session = try start()
    #expect(try session.state().reportsMouse)
    try session.click(column: 7, row: 3)
    try session.wait(for: "click 7,3")
    try session.press(column: 8, row: 4)
    try session.wait(for: "hold 8,4")
    try session.release(column: 8, row: 4)
    try session.send("\u{1B}[<65;2;3M".utf8)
    try session.wait(for: "scrollDown 1,2")
  }

  @Test func `another size is told and drawn`() throws {
    let session = try start()
    try session.resize(columns: 40, rows: 9)
    try session.wait { text in
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return text.contains("resized 40x9") && text.hasPrefix("size 40x9") && lines[8].hasSuffix("end")
    }
    try session.resize(columns: 90, rows: 20)
    try session.wait { $0.contains("resized 90x20") && $0.hasPrefix("size 90x20") }
    let text = try session.screen()
    #expect(text.components(separatedBy: "end\n").count == 2)
  }

  @Test func `quitting leaves the terminal as it was`() throws {
    let session = try start()
    try session.type("q")
    try expectRestored(session, status: 0)
    #expect(try session.screen().contains("ended\n"))
  }

  @Test func `ctrl-C ends with 130`() throws {
    let session = try start()
    try session.press("C-c")
    try expectRestored(session, status: 130)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT])
  func `a signal ends it cleanly`(signal: Int32) throws {
    let session = try start()
    kill(try session.foregroundProcess(), signal)
    try expectRestored(session, status: 128 + Int(signal))
  }

  @Test(arguments: [SIGSEGV, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGQUIT, SIGUSR1])
  func `a fatal signal leaves the terminal as it was`(signal: Int32) throws {
    let session = try start()
    kill(try session.foregroundProcess(), signal)
    try expectRestored(session, status: 128 + Int(signal))
  }

  @Test(arguments: [
    ("F", 128 + SIGTRAP), ("A", 128 + SIGABRT), ("O", 128 + SIGSEGV), ("P", 128 + SIGPIPE), ("E", 7),
  ])
  func `a crash leaves the terminal as it was`(key: String, status: Int32) throws {
    let session = try start()
    try session.type(key)
    // A trap is SIGILL on x86-64 and SIGTRAP on arm64.
    #if arch(x86_64)
    try expectRestored(session, status: key == "F" ? 128 + Int(SIGILL) : Int(status))
    #else
    try expectRestored(session, status: Int(status))
    #endif
  }

  @Test func `ctrl-Z stops it, and it draws itself again`() throws {
    let session = try TmuxSession(columns: 60, rows: 12)
    try session.run(Self.demo)
    try session.wait(for: "event 0")
    try session.press("C-z")
    try session.wait(for: "Stopped")
    let state = try session.state()
    #expect(!state.isAlternateScreen && state.isCursorVisible && !state.reportsMouse)
    try session.resize(columns: 50, rows: 10)
    try session.run("fg")
    try session.wait { $0.hasPrefix("size 50x10") && $0.contains("resized 50x10") && $0.contains("end") }
    #expect(try session.state().isAlternateScreen)
    #expect(try session.state().reportsMouse)
    try session.press("Up")
    try session.wait(for: "key up")
    try session.type("q")
    try session.wait(for: "ended")
  }

  @Test func `stopped from outside it draws itself again`() throws {
    let session = try TmuxSession(columns: 60, rows: 12)
    try session.run(Self.demo)
    try session.wait(for: "event 0")
    kill(try session.foregroundProcess(), SIGSTOP)
    try session.wait(for: "Stopped")
    // Nobody has put the modes back, so that enter is no end of line.
    try session.type("clear; fg")
    try session.press("C-j")
    try session.wait { $0.hasPrefix("size 60x12") && $0.contains("event 0") && !$0.contains("Stopped") }
    try session.press("Down")
    try session.wait(for: "key down")
  }

  @Test(arguments: [
    ("env -u TERM \(Self.demo)", "TERM is not set"),
    ("TERM=no-such-terminal \(Self.demo)", "TERM is \"no-such-terminal\", which the terminfo database"),
    ("TERM=dumb \(Self.demo)", "TERM is \"dumb\", a terminal that cannot place its cursor"),
    ("\(Self.demo) </dev/null", "Standard input is not a terminal"),
    ("\(Self.demo) | cat", "Standard output is not a terminal"),
  ])
  func `a terminal that cannot be used gets one message`(command: String, message: String) throws {
    let session = try TmuxSession(columns: 200, rows: 12)
    try session.run(command)
    let text = try session.wait(for: "demo: ")
    #expect(text.contains("demo: \(message)"))
    #expect(try !session.state().isAlternateScreen)
  }

  @Test func `it ends when its terminal goes away`() throws {
    let session = try start()
    let process = try session.foregroundProcess()
    session.close()
    // Where nobody takes note of its end, a process stays as a zombie.
    func isAlive() -> Bool {
      let state = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
      return state.map { !$0.contains(") Z ") } ?? false
    }
    let end = Date().addingTimeInterval(20)
    while isAlive() && Date() < end { usleep(20_000) }
    #expect(!isAlive())
  }
}
