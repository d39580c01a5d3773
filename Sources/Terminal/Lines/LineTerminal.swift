import CPlatform
import Cells
import Foundation

/// The terminal as a teletype: lines are written one below another, and each key is told as it is typed.
///
/// Nothing but text and line ends is ever sent, so that any terminal will do, a screen reader can read along, and
/// what was said stays to be read again. While it is open the process answers signals as ``TerminalScreen`` does.
public final class LineTerminal: TerminalDevice {
  public let charset: Charset
  public let colorDepth = ColorDepth.none
  public private(set) var size: CellSize

  private let input: TerminalInput
  /// How the terminal was.
  private var modes: termios
  private var isOpen = true

  /// Takes over the terminal on standard input and output, whatever `TERM` says of it.
  ///
  /// - Parameter environment: `LC_ALL`, `LC_CTYPE`, `LANG` and `TERM` say what it reads.
  /// - Throws: `TerminalError`; the terminal has then not been touched.
  public init(environment: [String: String]) throws(TerminalError) {
    try Self.check()
    charset = Charset.install(environment: environment)
    var modes = termios()
    guard tcgetattr(STDIN_FILENO, &modes) == 0 else {
      throw .cannotOpen(String(cString: strerror(errno)))
    }
    self.modes = modes
    size = Self.currentSize() ?? CellSize(columns: 80, rows: 24)
    // The sequences of the keys that nearly all terminals send are known without their entries.
    input = try TerminalInput(keys: [])
    begin()
  }

  deinit { close() }

  /// Says whether standard input and output are a terminal.
  public static func check() throws(TerminalError) {
    guard isatty(STDIN_FILENO) == 1 else { throw .notATerminal(stream: "Standard input") }
    guard isatty(STDOUT_FILENO) == 1 else { throw .notATerminal(stream: "Standard output") }
  }

  /// Writes lines; control characters in them never reach the terminal, and neither does what it cannot show.
  public func write(_ lines: [String]) {
    guard isOpen, !lines.isEmpty else { return }
    let text = lines.map { line in
      let line = PrintableText.make(line)
      guard charset == .ascii else { return line }
      return String(String.UnicodeScalarView(line.unicodeScalars.map(AsciiSubstitute.of)))
    }
    TerminalScreen.send(text.joined(separator: "\n") + "\n")
  }

  public var hasQueuedEvents: Bool { !input.queue.isEmpty }

  public func nextEvent(
    watching descriptors: [Int32] = [], timeout milliseconds: Int? = nil
  ) -> TerminalEvent {
    guard isOpen else { return .terminate(SIGHUP) }
    return input.next(watching: descriptors, timeout: milliseconds) { interruption in
      switch interruption {
      // What was written stays as it is.
      case .redraw: break
      case .resized:
        guard let now = Self.currentSize(), now != size else { break }
        size = now
        islet_recording_resize(Int32(now.columns), Int32(now.rows))
        input.add(.resized(now))
      case .continued: begin()
      }
    }
  }

  public func ring() { if isOpen { TerminalScreen.send("\u{7}") } }

  public func suspend() {
    guard isOpen else { return }
    tcsetattr(STDIN_FILENO, TCSADRAIN, &modes)
    islet_rescue_disarm()
    _ = islet_stop()
    // The shell may have been told to change the terminal meanwhile.
    tcgetattr(STDIN_FILENO, &modes)
    input.goOn()
    begin()
  }

  public func close() {
    guard isOpen else { return }
    isOpen = false
    tcsetattr(STDIN_FILENO, TCSADRAIN, &modes)
    islet_rescue_disarm()
    input.end()
  }

  /// Asks for keys as they are typed, and not shown.
  private func begin() {
    withUnsafePointer(to: modes) { islet_rescue_arm(STDIN_FILENO, "", 0, $0) }
    var typed = modes
    typed.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    typed.c_iflag &= ~tcflag_t(IXON | ICRNL)
    withUnsafeMutableBytes(of: &typed.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    tcsetattr(STDIN_FILENO, TCSADRAIN, &typed)
  }

  private static func currentSize() -> CellSize? {
    var window = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_row > 0, window.ws_col > 0 else {
      return nil
    }
    return CellSize(columns: Int(window.ws_col), rows: Int(window.ws_row))
  }
}
