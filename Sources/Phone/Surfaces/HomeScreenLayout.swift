import Cells

/// The app icons of a home screen of any height, the last of them in the dock.
struct HomeScreenLayout: Equatable {
  var icons: [CellRect] = []
  var dock: CellRect?
  var indicatorRow: Int?

  /// - Parameters:
  ///   - top: the first row that is free below the island and the banner.
  ///   - hasIndicator: whether there is a line at the bottom at all.
  ///   - hasIcons: an app that is open hides them; an iPhone's Home Screen does not lie.
  init(screen: CellSize, top: Int, hasIndicator: Bool = true, hasIcons: Bool = true) {
    let isTall = screen.rows >= 40
    let size = CellSize(columns: 8, rows: isTall ? 4 : 3)
    let pitch = size.rows + (isTall ? 2 : 1)
    let gap = (screen.columns - 4 * size.columns) / 5
    let first = (screen.columns - 4 * size.columns - 3 * gap) / 2
    var bottom = screen.rows
    if hasIndicator, screen.rows >= 12 {
      bottom -= 1
      indicatorRow = bottom
    }
    guard hasIcons else { return }
    func line(_ row: Int) -> [CellRect] {
      (0..<4).map {
        CellRect(
          column: first + $0 * (size.columns + gap), row: row, columns: size.columns, rows: size.rows)
      }
    }
    if screen.rows >= 28 {
      bottom -= size.rows + 3
      dock = CellRect(column: 1, row: bottom, columns: screen.columns - 2, rows: size.rows + 2)
      bottom -= 1
    }
    // Icons stay where they are when the island grows; those that it would touch are left out.
    var row = isTall ? 5 : 4
    while row + size.rows <= bottom, icons.count < 24 {
      if row > top { icons += line(row) }
      row += pitch
    }
    if let dock { icons += line(dock.row + 1) }
  }
}
