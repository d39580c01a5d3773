import ActivityKit
import BoxLayout
import Cells
import StageLink
import SwiftUI
import Testing
import WidgetKit

@testable import Phone

/// The surfaces on screens beside an iPhone: the Smart Stack, CarPlay's Dashboard and a Mac's menu bar.
@MainActor
@Suite struct CompanionSurfaceTests {
  private func screen(_ id: String) throws -> CompanionScreen {
    try #require(DeviceLibrary.builtIn.companions.first { $0.id == id })
  }

  private func scene(
    _ surface: Surface, on id: String? = nil, hasSmall: Bool = false, theme: String = "mono"
  ) throws -> PhoneScene {
    var scene = CoffeeOrder.scene(surface, theme: try TestThemes.named(theme))
    scene.preview = CoffeeOrder.preview(hasSmall: hasSmall)
    scene.setting.companion = try id.map(screen)
    return scene
  }

  // MARK: Sizes

  /// Card and screen of each watch, and the card of each part of a Dashboard, in cells. The points of the cards
  /// are held to Apple's table by `DeviceSizesTests`.
  static let sizes: [(id: String, card: CellSize, points: Device.Points, screen: CellSize)] = [
    ("watch-40", .init(columns: 19, rows: 4), .init(width: 152, height: 69.5), .init(columns: 21, rows: 12)),
    ("watch-41", .init(columns: 21, rows: 5), .init(width: 165, height: 72.5), .init(columns: 23, rows: 13)),
    ("watch-44", .init(columns: 22, rows: 5), .init(width: 173, height: 76.5), .init(columns: 24, rows: 14)),
    ("watch-45", .init(columns: 23, rows: 5), .init(width: 184, height: 80.5), .init(columns: 25, rows: 15)),
    ("watch-49", .init(columns: 24, rows: 5), .init(width: 191, height: 81.5), .init(columns: 26, rows: 16)),
    (
      "carplay-240x78", .init(columns: 30, rows: 5), .init(width: 240, height: 78),
      .init(columns: 60, rows: 14)
    ),
    (
      "carplay-240x100", .init(columns: 30, rows: 6), .init(width: 240, height: 100),
      .init(columns: 60, rows: 15)
    ),
    (
      "carplay-170x78", .init(columns: 21, rows: 5), .init(width: 170, height: 78),
      .init(columns: 51, rows: 14)
    ),
  ]

  @Test(arguments: sizes)
  func eachSize(id: String, card: CellSize, points: Device.Points, screen size: CellSize) throws {
    let companion = try screen(id)
    #expect(companion.activity == points)
    let cells = DeviceCells(companion, beside: .iPhone16)
    #expect(CellSize(columns: cells.cardColumns, rows: cells.cardRows.upperBound) == card)
    #expect(cells.screen == size)
    // A cell is 8 x 16 pt: the card is nowhere more than half of one larger or smaller.
    #expect(abs(Double(card.columns) * 8 - points.width) <= 4)
    #expect(abs(Double(card.rows) * 16 - points.height) <= 8)
    for hasSmall in [false, true] {
      let scene = try scene(companion.kind.surface, on: id, hasSmall: hasSmall)
      #expect(PhoneComposer().bare(scene).size == card, "\(hasSmall)")
      #expect(scene.setting.cells == cells)
      let report = try #require(FitReport.reports(for: scene).first)
      #expect(report.cells == card && report.verdict == .fits)
      #expect(report.limit == (hasSmall ? points.height : points.width))
    }
  }

  @Test func allSizesAreTried() {
    let there = DeviceLibrary.builtIn.companions.filter { !$0.estimates.contains(.activity) }.map(\.id)
    #expect(Self.sizes.map(\.id) == there && there.count == 5 + 3)
  }

  /// A card without a tint of its own is told from the face in every theme that fills it.
  @Test func cardsStandOutFromAWatchsFace() throws {
    for theme in try TestThemes.library.get().themes where theme.manner == .filled && theme.hasColour {
      let scene = try scene(.watch, theme: theme.id)
      var composer = PhoneComposer()
      let frame = composer.phone(scene)
      let layout = LaidOutScene(scene)
      let card = try #require(composer.compose(layout, isBare: false).layout.bodies.first).rect
      let inside = frame[card.column + 4, card.endRow - 2].background
      let face = frame[card.column + 4, card.endRow].background
      #expect(inside.contrast(with: face) >= 1.2, "\(theme.id): \(inside) on \(face)")
    }
  }

  /// Without a camera between them, both sides of the item in the menu bar keep apart.
  @Test func theSidesOfAMenuBarsItemDoNotTouch() throws {
    let cells = try scene(.mac).setting.cells
    func side(_ columns: Int) -> PresentedContent {
      PresentedContent(
        Text(String(repeating: "x", count: columns)).lineLimit(1), PresentationSetting(),
        metrics: .islandCells)
    }
    for columns in [5, 12, 40] {
      let item = SurfaceLayout.menuBarItem(
        on: cells, leading: side(columns), trailing: side(columns), isRightToLeft: false)
      let contents = try #require(item.bodies.first).contents
      #expect(contents.count == 2)
      #expect(contents[0].origin.column + contents[0].size.columns < contents[1].origin.column, "\(columns)")
    }
  }

  /// A screen for tests is as large as its pixels say, and shows one of the cards of the Dashboard.
  @Test(arguments: [
    ("carplay-screen-1920x720", CellSize(columns: 80, rows: 15), CellSize(columns: 30, rows: 5)),
    ("carplay-screen-900x1200", CellSize(columns: 56, rows: 38), CellSize(columns: 30, rows: 6)),
    ("carplay-screen-800x480", CellSize(columns: 50, rows: 15), CellSize(columns: 21, rows: 5)),
  ])
  func screensForTests(id: String, screen: CellSize, card: CellSize) throws {
    let scene = try scene(.carPlay, on: id)
    #expect(scene.setting.cells.screen == screen)
    #expect(PhoneComposer().bare(scene).size == card)
    var composer = PhoneComposer()
    try Golden.expect(composer.phone(scene), id)
  }

  @Test(arguments: ["iphone-16", "iphone-16-plus", "iphone-se"])
  func aMacHasTheIslandOfTheIPhone(id: String) throws {
    let device = try #require(Device.named(id))
    var scene = try scene(.mac)
    scene.setting.device = device
    let cells = scene.setting.cells
    let island = try #require(cells.island)
    let phone = DeviceCells(device.island == nil ? .iPhone16 : device)
    #expect(island == phone.island)
    let bodies = scene.surfaceLayout(on: cells).bodies
    #expect(bodies.map(\.rect.rows) == [3, 9])
    #expect(bodies[0].rect.columns == 2 * island.sideColumns)
    #expect(bodies[1].rect.columns == island.expandedColumns)
    scene.setting.isUntapped = true
    #expect(scene.surfaceLayout(on: cells).bodies.count == 1)
  }

  @Test func onALowScreenTheExpandedIslandGoesOverTheMenuBar() throws {
    let scene = try scene(.mac)
    let layout = scene.surfaceLayout(on: scene.setting.cells)
    let island = layout.bodies[1].rect
    #expect(layout.raised(into: island.endRow).bodies[1].rect == island)
    #expect(layout.raised(into: island.endRow - 2).bodies[1].rect == island.offset(columns: 0, rows: -2))
    let lowest = layout.raised(into: 3)
    #expect(lowest.bodies[1].rect.row == 0 && lowest.bodies[0].rect == layout.bodies[0].rect)
    #expect(lowest.bodies[1].contents[0].origin.row == layout.bodies[1].contents[0].origin.row - island.row)
  }

  // MARK: Frames

  @Test(arguments: sizes.map(\.id))
  func frames(id: String) throws {
    var composer = PhoneComposer()
    let surface = try screen(id).kind.surface
    for hasSmall in [false, true] {
      let scene = try scene(surface, on: id, hasSmall: hasSmall)
      try Golden.expect(composer.phone(scene), "companion-\(id)-\(hasSmall ? "small" : "pair")")
    }
  }

  @Test func theMac() throws {
    var composer = PhoneComposer()
    var scene = try scene(.mac)
    try Golden.expect(composer.phone(scene), "companion-mac-open")
    scene.setting.isUntapped = true
    try Golden.expect(composer.phone(scene), "companion-mac-closed")
  }

  @Test(arguments: [Surface.watch, .carPlay, .mac])
  func filledAndOutlinedHaveTheirTextInTheSameCells(surface: Surface) throws {
    var composer = PhoneComposer()
    for appearance in [Appearance.light, .dark] {
      var scene = try scene(surface, hasSmall: true, theme: "midnight")
      scene.setting.appearance = appearance
      let filled = composer.phone(scene)
      scene.isOutlined = true
      let outlined = composer.phone(scene)
      #expect(filled.size == outlined.size)
      for row in 0..<filled.rows {
        for column in 0..<filled.columns {
          guard let glyph = filled[column, row].glyph, glyph.string.first!.isLetter else { continue }
          #expect(outlined[column, row].glyph == glyph, "\(column), \(row)")
        }
      }
    }
  }

  @Test func inASCIIThereIsNothingElse() throws {
    var composer = PhoneComposer()
    for surface in [Surface.watch, .carPlay, .mac] {
      let text = composer.phone(try scene(surface, theme: "ascii")).text
      #expect(text.unicodeScalars.allSatisfy { $0.isASCII }, "\(text)")
    }
  }

  // MARK: The pair

  /// Content of a width, which gives way to what it is offered.
  private func block(_ columns: Int, _ rows: Int = 1) -> PresentedContent {
    PresentedContent(
      measure: { CellSize(columns: min(columns, $0.columns ?? columns), rows: rows) },
      draw: { _, _, _ in }, measurePoints: { _ in .init(width: Double(columns) * 8, height: 16) })
  }

  private func pair(
    _ leading: Int?, _ trailing: Int?, rows: Int = 1, isRightToLeft: Bool = false
  ) throws -> SurfaceLayout {
    .pair(
      on: DeviceCells(try screen("watch-45"), beside: .iPhone16), leading: leading.map { block($0, rows) },
      trailing: trailing.map { block($0) }, isRightToLeft: isRightToLeft)
  }

  private func columns(_ layout: SurfaceLayout) -> [Range<Int>] {
    layout.bodies[0].contents.map { $0.origin.column..<$0.origin.column + $0.size.columns }
  }

  @Test func bothSidesStandAtTheEndsOfARow() throws {
    // The card is 23 columns wide and stands in column 1; two columns of it are a margin on each side.
    #expect(columns(try pair(3, 5)) == [3..<6, 17..<22])
    #expect(columns(try pair(3, 5, isRightToLeft: true)) == [19..<22, 3..<8])
    #expect(columns(try pair(nil, 5)) == [17..<22])
    #expect(try pair(3, 5).bodies[0].contents.map(\.origin.row) == [2, 2])
    #expect(try !pair(3, 5).isClipped)
  }

  @Test func theNarrowerSideKeepsItsWidth() throws {
    #expect(columns(try pair(3, 40)) == [3..<6, 7..<22])
    #expect(columns(try pair(40, 3)) == [3..<18, 19..<22])
    #expect(columns(try pair(40, 40)) == [3..<12, 13..<22])
    #expect(columns(try pair(40, nil)) == [3..<22])
    #expect(try !pair(40, 40).isClipped && pair(3, 3, rows: 6).isClipped)
  }

  @Test func whatIsTooWideIsTold() throws {
    func report(_ leading: Int, _ trailing: Int) throws -> FitReport? {
      var scene = try scene(.watch)
      scene.preview.present = { presentation, _, _ in
        switch presentation {
        case .compactLeading: self.block(leading)
        case .compactTrailing: self.block(trailing)
        default: nil
        }
      }
      return FitReport.reports(for: scene).first
    }
    // Margins and gap are five columns of the 184 points.
    #expect(try report(9, 9)?.verdict == .fits)
    let wide = try #require(try report(10, 9))
    #expect(wide.verdict == .tooWide && wide.measured == 192 && wide.limit == 184 && wide.label == "pair")
  }

  @Test func aTallCardIsCutAndTold() throws {
    var scene = try scene(.watch, on: "watch-40")
    scene.preview.present = { presentation, _, _ in
      guard presentation == .small else { return nil }
      var content = self.block(10, 6)
      content.measurePoints = { _ in .init(width: 80, height: 96) }
      return content
    }
    #expect(scene.surfaceLayout(on: scene.setting.cells).isClipped)
    #expect(PhoneComposer().bare(scene).size == CellSize(columns: 19, rows: 4))
    #expect(FitReport.reports(for: scene).map(\.verdict) == [.tooTall])
  }

  // MARK: Environment

  private func text(_ widget: some Widget, _ surface: Surface, _ appearance: Appearance) async throws
    -> String
  {
    let preview = ActivityPreview(
      viewKind: .content, attributes: SurroundedAttributes(), widget: { widget }, states: { [.init()] })
    let presenter = await ActivityPresenter(try #require(preview.configuration()), preview)
    return PhoneComposer().bare(
      PhoneScene(
        preview: CatalogPreview(
          name: "Told", kind: .activity(.lockScreen), stateCount: 1, present: presenter.content), state: 0,
        setting: PresentationSetting(appearance: appearance, surface: surface),
        theme: try TestThemes.named("mono"))
    ).text
  }

  @Test(arguments: [Appearance.light, .dark])
  func whatTheSystemSets(appearance: Appearance) async throws {
    let shade = appearance == .dark ? "D" : "L"
    // Family, colour scheme, luminance, background, the whole screen, detail, rendering, screen in points.
    let small = SurroundedActivity(families: [.small])
    #expect(try await text(small, .watch, appearance).contains("card sD lBw df 393"))
    #expect(try await text(small, .carPlay, appearance).contains("card s\(shade) lBw df 393"))
    #expect(try await text(small, .lockScreen, appearance).contains("card m\(shade) lBw df 393"))
    // Without the small family there are the sides of the compact island, which is dark anywhere.
    let medium = SurroundedActivity(families: [.medium])
    for surface in [Surface.watch, .carPlay] {
      let shown = try await text(medium, surface, appearance)
      #expect(shown.contains("sD lBw df") && shown.contains("end") && !shown.contains("card"))
    }
    let mac = try await text(small, .mac, appearance)
    #expect(mac.contains("mD lBw df") && mac.contains("wide mD lBw df") && !mac.contains("card"))
  }
}

// MARK: - An activity that shows what it is told

private struct SurroundedAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {}
}

private struct Told: View {
  @Environment(\.activityFamily) private var family
  @Environment(\.colorScheme) private var scheme
  @Environment(\.isLuminanceReduced) private var isReduced
  @Environment(\.showsWidgetContainerBackground) private var showsBackground
  @Environment(\.isActivityFullscreen) private var isFullscreen
  @Environment(\.levelOfDetail) private var detail
  @Environment(\.widgetRenderingMode) private var mode

  var body: some View {
    Text(
      "\(family == .small ? "s" : "m")\(scheme == .dark ? "D" : "L") \(isReduced ? "L" : "l")"
        + "\(showsBackground ? "B" : "b")\(isFullscreen ? "W" : "w") \(detail == .default ? "d" : "s")"
        + "\(mode == .fullColor ? "f" : "?")")
  }
}

private struct SurroundedActivity: Widget {
  var families: [ActivityFamily] = []

  init() {}
  init(families: [ActivityFamily]) { self.families = families }

  var body: some WidgetConfiguration {
    ActivityConfiguration(for: SurroundedAttributes.self) { _ in
      HStack(spacing: 8) {
        Text("card")
        Told()
        Text("\(Int(UIScreen.main.bounds.width))")
      }
    } dynamicIsland: { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.bottom) {
          HStack(spacing: 8) {
            Text("wide")
            Told()
          }
        }
      } compactLeading: {
        Told()
      } compactTrailing: {
        Text("end")
      } minimal: {
        Told()
      }
    }
    .supplementalActivityFamilies(families)
  }
}
