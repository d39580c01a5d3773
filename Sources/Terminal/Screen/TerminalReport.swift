import CNCurses
import Cells

/// What a terminal can do, as far as can be told without touching it.
public struct TerminalReport: Hashable, Sendable {
  /// What `TERM` says.
  public var name: String?
  /// Why the terminal cannot be used; `nil` when it can.
  public var problem: TerminalError?
  /// The colours of its terminfo entry.
  public var colors: Int
  /// How many colours are shown.
  public var depth: ColorDepth
  public var charset: Charset
  /// The library that draws, such as `ncurses 6.4.20221231`.
  public var library: String

  /// Looks the terminal up. Whether standard input and output are one is not asked.
  ///
  /// The locale of the process is set as a screen would set it.
  public init(environment: [String: String]) {
    name = environment["TERM"].flatMap { $0.isEmpty ? nil : $0 }
    colors = 0
    if let name {
      do throws(TerminalError) {
        let info = try TerminalInfo.load(name)
        colors = info.colors
        if !info.canPlaceCursor { problem = .noCursorAddressing(name) }
      } catch {
        problem = error
      }
    } else {
      problem = .terminalUnnamed
    }
    depth = ColorDepth.resolve(environment: environment, isTerminal: true)
    charset = Charset.install(environment: environment)
    library = curses_version().map { String(cString: $0) } ?? "ncurses"
  }
}
