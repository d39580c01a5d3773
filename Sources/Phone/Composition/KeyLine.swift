import Cells
import StageLink

/// The keys along the bottom: as many as fit, the more needed ones first.
struct KeyLine {
  struct Hint {
    var key: String
    var word: String
    /// Smaller ones stay longer when there is little room.
    var rank: Int
  }

  var hints: [Hint]

  /// - Parameters:
  ///   - surface: `nil` for an ordinary view, which stands nowhere.
  ///   - isTapped: StandBy after a tap, a Mac after a click.
  ///   - previewCount: of all activities.
  ///   - surfaceCount: of the device; an iPad has one alone.
  init(
    surface: Surface?, appearance: Appearance, charset: Theme.Charset, stateCount: Int, previewCount: Int,
    themeCount: Int, deviceCount: Int, surfaceCount: Int = SurfaceName.drawn.count,
    isTapped: Bool = false, hasNotes: Bool = false, canStart: Bool = false
  ) {
    let isASCII = charset == .ascii
    hints = []
    if stateCount > 1 { hints.append(Hint(key: isASCII ? "<>" : "←→", word: "state", rank: 3)) }
    if previewCount > 1 { hints.append(Hint(key: isASCII ? "up/down" : "↑↓", word: "preview", rank: 4)) }
    if let surface, surfaceCount > 1 {
      hints.append(Hint(key: isASCII ? "tab" : "⇥", word: "surface", rank: 5))
      if surface.isCollapsedIsland || surface == .expanded || surface == .mac {
        let word = surface == .expanded || (surface == .mac && isTapped) ? "collapse" : "expand"
        hints.append(Hint(key: isASCII ? "space" : "␣", word: word, rank: 6))
      } else if surface.isStandBy {
        hints.append(Hint(key: isASCII ? "space" : "␣", word: isTapped ? "back" : "tap", rank: 6))
      }
      hints.append(Hint(key: "l", word: surface == .lockScreen ? "unlock" : "lock", rank: 7))
    }
    if let surface, surface.showsOthers || surface.isCollapsedIsland {
      hints.append(Hint(key: "n", word: "others", rank: 15))
    }
    hints.append(Hint(key: "a", word: appearance.toggled.rawValue, rank: 8))
    if themeCount > 1 { hints.append(Hint(key: "t", word: "theme", rank: 9)) }
    if deviceCount > 1 { hints.append(Hint(key: "d", word: "device", rank: 10)) }
    if surface != nil { hints.append(Hint(key: "x", word: "stale", rank: 12)) }
    if previewCount > 1 { hints.append(Hint(key: "/", word: "find", rank: 11)) }
    hints.append(Hint(key: "i", word: "inspect", rank: 14))
    if hasNotes { hints.append(Hint(key: "c", word: "notes", rank: 2)) }
    hints += [
      Hint(key: "e", word: "write", rank: 13), Hint(key: "?", word: "help", rank: 0),
      Hint(key: "q", word: "quit", rank: 1),
    ]
    guard canStart, let place = hints.firstIndex(where: { $0.key == "a" }) else { return }
    // More wanted than all that only changes how it looks.
    for index in hints.indices where hints[index].rank >= 8 { hints[index].rank += 1 }
    hints.insert(Hint(key: "g", word: "go live", rank: 8), at: place)
  }

  /// The keys that help answers to while it lies over the phone.
  static let inHelp = KeyLine(hints: [
    Hint(key: "esc", word: "close", rank: 0), Hint(key: "q", word: "quit", rank: 1),
  ])

  /// The keys of the inspector.
  static func inInspector(charset: Theme.Charset) -> KeyLine {
    let isASCII = charset == .ascii
    return KeyLine(hints: [
      Hint(key: isASCII ? "<" : "←", word: "parent", rank: 3),
      Hint(key: isASCII ? ">" : "→", word: "child", rank: 4),
      Hint(key: isASCII ? "up/down" : "↑↓", word: "sibling", rank: 5),
      Hint(key: isASCII ? "tab" : "⇥", word: "presentation", rank: 6),
      Hint(key: isASCII ? "enter" : "↵", word: "cut text", rank: 7),
      Hint(key: isASCII ? "pgup/pgdn" : "⇞⇟", word: "state", rank: 8),
      Hint(key: "esc", word: "close", rank: 0),
      Hint(key: "?", word: "help", rank: 2), Hint(key: "q", word: "quit", rank: 1),
    ])
  }

  /// The keys of a sheet.
  ///
  /// - Parameter scrolls: Whether there is more of it than is seen.
  static func inSheet(
    _ sheet: StageSheet, charset: Theme.Charset, stateCount: Int, surfaceCount: Int, scrolls: Bool
  ) -> KeyLine {
    let isASCII = charset == .ascii
    var hints: [Hint] = []
    if scrolls { hints.append(Hint(key: isASCII ? "up/down" : "↑↓", word: "scroll", rank: 4)) }
    if stateCount > 1 { hints.append(Hint(key: isASCII ? "<>" : "←→", word: "state", rank: 5)) }
    if surfaceCount > 1 { hints.append(Hint(key: isASCII ? "tab" : "⇥", word: "surface", rank: 6)) }
    let next =
      switch sheet {
      case .variants: "all surfaces"
      case .surfaces where stateCount > 1: "all states"
      case .surfaces, .states: "close"
      }
    hints.append(Hint(key: "s", word: next, rank: 2))
    hints.append(Hint(key: "v", word: sheet == .variants ? "close" : "variants", rank: 8))
    if sheet != .surfaces { hints.append(Hint(key: "m", word: "mark changes", rank: 7)) }
    hints += [
      Hint(key: "a", word: "light, dark", rank: 10), Hint(key: "z", word: "large type", rank: 11),
      Hint(key: "E", word: "write picture", rank: 9), Hint(key: "esc", word: "close", rank: 0),
      Hint(key: "?", word: "help", rank: 1), Hint(key: "q", word: "quit", rank: 3),
    ]
    return KeyLine(hints: hints)
  }

  init(hints: [Hint]) {
    self.hints = hints
  }

  /// The hints that fit, in the order of the line.
  func fitting(_ columns: Int) -> [Hint] {
    var room = columns + 2
    var ranks: Set<Int> = []
    for hint in hints.sorted(by: { $0.rank < $1.rank }) {
      room -= Self.columns(of: hint) + 2
      guard room >= 0 else { break }
      ranks.insert(hint.rank)
    }
    return hints.filter { ranks.contains($0.rank) }
  }

  private static func columns(of hint: Hint) -> Int {
    TextWidth.columns(of: hint.key) + 1 + TextWidth.columns(of: hint.word)
  }

  func draw(
    row: Int, from column: Int, columns: Int, _ theme: Theme, _ half: Theme.Half, into canvas: inout Canvas
  ) {
    var column = column
    for hint in fitting(columns) {
      column += canvas.draw(
        hint.key, at: CellPoint(column: column, row: row), colour: half.keys.key,
        attributes: theme.hasColour ? [] : .bold)
      column += 1
      column += canvas.draw(
        hint.word, at: CellPoint(column: column, row: row), colour: half.keys.text,
        attributes: theme.hasColour ? [] : .dim)
      column += 2
    }
  }
}
