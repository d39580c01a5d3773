import Foundation
import Testing

@testable import Phone

/// The built-in devices against the tables that Apple publishes, which lie in `Sizes`.
@Suite struct DeviceSizesTests {
  private func rows(_ name: String) throws -> [[String]] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Sizes/\(name).tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }

  @Test func screensThatApplePublishesWhole() throws {
    let table = try rows("phones").map { try $0.map { try #require(Double($0)) } }
    #expect(table.count == 2)
    for row in table {
      let devices = Device.all.filter {
        $0.kind == .iPhone && $0.screen == .init(width: row[0], height: row[1])
      }
      #expect(devices.count >= 4)
      for device in devices {
        let island = try #require(device.island)
        #expect(island.sideWidth == row[2] && island.height == row[3], "\(device.id)")
        #expect(island.minimalWidth == row[4]...row[5], "\(device.id)")
        #expect(island.expandedWidth == row[6] && island.expandedHeight == row[7]...row[8], "\(device.id)")
        #expect(device.card.width == row[9] && device.card.height == row[10]...row[11], "\(device.id)")
        #expect(device.estimates.isEmpty, "\(device.id)")
      }
    }
  }

  @Test func islandsByDevice() throws {
    let table = try rows("islands")
    #expect(table.map { $0[0] }.sorted() == Device.all.filter { $0.island != nil }.map(\.name).sorted())
    for row in table {
      let device = try #require(Device.all.first { $0.name == row[0] })
      let island = try #require(device.island)
      #expect([island.width, island.expandedWidth] == [Double(row[1]), Double(row[2])], "\(device.id)")
      #expect(
        [device.screen.width, device.screen.height] == [Double(row[3]), Double(row[4])], "\(device.id)")
      #expect(!device.estimates.contains(.islandWidth) && !device.estimates.contains(.expandedWidth))
      // The same camera on all of them.
      #expect(abs(island.width - 2 * island.sideWidth - 125.34) < 0.01, "\(device.id)")
    }
  }

  @Test func whatAppleDoesNotPublishIsMarked() throws {
    let whole = try rows("phones").map { [Double($0[0]), Double($0[1])] }
    for device in Device.all where device.kind == .iPhone {
      if whole.contains([device.screen.width, device.screen.height]) { continue }
      #expect(device.estimates.isSuperset(of: [.cardWidth, .cardHeight]), "\(device.id)")
      // As on the screens of the table.
      #expect(device.card.width == device.screen.width - 22, "\(device.id)")
      if device.island != nil {
        #expect(
          device.estimates.isSuperset(of: [.islandSide, .islandHeight, .islandMinimal]), "\(device.id)")
      }
    }
  }

  @Test func iPadsWatchesAndCars() throws {
    let library = DeviceLibrary.builtIn
    var table = Set<[String]>()
    func text(_ number: Double) -> String {
      number == number.rounded() ? "\(Int(number))" : "\(number)"
    }
    for pad in library.devices where pad.kind == .iPad {
      table.insert([
        "ipad", "\(text(pad.screen.width))x\(text(pad.screen.height))", text(pad.card.width),
        text(pad.card.height.lowerBound), text(pad.card.height.upperBound),
      ])
      #expect(pad.estimates.isEmpty && pad.surfaces == [.lockScreen] && pad.front == .plain)
    }
    for screen in library.companions {
      let millimetres =
        screen.kind == .watch ? screen.id.split(separator: "-").last.map(String.init) ?? "" : ""
      // How large a card is on a screen for tests is not published.
      if let activity = screen.activity, !screen.estimates.contains(.activity) {
        let (width, height) = (text(activity.width), text(activity.height))
        table.insert([screen.kind.rawValue, millimetres, width, height, height])
      } else {
        let size = try #require(screen.screen)
        #expect(screen.estimates == [.scale, .activity])
        table.insert(["test", "\(text(size.width))x\(text(size.height))", "0", "0", "0"])
      }
    }
    #expect(table == Set(try rows("others")))
  }

  @Test func idsAreUnique() {
    let library = DeviceLibrary.builtIn
    let ids = library.devices.map(\.id) + library.companions.map(\.id)
    #expect(Set(ids).count == ids.count && ids.count == 22 + 5 + 5 + 6)
    #expect(library.errors.isEmpty)
  }
}
