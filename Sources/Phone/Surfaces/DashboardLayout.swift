import Cells

/// What is where on CarPlay's Dashboard, in cells: the apps along the driver's side, beside them the map, and then a
/// column of cards, of which the first is the activity.
///
/// Apple publishes the size of the activity's card alone; the rest is drawn as large as it has to be.
struct DashboardLayout: Equatable {
  private static let sidebarColumns = 7
  private static let mapColumns = 20
  private static let gap = 1
  /// The card below the activity's, and the most that it takes on a high screen.
  private static let lowerRows = 6
  private static let mostLowerRows = 8

  /// The time, the signal and the apps.
  var sidebar: CellRect
  /// `nil` where there is no room.
  var map: CellRect?
  var card: CellRect
  /// What is played, below the activity; `nil` where there is no room.
  var lower: CellRect?

  /// The screen for a card of a size.
  static func size(around card: CellSize) -> CellSize {
    CellSize(
      columns: leastColumns(around: card.columns) + mapColumns + gap,
      rows: card.rows + lowerRows + gap + 2)
  }

  /// What there must be beside the card.
  static func leastColumns(around columns: Int) -> Int { sidebarColumns + gap + columns + gap }

  /// - Parameter card: The size of the activity's card.
  init(screen: CellSize, card size: CellSize) {
    sidebar = CellRect(column: 0, row: 0, columns: Self.sidebarColumns, rows: screen.rows)
    card = CellRect(
      column: screen.columns - Self.gap - size.columns, row: screen.rows > size.rows + 1 ? 1 : 0,
      columns: size.columns, rows: size.rows)
    let first = Self.sidebarColumns + Self.gap
    let columns = card.column - Self.gap - first
    if columns >= 6, screen.rows >= 5 {
      map = CellRect(column: first, row: 1, columns: columns, rows: screen.rows - 2)
    }
    let below = card.endRow + Self.gap
    if screen.rows - 1 - below >= 3 {
      lower = CellRect(
        column: card.column, row: below, columns: card.columns,
        rows: min(Self.mostLowerRows, screen.rows - 1 - below))
    }
  }
}
