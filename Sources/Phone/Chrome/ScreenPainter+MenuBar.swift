import Cells

extension ScreenPainter {
  private static let menus = ["Finder", "File", "Edit", "View", "Go", "Window", "Help"]

  /// Draws a Mac's menu bar around the activity's item, and the dock.
  ///
  /// - Parameter item: Of the activity, on the canvas; menus that would touch it are left out.
  func drawMenuBar(beside item: CellRect, dock layout: MenuBarLayout, into canvas: inout Canvas) {
    let bar = CellRect(
      column: screen.column, row: screen.row, columns: screen.columns, rows: MenuBarLayout.barRows)
    if canvas.manner == .filled {
      canvas.fill(bar, with: .colour(half.phone.glass))
    } else {
      for column in 0..<screen.columns {
        canvas.drawLine("─", at: place(column, MenuBarLayout.barRows), colour: half.phone.edge)
      }
    }
    let row = 1
    let mark: Unicode.Scalar = charset == .ascii ? "*" : "◆"
    canvas.drawLine(mark, at: place(2, row), colour: half.phone.status)
    var column = 5
    for (index, menu) in Self.menus.enumerated() {
      guard screen.column + column + menu.count + 2 <= item.column else { break }
      canvas.draw(
        menu, at: place(column, row), colour: half.phone.status, attributes: index == 0 ? .bold : [])
      column += menu.count + 2
    }
    let width = TextWidth.columns(of: clock.time)
    let time = screen.columns - 2 - width
    canvas.draw(clock.time, at: place(time, row), colour: half.phone.status)
    for (offset, mark) in (charset == .ascii ? "[=] .:|" as String : "▰▰▰ ▂▄▆").unicodeScalars.enumerated()
    where mark != " " {
      canvas.drawLine(mark, at: place(time - 9 + offset, row), colour: half.phone.status)
    }
    if let dock = layout.dock {
      canvas.surface(
        dock.offset(columns: screen.column, rows: screen.row), with: glass(canvas.manner),
        edge: half.phone.edge)
      drawIcons(layout.icons, into: &canvas)
    }
  }
}
