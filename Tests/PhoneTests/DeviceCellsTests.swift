import Cells
import Testing

@testable import Phone

@Suite struct DeviceCellsTests {
  @Test func iPhone16() throws {
    let cells = DeviceCells(.iPhone16)
    #expect(cells.screen == CellSize(columns: 49, rows: 53))
    #expect(cells.cardColumns == 47)
    let island = try #require(cells.island)
    #expect(island.sideColumns == 7)
    #expect(island.sensorColumns == 15)
    #expect(island.minimalColumns == 5...7)
    #expect(island.expandedColumns == 47)
  }

  @Test func iPhone16Plus() throws {
    let cells = DeviceCells(.iPhone16Plus)
    #expect(cells.screen == CellSize(columns: 54, rows: 58))
    #expect(cells.cardColumns == 52)
    let island = try #require(cells.island)
    #expect(island.sideColumns == 8)
    #expect(island.sensorColumns == 16)
    #expect(island.expandedColumns == 52)
  }

  @Test func everythingHasTheParityOfTheScreen() {
    for device in Device.all {
      let cells = DeviceCells(device)
      let parity = cells.screen.columns % 2
      #expect(cells.cardColumns % 2 == parity)
      #expect(cells.island.map { ($0.sensorColumns + 2 * $0.sideColumns) % 2 } == parity)
    }
  }

  @Test func aDeviceMayHaveNoIsland() {
    let card = Device.Card(width: 359, height: 84...160)
    let old = Device(
      id: "old", name: "Old", screen: .init(width: 375, height: 667), island: nil, card: card)
    #expect(DeviceCells(old).island == nil)
    #expect(DeviceCells(old).cardColumns == 45)
  }

  @Test func idsAreFoundWhateverTheirCase() {
    #expect(Device.named("iPhone-16-PLUS") == .iPhone16Plus)
    #expect(Device.named("iphone-3") == nil)
    #expect(Set(Device.all.map(\.id)).count == Device.all.count)
  }
}
