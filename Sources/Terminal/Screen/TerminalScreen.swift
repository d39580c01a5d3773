import CNCurses
import CPlatform
import Cells
import Foundation

/// The terminal as a screen: it shows frames and tells what is typed, clicked and signalled.
///
/// Open one, show frames, wait for events, close it:
///
///     let screen = try TerminalScreen(environment: ProcessInfo.processInfo.environment)
///     screen.show(frame)
///     loop: while true {
///       switch screen.nextEvent(watching: [socket]) {
///       case .key(let key): ...
///       case .suspendRequested: screen.suspend()
///       case .terminate(let signal): screen.close(); exit(128 + signal)
///       ...
///       }
///     }
///
/// While it is open the process answers SIGWINCH, SIGTERM, SIGHUP, SIGINT, SIGTSTP and SIGCONT with
/// events, and a crash puts the terminal right before the process ends. There is one screen in a
/// process at a time, and it belongs to the thread that made it.
public final class TerminalScreen: TerminalDevice {
  /// The characters that can be shown. For `.ascii` give it frames of a theme that draws in ASCII.
  public let charset: Charset
  /// How many colours are shown; frames may hold any.
  public var colorDepth: ColorDepth { pairs.depth }
  /// The size in cells; a change comes as an event.
  public internal(set) var size: CellSize

  let screen: OpaquePointer
  let info: TerminalInfo
  var pairs: PairTable
  var glyphs: [Glyph: DrawnGlyph] = [:]
  /// The frame on the screen, `nil` when everything must be drawn.
  var shown: Frame?

  let input: TerminalInput
  private(set) var isOpen = true

  /// Takes over the terminal on standard input and output.
  ///
  /// - Parameters:
  ///   - environment: `TERM` and `COLORTERM` say what the terminal can do, `LC_ALL`, `LC_CTYPE` and
  ///     `LANG` what it reads, `NO_COLOR` and its kin what is wanted; `XDG_CACHE_HOME` or `HOME` is
  ///     where a terminfo entry for 24-bit colours is kept.
  ///   - color: what `--color` says.
  ///
  /// Throws `TerminalError`; the terminal has then not been touched.
  public init(environment: [String: String], color: ColorOption = .auto) throws(TerminalError) {
    let (terminal, own) = try Self.terminal(environment: environment)
    charset = Charset.install(environment: environment)
    var modes = termios()
    guard tcgetattr(STDOUT_FILENO, &modes) == 0 else {
      throw .cannotOpen(String(cString: strerror(errno)))
    }

    let depth = ColorDepth.resolve(environment: environment, option: color, isTerminal: true)
    Self.arm(own, modes)
    use_tioctl(true)
    var opened: OpaquePointer?
    var isDirect = own.isDirect
    if depth == .trueColor,
      let folder = DirectColorEntry.prepare(for: terminal, environment: environment)
    {
      opened = Self.open(DirectColorEntry.name(for: terminal), in: folder)
      if opened != nil { isDirect = true }
    }
    guard let screen = opened ?? islet_newterm(terminal) else {
      islet_rescue_disarm()
      throw .cannotOpen("ncurses cannot use the terminal \(terminal)")
    }
    // After newterm(), which installs handlers of its own.
    do throws(TerminalError) {
      input = try TerminalInput(keys: own.keys)
    } catch {
      endwin()
      delscreen(screen)
      islet_rescue_disarm()
      throw error
    }
    self.screen = screen
    info = own
    raw()
    noecho()
    nonl()
    intrflush(nil, false)
    keypad(islet_stdscr(), true)
    leaveok(islet_stdscr(), true)
    // ncurses would put off drawing while something is typed.
    typeahead(-1)
    curs_set(0)
    pairs = PairTable(depth: depth, isDirect: isDirect)
    size = CellSize(columns: Int(getmaxx(islet_stdscr())), rows: Int(getmaxy(islet_stdscr())))
    refresh()
    Self.send(info.modesOn)
  }

  deinit { close() }

  /// Says whether there is a terminal that can be used, without touching it.
  public static func check(environment: [String: String]) throws(TerminalError) {
    _ = try terminal(environment: environment)
  }

  private static func terminal(
    environment: [String: String]
  ) throws(TerminalError) -> (name: String, info: TerminalInfo) {
    guard isatty(STDIN_FILENO) == 1 else { throw .notATerminal(stream: "Standard input") }
    guard isatty(STDOUT_FILENO) == 1 else { throw .notATerminal(stream: "Standard output") }
    guard let name = environment["TERM"], !name.isEmpty else { throw .terminalUnnamed }
    let info = try TerminalInfo.load(name)
    guard info.canPlaceCursor else { throw .noCursorAddressing(name) }
    return (name, info)
  }

  /// Sounds the terminal's bell.
  public func ring() {
    guard isOpen else { return }
    beep()
  }

  /// Gives the terminal back as it was found. A second call does nothing.
  public func close() {
    guard isOpen else { return }
    isOpen = false
    Self.send(info.modesOff)
    endwin()
    delscreen(screen)
    islet_rescue_disarm()
    input.end()
  }

  /// Stops the process as ctrl-Z does, with the terminal as it was, and goes on when it is continued:
  /// the last frame is drawn again, and a size that has changed comes as an event.
  public func suspend() {
    guard isOpen else { return }
    Self.send(info.modesOff)
    endwin()
    islet_rescue_disarm()
    _ = islet_stop()
    // The shell may have been told to change the terminal meanwhile.
    var modes = termios()
    if tcgetattr(STDOUT_FILENO, &modes) == 0 {
      def_shell_mode()
      Self.arm(info, modes)
    }
    input.goOn()
    resume()
  }

  /// Draws everything anew on a terminal that somebody else has used.
  func resume() {
    reset_prog_mode()
    noteSize()
    islet_forget_screen()
    refresh()
    Self.send(info.modesOn)
  }

  /// Asks the terminal for its size and queues an event when it has changed.
  func noteSize() {
    var window = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_row > 0, window.ws_col > 0 else {
      return
    }
    let now = CellSize(columns: Int(window.ws_col), rows: Int(window.ws_row))
    guard now != size else { return }
    resize_term(Int32(now.rows), Int32(now.columns))
    islet_forget_screen()
    size = now
    islet_recording_resize(Int32(now.columns), Int32(now.rows))
    shown = nil
    input.add(.resized(now))
  }

  private static func arm(_ info: TerminalInfo, _ modes: termios) {
    withUnsafePointer(to: modes) { modes in
      info.reset.withUnsafeBytes { bytes in
        islet_rescue_arm(
          STDOUT_FILENO, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count, modes)
      }
    }
  }

  /// Opens a screen with an entry from a folder that ncurses does not search by itself.
  private static func open(_ name: String, in folder: String) -> OpaquePointer? {
    let before = getenv("TERMINFO").map { String(cString: $0) }
    setenv("TERMINFO", folder, 1)
    defer {
      if let before { setenv("TERMINFO", before, 1) } else { unsetenv("TERMINFO") }
    }
    return islet_newterm(name)
  }

  /// Writes to the terminal beside ncurses, what it keeps no account of.
  static func send(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      if count <= 0 { return }
      bytes = bytes.dropFirst(count)
    }
  }
}
