/// A place on a grid of cells, counted from the leading top corner.
public struct CellPoint: Hashable, Sendable, Codable {
  /// Columns from the leading edge.
  public var column: Int
  /// Rows from the top.
  public var row: Int

  public static let zero = CellPoint(column: 0, row: 0)

  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}

/// A size in whole cells.
public struct CellSize: Hashable, Sendable, Codable {
  public var columns: Int
  public var rows: Int

  public static let zero = CellSize(columns: 0, rows: 0)

  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}

/// A rectangle of whole cells.
public struct CellRect: Hashable, Sendable, Codable {
  public var column: Int
  public var row: Int
  public var columns: Int
  public var rows: Int

  public init(column: Int, row: Int, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    self.columns = columns
    self.rows = rows
  }

  public init(origin: CellPoint, size: CellSize) {
    self.init(column: origin.column, row: origin.row, columns: size.columns, rows: size.rows)
  }

  public var origin: CellPoint { CellPoint(column: column, row: row) }
  public var size: CellSize { CellSize(columns: columns, rows: rows) }
  /// The first column behind the rectangle.
  public var endColumn: Int { column + columns }
  /// The first row below the rectangle.
  public var endRow: Int { row + rows }
  public var isEmpty: Bool { columns <= 0 || rows <= 0 }

  /// The part that two rectangles share; empty when there is none.
  public func intersection(_ other: CellRect) -> CellRect {
    let column = max(self.column, other.column)
    let row = max(self.row, other.row)
    return CellRect(
      column: column, row: row,
      columns: max(0, min(endColumn, other.endColumn) - column),
      rows: max(0, min(endRow, other.endRow) - row))
  }

  /// The smallest rectangle that holds both; an empty one adds nothing.
  public func union(_ other: CellRect) -> CellRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let column = min(self.column, other.column)
    let row = min(self.row, other.row)
    return CellRect(
      column: column, row: row,
      columns: max(endColumn, other.endColumn) - column,
      rows: max(endRow, other.endRow) - row)
  }

  public func contains(_ point: CellPoint) -> Bool {
    point.column >= column && point.column < endColumn && point.row >= row && point.row < endRow
  }

  public func offset(columns deltaColumns: Int, rows deltaRows: Int) -> CellRect {
    CellRect(column: column + deltaColumns, row: row + deltaRows, columns: columns, rows: rows)
  }

  /// The rectangle made smaller by so many cells on each side.
  public func inset(columns deltaColumns: Int, rows deltaRows: Int) -> CellRect {
    CellRect(
      column: column + deltaColumns, row: row + deltaRows,
      columns: max(0, columns - 2 * deltaColumns), rows: max(0, rows - 2 * deltaRows))
  }
}
