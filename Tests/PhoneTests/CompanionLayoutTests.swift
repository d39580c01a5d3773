import Cells
import Testing

@testable import Phone

/// What surrounds the card of a watch, a car and a Mac, on screens of any size.
@Suite struct CompanionLayoutTests {
  @Test func aWatchKeepsTheCardAndThenTheTime() {
    for cardRows in [4, 5] {
      for rows in cardRows...20 {
        let layout = SmartStackLayout(rows: rows, cardRows: cardRows)
        #expect(layout.cardRow >= 0 && layout.cardRow + cardRows <= rows, "\(rows)")
        #expect((layout.timeRow == nil) == (rows < cardRows + 2))
        if let time = layout.timeRow { #expect(time < layout.cardRow) }
        var end = layout.cardRow + cardRows
        for row in layout.next {
          #expect(row >= end && row + 2 <= rows)
          end = row + cardRows
        }
      }
    }
    let whole = SmartStackLayout(rows: 15, cardRows: 5)
    #expect(whole.timeRow == 1 && whole.cardRow == 3 && whole.next == [9])
  }

  @Test func theDashboardGivesUpTheMapAndTheLowerCard() {
    let card = CellSize(columns: 30, rows: 5)
    let size = DashboardLayout.size(around: card)
    for columns in DashboardLayout.leastColumns(around: card.columns)...size.columns {
      for rows in card.rows + 2...size.rows {
        let screen = CellRect(column: 0, row: 0, columns: columns, rows: rows)
        let layout = DashboardLayout(screen: screen.size, card: card)
        let parts = [layout.sidebar, layout.map, layout.card, layout.lower].compactMap { $0 }
        for (index, part) in parts.enumerated() {
          #expect(part.intersection(screen) == part && !part.isEmpty, "\(columns) x \(rows)")
          for other in parts[(index + 1)...] { #expect(part.intersection(other).isEmpty) }
        }
        #expect(layout.card.size == card)
      }
    }
    let whole = DashboardLayout(screen: size, card: card)
    #expect(whole.map?.columns == 20 && whole.lower?.rows == 6)
    let least = DashboardLayout(
      screen: CellSize(columns: DashboardLayout.leastColumns(around: 30), rows: 7), card: card)
    #expect(least.map == nil && least.lower == nil)
  }

  @Test func theDockStaysBelowTheActivity() {
    let screen = CellSize(columns: 72, rows: 22)
    let layout = MenuBarLayout(screen: screen, bottom: 13)
    #expect(layout.icons.count == 10 && layout.dock?.endRow == 22 && layout.dock?.row == 18)
    for icon in layout.icons { #expect(icon.intersection(layout.dock!) == icon) }
    #expect(MenuBarLayout(screen: screen, bottom: 18) == MenuBarLayout(screen: screen, bottom: 22))
    #expect(MenuBarLayout(screen: screen, bottom: 18).dock == nil)
  }
}
