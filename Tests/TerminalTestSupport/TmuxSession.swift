import Foundation

/// A real terminal for a test: a tmux server of its own with one window.
///
/// What runs in it is a shell, `sh`, in which the test starts the program it is about, so that the
/// state of the terminal can be looked at when the program has ended. `close()` ends the server and
/// all that runs in it.
public final class TmuxSession {
  /// A wait that came to nothing, or a tmux command that failed; holds the screen at that time.
  public struct Failure: Error, CustomStringConvertible {
    public var description: String
  }

  /// What tmux knows of the terminal beside its text.
  public struct State: Hashable, Sendable {
    public var isAlternateScreen: Bool
    public var isCursorVisible: Bool
    public var reportsMouse: Bool
  }

  /// Whether tmux is there; the reason to skip a test when it is not.
  public static let isAvailable = (try? output(of: ["tmux", "-V"])) != nil

  private let socket: String
  private let folder: URL
  private var isOpen = true

  /// Starts the terminal.
  ///
  /// - Parameters:
  ///   - columns: the width in cells.
  ///   - rows: the height in cells.
  ///   - terminal: the value of `TERM` in it.
  ///   - environment: variables to set. Nothing but `PATH`, `HOME`, `XDG_RUNTIME_DIR` and these is passed on.
  public init(
    columns: Int = 80, rows: Int = 24, terminal: String = "tmux-256color",
    environment: [String: String] = [:]
  ) throws {
    socket = "islet-test-\(getpid())-\(UUID().uuidString.prefix(8))"
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(socket, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let configuration = folder.appendingPathComponent("tmux.conf")
    try Data(
      """
      set -g default-terminal "\(terminal)"
      set -g status off
      set -g focus-events off
      set -s escape-time 0
      set -g history-limit 0
      """.utf8
    ).write(to: configuration)
    let own = ProcessInfo.processInfo.environment
    var variables = [
      "PATH": own["PATH"] ?? "/usr/bin:/bin", "HOME": folder.path, "PS1": "$ ", "LANG": "C.UTF-8",
      // A phone gets the pushes of its own test alone.
      "XDG_RUNTIME_DIR": folder.path,
      // A crash is to end the program, not to ask about it.
      "SWIFT_BACKTRACE": "enable=no",
    ]
    variables.merge(environment) { $1 }
    var command = ["tmux", "-L", socket, "-u", "-f", configuration.path, "new-session", "-d"]
    command += ["-x", "\(columns)", "-y", "\(rows)", "env", "-i", "TERM=\(terminal)"]
    command += variables.map { "\($0)=\($1)" } + ["sh", "-i"]
    _ = try Self.output(of: command)
    try wait { $0.hasPrefix("$") }
  }

  deinit { close() }

  /// Ends the terminal and everything in it. A second call does nothing.
  public func close() {
    guard isOpen else { return }
    isOpen = false
    let path = try? tmux("display-message", "-p", "#{socket_path}").trimmingCharacters(
      in: .whitespacesAndNewlines)
    _ = try? tmux("kill-server")
    if let path { unlink(path) }
    try? FileManager.default.removeItem(at: folder)
  }

  /// The home folder of the session; goes with it.
  public var home: URL { folder }

  /// Types a command and enter.
  public func run(_ command: String) throws {
    try type(command)
    try press("Enter")
  }

  /// Types text as it stands.
  public func type(_ text: String) throws {
    try tmux("send-keys", "-l", text)
  }

  /// Presses keys by tmux's names: `Enter`, `Escape`, `Up`, `BTab`, `C-c`, `F1` and so on.
  public func press(_ keys: String...) throws {
    try tmux(["send-keys"] + keys)
  }

  /// Sends bytes as if the terminal had sent them.
  public func send(_ bytes: some Sequence<UInt8>) throws {
    try tmux(["send-keys", "-H"] + bytes.map { String($0, radix: 16) })
  }

  /// Presses a mouse button at a place counted from 0, and lets it go.
  public func click(column: Int, row: Int) throws {
    try press(column: column, row: row)
    try release(column: column, row: row)
  }

  /// Presses a mouse button at a place counted from 0.
  public func press(column: Int, row: Int) throws {
    try send("\u{1B}[<0;\(column + 1);\(row + 1)M".utf8)
  }

  /// Lets a mouse button go at a place counted from 0.
  public func release(column: Int, row: Int) throws {
    try send("\u{1B}[<0;\(column + 1);\(row + 1)m".utf8)
  }

  /// Pastes text as one piece.
  public func paste(_ text: String) throws {
    try tmux("set-buffer", text)
    try tmux("paste-buffer", "-p")
  }

  /// Gives the terminal another size.
  public func resize(columns: Int, rows: Int) throws {
    try tmux("resize-window", "-x", "\(columns)", "-y", "\(rows)")
  }

  /// Has the terminal say that it has another size, which it has not.
  public func tellSize(columns: Int, rows: Int) throws {
    let path = try tmux("display-message", "-p", "#{pane_tty}").trimmingCharacters(
      in: .whitespacesAndNewlines)
    _ = try Self.output(of: ["stty", "-F", path, "rows", "\(rows)", "columns", "\(columns)"])
  }

  /// Has every byte that comes out of the terminal from here on written to a file, too.
  public func keepOutput(in path: String) throws {
    try tmux("pipe-pane", "cat > '\(path)'")
  }

  /// The text on the screen, trailing blanks cut off.
  public func screen() throws -> String {
    try tmux("capture-pane", "-p")
  }

  /// The screen with the sequences that set its colours and attributes.
  public func styledScreen() throws -> String {
    try tmux("capture-pane", "-p", "-e")
  }

  public func state() throws -> State {
    let flags = try tmux("display-message", "-p", "#{alternate_on} #{cursor_flag} #{mouse_any_flag}")
      .split(whereSeparator: \.isWhitespace)
    guard flags.count == 3 else { throw Failure(description: "tmux does not know the terminal's state") }
    return State(
      isAlternateScreen: flags[0] == "1", isCursorVisible: flags[1] == "1", reportsMouse: flags[2] == "1")
  }

  /// The modes of the terminal, as `stty -a` tells them, seen from outside.
  public func modes() throws -> String {
    let path = try tmux("display-message", "-p", "#{pane_tty}").trimmingCharacters(
      in: .whitespacesAndNewlines)
    return try Self.output(of: ["stty", "-a", "-F", path])
  }

  /// The process that runs in the foreground of the terminal.
  public func foregroundProcess() throws -> Int32 {
    let path = try tmux("display-message", "-p", "#{pane_tty}").trimmingCharacters(
      in: .whitespacesAndNewlines)
    let lines = try Self.output(of: ["ps", "-o", "pid=,stat=", "-t", path]).split(separator: "\n")
    for line in lines {
      let words = line.split(separator: " ")
      if words.count == 2, words[1].contains("+"), let process = Int32(words[0]) { return process }
    }
    throw Failure(description: "nothing runs in the foreground")
  }

  /// Prints a text on an empty screen, past what runs there, and answers the column, from 0, that the
  /// cursor comes to.
  public func cursorColumn(after text: String) throws -> Int {
    let path = try tmux("display-message", "-p", "#{pane_tty}").trimmingCharacters(
      in: .whitespacesAndNewlines)
    guard let terminal = FileHandle(forWritingAtPath: path) else {
      throw Failure(description: "cannot open \(path)")
    }
    defer { try? terminal.close() }
    let mark = String(UInt32.random(in: 1_000_000...9_999_999))
    try terminal.write(contentsOf: Data("\u{1B}[2J\u{1B}[2;1H\(mark)\u{1B}[1;1H\(text)".utf8))
    try wait(for: mark)
    let column = try tmux("display-message", "-p", "#{cursor_x}").trimmingCharacters(
      in: .whitespacesAndNewlines)
    guard let column = Int(column) else { throw Failure(description: "tmux does not know the cursor") }
    return column
  }

  /// Waits until the screen is as wanted and returns it; throws when it is not within the time.
  ///
  /// With `styled` the text holds the sequences for colours and attributes.
  @discardableResult
  public func wait(styled: Bool = false, seconds: Double = 60, until isWanted: (String) -> Bool) throws
    -> String
  {
    let end = Date().addingTimeInterval(seconds)
    while true {
      let text = styled ? try styledScreen() : try screen()
      if isWanted(text) { return text }
      if Date() > end {
        throw Failure(description: "the screen is not as wanted after \(Int(seconds)) s:\n\(text)")
      }
      usleep(20_000)
    }
  }

  /// Waits until the screen contains a text.
  @discardableResult
  public func wait(for text: String, seconds: Double = 60) throws -> String {
    try wait(seconds: seconds) { $0.contains(text) }
  }

  @discardableResult
  private func tmux(_ arguments: String...) throws -> String {
    try tmux(arguments)
  }

  @discardableResult
  private func tmux(_ arguments: [String]) throws -> String {
    try Self.output(of: ["tmux", "-L", socket] + arguments)
  }

  /// Runs a program and returns what it wrote.
  ///
  /// Not with `Process`: that waits until every descendant has ended, and a tmux server stays.
  private static func output(of command: [String]) throws -> String {
    let base = FileManager.default.temporaryDirectory.appendingPathComponent(
      "islet-test-\(UUID().uuidString)")
    let (output, errors) = (base.path + ".out", base.path + ".err")
    defer {
      unlink(output)
      unlink(errors)
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY | O_CREAT, 0o600)
    for descriptor in Int32(3)..<256 { posix_spawn_file_actions_addclose(&actions, descriptor) }
    // Tests run on threads that block signals; what they start must not inherit that.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    // A test that runs inside tmux must not meet that one.
    var environment = ProcessInfo.processInfo.environment
    environment["TMUX"] = nil
    environment["TMUX_PANE"] = nil
    let words: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    let variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var child: pid_t = 0
    let refusal = posix_spawnp(&child, command[0], &actions, &attributes, words, variables)
    guard refusal == 0 else {
      throw Failure(description: "\(command[0]): \(String(cString: strerror(refusal)))")
    }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 && errno == EINTR {}
    guard status == 0 else {
      let complaint = (try? String(contentsOfFile: errors, encoding: .utf8)) ?? ""
      throw Failure(description: "\(command.joined(separator: " ")): \(complaint)")
    }
    return String(decoding: try Data(contentsOf: URL(fileURLWithPath: output)), as: UTF8.self)
  }
}
