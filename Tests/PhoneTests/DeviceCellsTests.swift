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
      guard let island = cells.island else { continue }
      #expect((island.sensorColumns + 2 * island.sideColumns) % 2 == parity, "\(device.id)")
      #expect(island.expandedColumns % 2 == parity, "\(device.id)")
    }
  }

  @Test func aDeviceMayHaveNoIsland() {
    let card = Device.Card(width: 359, height: 84...160)
    let old = Device(
      id: "old", name: "Old", screen: .init(width: 375, height: 667), island: nil, card: card)
    #expect(DeviceCells(old).island == nil)
    #expect(DeviceCells(old).cardColumns == 45)
    #expect(
      old.front == .notch
        && old.surfaces == [
          .lockScreen, .banner, .standby, .standbyNight, .watch, .carPlay, .mac, .iPad,
        ])
  }

  @Test func anIPhoneThatLiesHasItsIslandUpright() throws {
    let cells = DeviceCells(.iPhone16, isLandscape: true)
    #expect(cells.screen == CellSize(columns: 107, rows: 25))
    #expect(cells.cardColumns == 47)
    let island = try #require(cells.island)
    #expect(island.sideRows == 3 && island.sensorRows == 8)
    #expect(cells.leastColumns == 47 + 2 * 9)
  }

  @Test func iPadsLieAnyhow() throws {
    let pad = try #require(Device.named("ipad-12-9"))
    #expect(DeviceCells(pad, isLandscape: true) == DeviceCells(pad))
    #expect(DeviceCells(pad).screen == CellSize(columns: 171, rows: 64))
    #expect(DeviceCells(pad).cardColumns == 63)
  }

  @Test func airIsLeftOutBesideTheMiddle() throws {
    let pad = DeviceCells(try #require(Device.named("ipad-12-9")))
    for columns in 60...180 {
      let narrow = pad.narrowed(to: columns)
      #expect(narrow.screen.columns % 2 == 1)
      #expect(narrow.screen.columns <= max(columns, pad.leastColumns))
      #expect(narrow.screen.columns >= min(columns - 1, 171))
    }
    #expect(DeviceCells(.iPhone16).narrowed(to: 30) == DeviceCells(.iPhone16))
  }

  @Test func idsAreFoundWhateverTheirCase() {
    #expect(Device.named("iPhone-16-PLUS") == .iPhone16Plus)
    #expect(Device.named("iphone-3") == nil)
    #expect(Set(Device.all.map(\.id)).count == Device.all.count)
  }
}
