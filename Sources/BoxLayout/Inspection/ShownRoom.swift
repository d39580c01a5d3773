import Cells

/// What shows of a presentation: beyond it boxes are cut off.
///
/// In units of a tree, from the root's leading top corner on.
struct ShownRoom {
  var columns: Range<Int>
  var rows: Range<Int>

  /// - Parameter size: `nil` is as much as there is.
  init(width: Int?, height: Int?) {
    columns = 0..<max(0, width ?? .max)
    rows = 0..<max(0, height ?? .max)
  }

  init(_ rect: CellRect, from origin: CellPoint) {
    columns = (rect.column - origin.column)..<max(rect.column, rect.endColumn) - origin.column
    rows = (rect.row - origin.row)..<max(rect.row, rect.endRow) - origin.row
  }

  /// What is left of it in a box that cuts off what is in it.
  func clipped(x: Int, y: Int, _ size: BoxSize) -> ShownRoom {
    var room = self
    room.columns = columns.clamped(to: x..<x + max(0, size.width))
    room.rows = rows.clamped(to: y..<y + max(0, size.height))
    return room
  }

  /// Whether a line of text can be read: half of its height shows, and some of its width.
  func shows(x: Int, width: Int, y: Int, height: Int) -> Bool {
    let across = columns.clamped(to: x..<x + max(1, width))
    let down = rows.clamped(to: y..<y + max(1, height))
    return !across.isEmpty && 2 * down.count >= max(1, height)
  }
}
