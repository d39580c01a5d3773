import Cells

/// The keys that work, in two columns.
enum HelpSheet {
  private static let left: [(String, String)] = [
    ("← →", "state"), ("↑ ↓", "preview"), ("[ ]", "activity"), ("tab", "surface"),
    ("1 - 9", "surface"), ("space", "expand"), ("l", "Lock Screen"), ("h", "home, app"), ("n", "other apps"),
    ("click", "tap"),
    ("f", "next control"), ("enter", "tap it"), ("i", "inspector"), ("s v", "sheets"),
    ("+ -", "minute"), (".", "clock"), (">", "next event"),
  ]
  private static let right: [(String, String)] = [
    ("a", "light, dark"), ("t", "theme"), ("d", "device"), ("r", "right to left"), ("x", "stale"),
    ("z", "large type"),
    ("/", "find preview"), ("c", "notes"), ("g", "go live"), ("y", "trace"),
    (",", "settings"), ("u", "locked"),
    ("e", "write frame"), ("E", "write picture"), ("esc", "close"), ("ctrl-Z", "suspend"), ("q", "quit"),
  ]
  private static let columnWidth = 22

  /// The keys in words, but for what a screen is needed for.
  static var words: [String] {
    ["Keys:"]
      + (left + right).filter { !["click", "i", "z"].contains($0.0) }.map {
        "\(KeyWords.spoken($0.0)): \($0.1)"
      } + ["w: tell all again", "The list is open: esc closes it."]
  }

  static let size = CellSize(columns: 2 * columnWidth + 3, rows: max(left.count, right.count) + 4)

  /// Draws the sheet on a canvas of its size.
  static func draw(_ theme: Theme, _ half: Theme.Half, into canvas: inout Canvas) {
    for (column, entries) in [left, right].enumerated() {
      for (row, entry) in entries.enumerated() {
        let place = CellPoint(column: 2 + column * columnWidth, row: row + 3)
        InkedLine((entry.0, .accent)).draw(at: place, columns: 8, theme, half, into: &canvas)
        InkedLine((entry.1, .text)).draw(
          at: CellPoint(column: place.column + 8, row: place.row), columns: columnWidth - 8, theme, half,
          into: &canvas)
      }
    }
    InkedLine(("Keys", .text)).draw(
      at: CellPoint(column: 2, row: 1), columns: 20, theme, half, into: &canvas)
  }
}
