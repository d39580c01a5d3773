import Cells

/// A small picture of a difference: the old rows, the new rows and the cells that have changed (`#` text, `~`
/// colour alone), of the rows around them; side by side where there is room, else one below the other.
public struct DifferencePicture: Hashable, Sendable {
  public let frame: Frame

  private static let titles = ["old", "new", "changed"]
  private static let gap = 2

  /// - Parameters:
  ///   - columns: The room there is.
  ///   - isStyled: Whether old and new are shown in colour, where both have it.
  public init(_ difference: SnapshotDifference, columns: Int, isStyled: Bool) {
    let rows =
      max(0, difference.rows.lowerBound - 1)..<min(difference.size.rows, difference.rows.upperBound + 1)
    let size = CellSize(columns: max(difference.size.columns, 7), rows: rows.count + 1)
    let hasColours = isStyled && difference.old.styled != nil && difference.new.styled != nil
    let parts = [
      Self.part(hasColours ? difference.old.styled! : difference.old.text, rows, size),
      Self.part(hasColours ? difference.new.styled! : difference.new.text, rows, size),
      Self.marks(difference, rows, size, isStyled: isStyled),
    ]
    let isWide = size.columns * 3 + Self.gap * 2 <= columns
    var frame = Frame(
      size: isWide
        ? CellSize(columns: size.columns * 3 + Self.gap * 2, rows: size.rows)
        : CellSize(columns: size.columns, rows: size.rows * 3),
      manner: .outlined)
    for (index, part) in parts.enumerated() {
      let column = isWide ? index * (size.columns + Self.gap) : 0
      let row = isWide ? 0 : index * size.rows
      frame.write(Self.titles[index], column: column, row: row, attributes: isStyled ? .bold : [])
      for y in 0..<part.rows {
        for x in 0..<part.columns { frame[column + x, row + 1 + y] = part[x, y] }
      }
    }
    self.frame = frame
  }

  private static func part(_ whole: Frame, _ rows: Range<Int>, _ size: CellSize) -> Frame {
    var part = Frame(size: CellSize(columns: size.columns, rows: rows.count), manner: whole.manner)
    for row in rows where row < whole.rows {
      for column in 0..<min(whole.columns, size.columns) {
        part[column, row - rows.lowerBound] = whole[column, row]
      }
    }
    return part
  }

  /// The cells that have changed.
  static func marks(
    _ difference: SnapshotDifference, _ rows: Range<Int>, _ size: CellSize, isStyled: Bool
  ) -> Frame {
    var part = Frame(size: CellSize(columns: size.columns, rows: rows.count), manner: .outlined)
    for row in rows {
      for column in 0..<difference.size.columns {
        let cell: Cell =
          switch difference[column, row] {
          case .same: Cell(Glyph("·" as Unicode.Scalar), attributes: isStyled ? .dim : [])
          case .text: Cell(Glyph("#" as Unicode.Scalar), foreground: isStyled ? RGBA(255, 69, 58) : .clear)
          case .style: Cell(Glyph("~" as Unicode.Scalar), foreground: isStyled ? RGBA(255, 214, 10) : .clear)
          }
        part[column, row - rows.lowerBound] = cell
      }
    }
    return part
  }
}
