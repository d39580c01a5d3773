import Cells

/// The cells in which a frame differs from another.
struct FrameChanges {
  /// Of the later frame.
  private let cells: [Bool]
  let count: Int
  /// The rows that hold some of them.
  let rows: [Int]

  /// - Parameter base: What was there before; of another size it is laid on the leading top corner.
  init(from base: Frame, to frame: Frame) {
    var cells: [Bool] = []
    cells.reserveCapacity(frame.cells.count)
    for row in 0..<frame.rows {
      for column in 0..<frame.columns {
        let isInside = column < base.columns && row < base.rows
        cells.append(!isInside || !Self.looksAlike(base[column, row], frame[column, row]))
      }
    }
    self.cells = cells
    count = cells.count(where: { $0 })
    rows = (0..<frame.rows).filter { row in
      cells[row * frame.columns..<(row + 1) * frame.columns].contains(true)
    }
  }

  /// A blank shows nothing of its ink.
  private static func looksAlike(_ one: Cell, _ other: Cell) -> Bool {
    guard one.glyph == other.glyph, one.background == other.background, one.attributes == other.attributes
    else { return false }
    return one.foreground == other.foreground || one.glyph == .space
  }

  /// As long as ``words`` are as a rule.
  static let longestWords = "999 cells changed"

  /// How much has changed.
  var words: String {
    switch count {
    case 0: "no cell changed"
    case 1: "1 cell changed"
    default: "\(count) cells changed"
    }
  }

  /// How much of itself a cell that is the same keeps.
  private static let faintness = 0.35

  /// Makes all faint that is the same: what remains is what has changed.
  func mark(_ frame: inout Frame, _ theme: Theme, _ half: Theme.Half) {
    guard theme.hasColour else {
      for index in cells.indices where !cells[index] { frame.cells[index].attributes.insert(.dim) }
      return
    }
    let ground = half.terminal.isClear ? RGBA.black : half.terminal
    func faint(_ colour: RGBA) -> RGBA {
      colour.isClear ? colour : RGBA.mix(ground, colour, Self.faintness)
    }
    for index in cells.indices where !cells[index] {
      frame.cells[index].foreground = faint(frame.cells[index].foreground)
      frame.cells[index].background = faint(frame.cells[index].background)
    }
  }
}
