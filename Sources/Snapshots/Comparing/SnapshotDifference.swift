import Cells

/// What a person would see to be different between two snapshots.
///
/// Cells count, headers do not. Blanks of every kind are alike, and so is whatever of a cell does not show:
/// the colour of a glyph that is blank, say. Where one of the two has no colours, only text counts.
public struct SnapshotDifference: Hashable, Sendable {
  /// What is different about a cell.
  public enum Mark: UInt8, Hashable, Sendable {
    case same
    /// The colours or attributes, or the glyph in colour alone.
    case style
    /// The glyph, in the frame as text.
    case text
  }

  public let old: Snapshot
  public let new: Snapshot
  /// The size that holds both.
  public let size: CellSize
  /// Row after row of `size`.
  public let marks: ContiguousArray<Mark>

  /// `nil` where nothing that can be seen has changed.
  public init?(from old: Snapshot, to new: Snapshot) {
    guard old.size != new.size || old.text != new.text || old.styled != new.styled else { return nil }
    self.old = old
    self.new = new
    let size = CellSize(
      columns: max(old.size.columns, new.size.columns), rows: max(old.size.rows, new.size.rows))
    self.size = size
    var marks = ContiguousArray(repeating: Mark.same, count: size.columns * size.rows)
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let isInBoth =
          row < min(old.size.rows, new.size.rows) && column < min(old.size.columns, new.size.columns)
        let index = row * size.columns + column
        if !isInBoth || !Self.isSameText(old.text, new.text, column, row) {
          marks[index] = .text
        } else if let first = old.styled, let second = new.styled,
          !Self.isSameStyle(first, second, column, row)
        {
          marks[index] = .style
        }
      }
    }
    self.marks = marks
    if old.size == new.size, marks.allSatisfy({ $0 == .same }) { return nil }
  }

  public subscript(column: Int, row: Int) -> Mark { marks[row * size.columns + column] }

  /// How many cells differ in their text.
  public var textCount: Int { marks.count { $0 == .text } }
  /// How many cells differ in colour or attributes alone.
  public var styleCount: Int { marks.count { $0 == .style } }

  /// The rows in which something differs.
  public var rows: Range<Int> {
    let rows = (0..<size.rows).filter { row in
      marks[row * size.columns..<(row + 1) * size.columns].contains { $0 != .same }
    }
    return (rows.first ?? 0)..<((rows.last ?? -1) + 1)
  }

  // MARK: - Cells

  private static func isSameText(_ old: Frame, _ new: Frame, _ column: Int, _ row: Int) -> Bool {
    let (first, second) = (old[column, row].glyph, new[column, row].glyph)
    if first == second { return true }
    let isBlank = (isBlank(old, column, row), isBlank(new, column, row))
    if isBlank.0 || isBlank.1 { return isBlank.0 && isBlank.1 }
    // The same letter may be written with more or fewer scalars.
    guard let first, let second else { return false }
    return first.string == second.string
  }

  private static func isSameStyle(_ old: Frame, _ new: Frame, _ column: Int, _ row: Int) -> Bool {
    let (first, second) = (old[column, row], new[column, row])
    if first == second { return true }
    guard isSameText(old, new, column, row), isSame(first.background, second.background) else {
      return false
    }
    var (one, other) = (first.attributes, second.attributes)
    if isBlank(new, column, row) {
      let visible: TextAttributes = [.underline, .strikethrough, .reverse]
      (one, other) = (one.intersection(visible), other.intersection(visible))
      if one.isEmpty, other.isEmpty { return true }
    }
    return one == other && isSame(first.foreground, second.foreground)
  }

  private static func isSame(_ one: RGBA, _ other: RGBA) -> Bool {
    one == other || (one.isClear && other.isClear)
  }

  /// Whether a cell shows nothing but its background: a blank, or half of a wide one.
  private static func isBlank(_ frame: Frame, _ column: Int, _ row: Int) -> Bool {
    guard let glyph = frame[column, row].glyph ?? (column > 0 ? frame[column - 1, row].glyph : nil) else {
      return true
    }
    switch glyph.rawValue {
    case 0x20, 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x2800, 0x3000: return true
    default: return false
    }
  }
}
