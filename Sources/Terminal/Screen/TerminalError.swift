/// Why a terminal cannot be used; `description` is the message for a person.
public enum TerminalError: Error, Hashable, Sendable, CustomStringConvertible {
  /// `TERM` is unset or empty.
  case terminalUnnamed
  /// The terminfo database does not know the terminal.
  case unknownTerminal(String)
  /// There is no terminfo database.
  case databaseMissing
  /// The terminal cannot place its cursor.
  case noCursorAddressing(String)
  /// Standard input or standard output is no terminal.
  case notATerminal(stream: String)
  /// ncurses, or the system, refused.
  case cannotOpen(String)

  public var description: String {
    switch self {
    case .terminalUnnamed:
      "TERM is not set, so nothing is known about the terminal. Set it, for example: TERM=xterm-256color; "
        + "or be told in words: --plain"
    case .unknownTerminal(let name):
      """
      TERM is "\(Self.shown(name))", which the terminfo database does not know. \
      Try TERM=xterm-256color, install the package ncurses-term, or be told in words: --plain.
      """
    case .databaseMissing:
      "The terminfo database is missing. Install the package ncurses-base, set TERMINFO to its folder, or be told in words: --plain."
    case .noCursorAddressing(let name):
      """
      TERM is "\(Self.shown(name))", a terminal that cannot place its cursor. \
      Use another, or be told in words: --plain.
      """
    case .notATerminal(let stream):
      "\(stream) is not a terminal. Run islet in one, or use islet render for plain output."
    case .cannotOpen(let reason):
      "The terminal could not be opened: \(reason)."
    }
  }

  /// A name from the environment, cut and without anything that could act on the terminal.
  private static func shown(_ name: String) -> String {
    String(
      String.UnicodeScalarView(
        name.unicodeScalars.prefix(64).map { $0.isASCII && $0.value >= 0x20 && $0.value < 0x7F ? $0 : "?" }))
  }
}
