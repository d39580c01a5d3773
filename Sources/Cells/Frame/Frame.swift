/// How surfaces and shapes show in a frame.
public enum Manner: UInt8, Hashable, Sendable, Codable {
  /// By colour: surfaces and shapes are filled and rounded with half and quarter blocks.
  case filled
  /// By lines: surfaces and shapes carry outlines, so that the frame reads without colour.
  case outlined
}

/// One finished grid of cells: what is shown, written and compared.
public struct Frame: Hashable, Sendable {
  public let size: CellSize
  public let manner: Manner
  /// Row after row, `size.columns` cells each.
  public var cells: ContiguousArray<Cell>

  /// Makes an empty frame.
  public init(size: CellSize, manner: Manner) {
    self.init(
      size: size, manner: manner,
      cells: ContiguousArray(repeating: .blank, count: size.columns * size.rows))
  }

  public init(size: CellSize, manner: Manner, cells: ContiguousArray<Cell>) {
    precondition(cells.count == size.columns * size.rows, "a frame has a cell for each place")
    self.size = size
    self.manner = manner
    self.cells = cells
  }

  public var columns: Int { size.columns }
  public var rows: Int { size.rows }

  public subscript(column: Int, row: Int) -> Cell {
    get { cells[row * size.columns + column] }
    set { cells[row * size.columns + column] = newValue }
  }

  /// The cells of one row.
  public func row(_ row: Int) -> ArraySlice<Cell> {
    ArraySlice(cells[row * size.columns..<(row + 1) * size.columns])
  }

  /// The text of one row, without its trailing blanks.
  public func text(ofRow row: Int) -> String {
    var text = ""
    var blanks = 0
    for cell in cells[row * size.columns..<(row + 1) * size.columns] {
      guard let glyph = cell.glyph else { continue }
      if glyph == .space {
        blanks += 1
      } else {
        text.append(String(repeating: " ", count: blanks))
        blanks = 0
        text.append(glyph.string)
      }
    }
    return text
  }

  /// The frame as plain text: a line a row, trailing blanks cut off.
  public var text: String {
    (0..<rows).map(text(ofRow:)).joined(separator: "\n")
  }
}
