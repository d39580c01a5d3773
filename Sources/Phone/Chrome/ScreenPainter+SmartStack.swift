import Cells

extension ScreenPainter {
  /// Draws what a watch shows around the activity's card.
  ///
  /// - Parameters:
  ///   - column: Where cards begin, from the leading end of the screen on.
  ///   - card: The size of each.
  func drawSmartStack(
    _ layout: SmartStackLayout, column: Int, card: CellSize, into canvas: inout Canvas
  ) {
    if let row = layout.timeRow {
      let columns = TextWidth.columns(of: clock.time)
      canvas.draw(
        clock.time, at: place(max(0, screen.columns - columns - 3), row), colour: half.phone.status,
        attributes: .bold)
    }
    for row in layout.next {
      drawOtherCard(
        CellRect(
          column: screen.column + column, row: screen.row + row, columns: card.columns, rows: card.rows),
        into: &canvas)
    }
  }
}
