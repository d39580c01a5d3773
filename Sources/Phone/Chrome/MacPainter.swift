import Cells

/// Draws a Mac around its screen: the lid and the edge of what it stands on.
struct MacPainter {
  let half: Theme.Half
  /// On the canvas.
  let mac: CellRect

  static let bezel = DeviceCells.Bezel(top: 1, bottom: 2, leading: 3, trailing: 3)

  func draw(into canvas: inout Canvas) {
    let lid = mac.inset(columns: 2, rows: 0)
    let last = mac.endRow - 1
    if canvas.manner == .filled {
      // It ends in the middle of the last row, where the keyboard's part begins.
      canvas.fillHalfInset(lid, radius: 24, with: half.phone.bezel)
      for column in mac.column..<mac.endColumn {
        canvas.fillQuarters(0b0011, at: CellPoint(column: column, row: last), with: half.phone.edge)
      }
    } else {
      canvas.outline(
        CellRect(column: lid.column, row: lid.row, columns: lid.columns, rows: lid.rows - 1), rounded: true,
        colour: half.phone.edge)
      for column in mac.column..<mac.endColumn {
        canvas.drawLine("━", at: CellPoint(column: column, row: last), colour: half.phone.edge)
      }
    }
  }
}
