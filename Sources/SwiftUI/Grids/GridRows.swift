import BoxLayout

/// The cells of a grid, row by row.
struct GridRows {
  struct Cell {
    let box: BoxID
    let column: Int
    let span: Int
    let unsized: Axis.Set
    let alignment: BoxAlignment
    let anchor: UnitPoint?
  }

  struct Row {
    var cells: [Cell]
    /// Whether the row is one view of its own that stands across all columns.
    let isWhole: Bool
  }

  private(set) var rows: [Row] = []
  private(set) var columnCount = 0

  /// Reads what the cells of a grid said of themselves.
  init(_ boxes: ArraySlice<BoxID>, in tree: BoxTree, alignment: BoxAlignment) {
    func trait<Value>(_ key: Any.Type, _ box: BoxID) -> Value? {
      tree.trait(ObjectIdentifier(key), of: box) as? Value
    }
    var columnAlignments: [Int: BoxGuide] = [:]
    var rowAlignments: [BoxGuide?] = []
    var last: Int?
    for box in boxes {
      let mark: GridRowMark? = trait(GridRowMark.self, box)
      if mark == nil || mark?.number != last {
        rows.append(Row(cells: [], isWhole: mark == nil))
        rowAlignments.append(mark?.alignment)
      }
      last = mark?.number
      let column = rows[rows.count - 1].cells.last.map { $0.column + $0.span } ?? 0
      let span: Int = trait(GridCellTrait.Columns.self, box) ?? 1
      if mark != nil {
        columnCount = max(columnCount, column + span)
        if let guide: BoxGuide = trait(GridCellTrait.ColumnAlignment.self, box) {
          columnAlignments[column] = guide
        }
      }
      rows[rows.count - 1].cells.append(
        Cell(
          box: box, column: column, span: span,
          unsized: trait(GridCellTrait.UnsizedAxes.self, box) ?? [], alignment: alignment,
          anchor: trait(GridCellTrait.Anchor.self, box)))
    }
    columnCount = max(1, columnCount)
    for index in rows.indices {
      let isWhole = rows[index].isWhole
      rows[index].cells = rows[index].cells.map { cell in
        Cell(
          box: cell.box, column: cell.column, span: isWhole ? columnCount : cell.span,
          unsized: cell.unsized,
          alignment: BoxAlignment(
            horizontal: (isWhole ? nil : columnAlignments[cell.column]) ?? alignment.horizontal,
            vertical: rowAlignments[index] ?? alignment.vertical),
          anchor: cell.anchor)
      }
    }
  }
}
