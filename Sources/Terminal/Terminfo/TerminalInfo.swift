import CNCurses
import StageLink

/// What the terminfo entry that is loaded says, beyond what ncurses itself uses.
struct TerminalInfo {
  /// Whether the terminal can place its cursor; without that there is no screen.
  let canPlaceCursor: Bool
  let colors: Int
  /// Whether colour numbers are 24-bit colours.
  let isDirect: Bool
  let hasMouse: Bool
  /// Whether it is a window's terminal and no console: it has a mouse and a second screen.
  let isEmulator: Bool
  let keys: [(sequence: [UInt8], key: Key)]
  /// What puts the terminal right, in one piece: all modes off, the first screen back.
  let reset: [UInt8]

  /// Mode 1000 reports buttons, 1006 in a form without limits, 2004 marks pastes (xterm's ctlseqs).
  static let pasteOn = "\u{1B}[?2004h"
  static let pasteOff = "\u{1B}[?2004l"
  static let mouseOn = "\u{1B}[?1000h\u{1B}[?1006h"
  static let mouseOff = "\u{1B}[?1006l\u{1B}[?1000l"

  /// What to send beyond ncurses when the screen is entered, and when it is left.
  ///
  /// Terminfo has no names for these that all entries use. A console is asked for its mouse alone.
  var modesOn: String {
    (isEmulator ? Self.pasteOn : "") + (hasMouse ? Self.mouseOn : "") + (isEmulator ? Self.orderOn : "")
  }
  var modesOff: String {
    (isEmulator ? Self.orderOff : "") + (hasMouse ? Self.mouseOff : "") + (isEmulator ? Self.pasteOff : "")
  }

  /// Frames hold text as the eye reads it: a terminal that turns right-to-left text by itself must leave it
  /// (ECMA-48's mode 8, which others do not know).
  private static let orderOn = "\u{1B}[8l"
  private static let orderOff = "\u{1B}[8h"

  /// Loads the entry of a terminal and reads it.
  ///
  /// Throws `TerminalError` when there is none.
  static func load(_ terminal: String) throws(TerminalError) -> TerminalInfo {
    var status: Int32 = 0
    defer { islet_drop_entry() }
    guard setupterm(terminal, 1, &status) == 0 else {
      throw status < 0 ? .databaseMissing : .unknownTerminal(terminal)
    }
    return TerminalInfo()
  }

  private init() {
    canPlaceCursor = islet_terminfo_string("cup") != nil
    colors = Int(islet_terminfo_number("colors"))
    isDirect = colors > 256
    hasMouse = islet_terminfo_string("kmous") != nil
    isEmulator = hasMouse && islet_terminfo_string("smcup") != nil
    keys = Self.keyNames.compactMap { name, key in
      Self.bytes(name).map { ($0, key) }
    }
    var reset = Array(((hasMouse ? Self.mouseOff : "") + (isEmulator ? Self.pasteOff : "")).utf8)
    for name in ["sgr0", "op", "rmkx", "cnorm", "rmcup"] { reset += Self.bytes(name) ?? [] }
    // Without a first screen to go back to, the prompt at least gets a line of its own.
    if islet_terminfo_string("rmcup") == nil { reset += Array("\r\n".utf8) }
    self.reset = reset
  }

  /// A string without its padding marks, `$<5>` and the like, which only `tputs` understands.
  private static func bytes(_ name: String) -> [UInt8]? {
    guard let start = islet_terminfo_string(name) else { return nil }
    return withoutPadding(Array(String(cString: start).utf8))
  }

  static func withoutPadding(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "$"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "<"),
        let end = bytes[index...].firstIndex(of: UInt8(ascii: ">"))
      {
        index = end + 1
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }

  private static let keyNames: [(String, Key)] =
    [
      ("kcub1", .left), ("kcuf1", .right), ("kcuu1", .up), ("kcud1", .down), ("kcbt", .backTab),
      ("khome", .home), ("kend", .end), ("kpp", .pageUp), ("knp", .pageDown), ("kdch1", .delete),
      ("kent", .enter), ("kbs", .backspace),
    ] + (1...12).map { ("kf\($0)", .function($0)) }
}
