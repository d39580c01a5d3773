import ActivityKit
import Cells
import StageLink
import SwiftUI
import Testing
import WidgetKit

@testable import Phone

/// A frame of each class of device.
@MainActor
@Suite struct DeviceFrameTests {
  private func scene(_ id: String, _ surface: Surface, isLandscape: Bool = false) throws -> PhoneScene {
    let device = try #require(Device.named(id))
    var scene = CoffeeOrder.scene(surface, theme: try TestThemes.named("mono"), device: device)
    scene.setting.isLandscape = isLandscape
    return scene
  }

  @Test(arguments: [
    ("iphone-17-pro", Surface.compact), ("iphone-17-pro-max", .expanded), ("iphone-air", .lockScreen),
    ("iphone-13-mini", .lockScreen), ("iphone-16e", .banner), ("iphone-se", .lockScreen),
    ("iphone-se", .banner), ("ipad-12-9", .lockScreen), ("ipad-9-7", .lockScreen),
  ])
  func upright(id: String, surface: Surface) throws {
    var composer = PhoneComposer()
    try Golden.expect(composer.phone(scene(id, surface)), "device-\(id)-\(surface.rawValue)")
  }

  @Test(arguments: Device.all.filter { $0.kind == .iPad })
  func iPads(device: Device) throws {
    var composer = PhoneComposer()
    try Golden.expect(composer.phone(scene(device.id, .iPad)), "device-\(device.id)-ipad")
    // Apple's table gives two widths.
    let report = try #require(FitReport.reports(for: scene(device.id, .iPad)).first)
    #expect(report.points.width == (device.id == "ipad-12-9" ? 500 : 425))
    #expect(report.limit == 160 && report.points.height >= 84)
  }

  @Test func anIPhoneHasTheLockScreenOfAnIPadBeside() {
    var setting = PresentationSetting(device: .iPhone16)
    #expect(setting.device == .iPhone16)
    setting.surface = .iPad
    #expect(setting.device == .iPad11 && setting.ownDevice == .iPhone16)
    setting.surface = .compact
    #expect(setting.device == .iPhone16)
    #expect(PresentationSetting(device: .iPad11, surface: .iPad).device == .iPad11)
  }

  @Test(arguments: Surface.usual)
  func lying(surface: Surface) throws {
    var composer = PhoneComposer()
    let frame = composer.phone(try scene("iphone-16", surface, isLandscape: true))
    #expect(frame.size == CellSize(columns: 109, rows: 27))
    try Golden.expect(frame, "lying-\(surface.rawValue)")
  }

  @Test(arguments: ["iphone-16e", "iphone-se"])
  func lyingWithoutAnIsland(id: String) throws {
    var composer = PhoneComposer()
    try Golden.expect(
      composer.phone(try scene(id, .banner, isLandscape: true)), "lying-\(id)-banner")
  }

  @Test func inColourNothingIsLeftOfTheLines() throws {
    var composer = PhoneComposer()
    for id in ["iphone-13-mini", "iphone-se", "ipad-9-7"] {
      var scene = try scene(id, .lockScreen)
      scene.theme = try TestThemes.named("midnight")
      let filled = composer.phone(scene)
      scene.isOutlined = true
      let outlined = composer.phone(scene)
      #expect(filled.size == outlined.size)
      // The text stands in the same cells in both.
      for row in 0..<filled.rows {
        for column in 0..<filled.columns {
          guard let glyph = filled[column, row].glyph, glyph.string.first!.isLetter else { continue }
          #expect(outlined[column, row].glyph == glyph, "\(id) \(column), \(row)")
        }
      }
    }
  }

  // MARK: The terminal

  private func session(_ device: Device, _ columns: Int, _ rows: Int) throws -> Session {
    var session = Session(
      catalog: CoffeeOrder.catalog, themes: [try TestThemes.named("mono")],
      devices: DeviceLibrary.builtIn.round(through: device), size: CellSize(columns: columns, rows: rows))
    session.show(device)
    return session
  }

  @Test(arguments: DeviceLibrary.builtIn.round(through: .iPhone16), [false, true])
  func eachFitsIntoAnOrdinaryTerminal(device: Device, isLandscape: Bool) throws {
    for (columns, rows) in [(80, 24), (100, 30), (200, 60)] {
      var session = try session(device, columns, rows)
      session.isLandscape = isLandscape
      for surface in device.surfaces {
        session.show(asNear: surface)
        let text = session.frame().text
        #expect(!text.contains("too small"), "\(device.id) \(surface) \(columns)x\(rows)")
        if surface == .lockScreen { #expect(text.contains("Flat White"), "\(device.id) \(columns)x\(rows)") }
      }
    }
  }

  @Test func anIPadIsNarrowerWhereThereIsNoRoom() throws {
    var session = try session(try #require(Device.named("ipad-12-9")), 80, 24)
    try Golden.expect(session.frame(), "terminal-ipad-80x24")
  }

  @Test func withoutAnIslandThereIsABanner() throws {
    var session = try session(.iPhone16, 80, 24)
    _ = session.handle(.character("3"))
    #expect(session.surface == .compact)
    var shown: [Surface] = []
    repeat {
      _ = session.handle(.character("d"))
      shown.append(session.surface)
      #expect(session.surfaces == session.device.surfaces)
    } while session.device != .iPhone16
    // Five with an island, four without, two iPads; in the end the surface of the beginning.
    let banners = [Surface](repeating: .banner, count: 4)
    #expect(
      shown == [Surface](repeating: .compact, count: 4) + banners + [.lockScreen, .lockScreen, .compact])
    // Whoever goes elsewhere stays there.
    while session.device.island != nil { _ = session.handle(.character("d")) }
    _ = session.handle(.character("1"))
    while session.device != .iPhone16 { _ = session.handle(.character("d")) }
    #expect(session.surface == .lockScreen)
  }

  @Test func aPreviewOfTheIslandIsABannerWithoutOne() throws {
    var session = try session(try #require(Device.named("iphone-se")), 80, 24)
    session.select(activity: 0, preview: 1)
    #expect(session.surface == .banner)
    for key: Character in ["9", " "] {
      _ = session.handle(.character(key))
      #expect(session.surface == .banner)
    }
    _ = session.handle(.character("l"))
    #expect(session.surface == .lockScreen)
  }

  // MARK: Landscape

  @Test func theSmallIslandIsToldThatItCannotGrow() async throws {
    let preview = ActivityPreview(
      viewKind: .content, attributes: LimitAttributes(), widget: { LimitActivity() }, states: { [.init()] })
    let presenter = await ActivityPresenter(try #require(preview.configuration()), preview)
    func text(_ surface: Surface, _ device: String = "iphone-16", isLandscape: Bool) throws -> String {
      PhoneComposer().bare(
        PhoneScene(
          preview: CatalogPreview(
            name: "Limit", kind: .activity(.lockScreen), stateCount: 1, present: presenter.content), state: 0,
          setting: PresentationSetting(
            device: try #require(Device.named(device)), isLandscape: isLandscape, surface: surface),
          theme: try TestThemes.named("mono"))
      ).text
    }
    for surface in [Surface.compact, .minimal, .minimalDetached] {
      #expect(try text(surface, isLandscape: true).contains("low"))
      #expect(!(try text(surface, isLandscape: true).contains("any")))
      #expect(try text(surface, isLandscape: false).contains("any"))
    }
    for surface in [Surface.lockScreen, .expanded] {
      #expect(try text(surface, isLandscape: true).contains("any 852"))
      #expect(try text(surface, isLandscape: false).contains("any 393"))
    }
    #expect(try text(.lockScreen, "ipad-12-9", isLandscape: true).contains("any 1,366 iPad"))
  }

  @Test func theUprightIslandDoesNotGrow() {
    let cells = DeviceCells(.iPhone16, isLandscape: true)
    func block(_ columns: Int, _ rows: Int) -> PresentedContent {
      PresentedContent(
        measure: { CellSize(columns: min(columns, $0.columns ?? columns), rows: rows) }, draw: { _, _, _ in },
        measurePoints: { _ in .init(width: Double(columns) * 8, height: Double(rows) * 16) })
    }
    func layout(_ columns: Int, _ rows: Int = 1) -> SurfaceLayout {
      .uprightCompact(on: cells, leading: block(columns, rows), trailing: block(1, 1))
    }
    for columns in [1, 5, 6, 30] {
      #expect(layout(columns).bounds == CellRect(column: 0, row: 0, columns: 7, rows: 14))
    }
    #expect(layout(5).bodies[0].contents[0].origin == CellPoint(column: 1, row: 1))
    #expect(layout(1).bodies[0].contents[0].origin.column == 3)
    #expect(layout(1).bodies[0].contents[1].origin == CellPoint(column: 3, row: 11))
    #expect(!layout(30).isClipped && layout(1, 3).isClipped)
    let minimal = SurfaceLayout.uprightMinimal(on: cells, block(2, 1), isDetached: true)
    #expect(minimal.bodies.map(\.rect.rows) == [11, 3])
    #expect(minimal.bodies[1].contents[0].origin == CellPoint(column: 2, row: 12))
  }
}

private struct LimitAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {}
}

private struct LimitView: View {
  @Environment(\.isDynamicIslandLimitedInWidth) private var isLimited

  var body: some View { Text(isLimited ? "low" : "any") }
}

private struct LimitActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: LimitAttributes.self) { _ in
      HStack {
        LimitView()
        Text("\(Int(UIScreen.main.bounds.width)) \(UIDevice.current.model)")
      }
    } dynamicIsland: { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.bottom) {
          HStack {
            LimitView()
            Text("\(Int(UIScreen.main.bounds.width))")
          }
        }
      } compactLeading: {
        LimitView()
      } compactTrailing: {
        Text("x")
      } minimal: {
        LimitView()
      }
    }
  }
}
