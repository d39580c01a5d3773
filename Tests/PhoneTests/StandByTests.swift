import BoxLayout
import Cells
import StageLink
import SwiftUI
import Testing

@testable import Phone

@MainActor
@Suite struct StandByTests {
  nonisolated private static let iPhones = DeviceLibrary.builtIn.round(through: .iPhone16).filter {
    $0.kind == .iPhone
  }

  private func scene(
    _ device: Device, _ surface: Surface = .standby, isUntapped: Bool = false, theme: String = "mono"
  ) throws -> PhoneScene {
    var scene = CoffeeOrder.scene(surface, theme: try TestThemes.named(theme), device: device)
    scene.setting.isUntapped = isUntapped
    return scene
  }

  @Test(arguments: iPhones)
  func eachSizeOfIPhone(device: Device) throws {
    var composer = PhoneComposer()
    try Golden.expect(composer.phone(scene(device)), "standby-\(device.id)")
    try Golden.expect(composer.phone(scene(device, isUntapped: true)), "standby-\(device.id)-untapped")
  }

  /// A cell of the screen is 16 x 32 points: the presentation, which takes 8 x 16 points a cell, is twice as large.
  @Test(arguments: iPhones)
  func thePresentationIsTwiceAsLarge(device: Device) throws {
    let cells = DeviceCells(device, isStandBy: true)
    let upright = DeviceCells(device)
    #expect(abs(Double(cells.screen.columns) - device.screen.height / 16) <= 0.5)
    #expect(cells.screen.rows == max(13, Int((device.screen.width / 32).rounded())))
    #expect(cells.cardColumns <= cells.screen.columns)
    // But for a column, which centres it, it is as wide in cells as on the Lock Screen.
    if device.card.width * 2 <= device.screen.height {
      #expect(abs(cells.cardColumns - upright.cardColumns) <= 1, "\(device.id)")
      #expect(device.standByWidth == device.card.width)
    } else {
      #expect(device.standByWidth == device.screen.height / 2 && cells.cardColumns == cells.screen.columns)
    }
    #expect((cells.screen.columns - cells.cardColumns).isMultiple(of: 2))
  }

  @Test func thePresentationIsOfferedAsMuchAsOnTheLockScreen() throws {
    var scene = try scene(.iPhone16)
    let report = try #require(FitReport.reports(for: scene).first)
    #expect(report.label == "card" && report.points.width == 371 && report.limit == 160)
    scene.setting.isUntapped = true
    let minimal = try #require(FitReport.reports(for: scene).first)
    #expect(minimal.label == "minimal" && minimal.limit == 45)
  }

  @Test(arguments: iPhones)
  func anInspectorIsToldThePointsOfHalfTheScreen(device: Device) throws {
    var composer = PhoneComposer()
    let scene = try scene(device)
    let composed = composer.compose(LaidOutScene(scene), isBare: true)
    let box = try #require(composed.inspectedBoxes(in: scene.setting).first)
    #expect(box.kind == "screen" && box.children.first?.kind == "lockScreen")
    let offer = try #require(box.children.first?.children.first?.details?.points?.offer)
    #expect(offer.width == device.standByWidth && offer.height == 160, "\(device.id)")
  }

  // MARK: Large type

  private func large(_ device: Device, _ surface: Surface = .standby) throws -> PhoneScene {
    var scene = try scene(device, surface)
    scene.setting.typeScale = .large
    return Self.card(scene)
  }

  private struct Card: View {
    var body: some View {
      VStack(alignment: .leading) {
        Text("Flat White").font(.headline)
        Text("Ready in 3 min").font(.caption)
      }.padding(16).frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  /// The scene with a view of SwiftUI's.
  private static func card(_ scene: PhoneScene) -> PhoneScene {
    var scene = scene
    scene.preview = CatalogPreview(name: "Card", kind: .activity(.lockScreen), stateCount: 1) {
      _, _, setting in
      PresentedContent(Card(), setting, metrics: setting.metrics)
    }
    return scene
  }

  /// In large type the phone is as large as elsewhere, and what it shows stands in twice as many cells.
  @Test(arguments: iPhones)
  func inLargeTypeItIsDrawnTwiceAsLarge(device: Device) throws {
    let scene = try large(device)
    let (cells, half) = (scene.setting.cells, DeviceCells(device, isStandBy: true))
    #expect(abs(Double(cells.screen.columns) - device.screen.height / 8) <= 0.5)
    #expect(abs(Double(cells.screen.rows) - device.screen.width / 16) <= 0.5)
    #expect(abs(Double(cells.cardColumns) - device.standByWidth / 4) <= 1)
    #expect(abs(cells.cardColumns - 2 * half.cardColumns) <= 2)
    let content = try #require(scene.content(.lockScreen))
    let proposal = PresentedContent.Proposal(columns: cells.cardColumns, rows: cells.cardRows.upperBound)
    // 16 points are two rows, the gap of 8 one; text of 17 points stands in three, of 12 in one.
    #expect(content.measure(proposal) == CellSize(columns: cells.cardColumns, rows: 9))
    let small = try #require(try Self.card(self.scene(device)).content(.lockScreen))
    #expect(small.measure(.init(columns: half.cardColumns, rows: 13)).rows == 4)
    guard ["iphone-16", "iphone-se", "iphone-14-plus"].contains(device.id) else { return }
    var composer = PhoneComposer()
    try Golden.expect(composer.phone(scene), "standby-\(device.id)-large-type")
  }

  @Test func inLargeTypeAnInspectorIsToldTheSamePoints() throws {
    func offer(_ scene: PhoneScene) throws -> BoxOffer? {
      var composer = PhoneComposer()
      let composed = composer.compose(LaidOutScene(scene), isBare: true)
      return composed.inspectedBoxes(in: scene.setting).first?.children.first?.children.first?.details?
        .points?.offer
    }
    let told = try offer(try large(.iPhone16))
    #expect(told?.width == 371 && told?.height == 160)
  }

  @Test func whereThereIsNoRoomItStaysInHalfItsSize() throws {
    let scene = try large(.iPhone16)
    #expect(scene.setting.fitting(columns: 80).cells == DeviceCells(.iPhone16, isStandBy: true))
    #expect(scene.setting.fitting(columns: 93).cells.isDoubled)
    #expect(!scene.setting.fitting(columns: 93, rows: 22).cells.isDoubled)
    var untapped = scene.setting
    untapped.isUntapped = true
    #expect(!untapped.cells.isDoubled)
    for (columns, rows) in [(80, 24), (93, 27), (120, 40), (200, 60)] {
      var session = try session(columns, rows)
      _ = session.handle(.character("z"))
      _ = session.handle(.character("7"))
      _ = session.handle(.enter)
      let frame = session.frame()
      #expect(frame.size == CellSize(columns: columns, rows: rows) && !frame.text.contains("too small"))
      #expect(session.scene?.setting.cells.isDoubled == (columns >= 93 && rows >= 27))
    }
  }

  @Test func theTintFillsTheScreen() throws {
    var composer = PhoneComposer()
    let frame = composer.phone(try scene(.iPhone16, theme: "midnight"))
    let tint = RGBA(0x3B, 0x26, 0x1A, 0xF0).over(.black)
    // From edge to edge, but for the round corners and the camera.
    for column in 5..<frame.columns - 1 { #expect(frame[column, 7].background == tint, "column \(column)") }
    for row in 1..<frame.rows - 1 { #expect(frame[27, row].background == tint, "row \(row)") }
    #expect(frame[1, 7].background == .black, "the camera")
  }

  @Test func beforeATapTheScreenIsBlackAndHasAClock() throws {
    var composer = PhoneComposer()
    let frame = composer.phone(try scene(.iPhone16, isUntapped: true, theme: "midnight"))
    #expect(frame[27, 12].background == .black)
    #expect(frame.text.contains("♨") && frame.text.contains("Friday, January 9"))
    #expect(!frame.text.contains("Flat White"))
  }

  @Test func surroundingsDoNotMakeItLight() throws {
    var composer = PhoneComposer()
    var scene = try scene(.iPhone16, theme: "midnight")
    let dark = composer.phone(scene)
    scene.setting.appearance = .light
    let light = composer.phone(scene)
    for row in 2..<13 {
      for column in 5..<50 { #expect(dark[column, row] == light[column, row]) }
    }
  }

  @Test(arguments: [false, true])
  func atNightEverythingIsRed(isUntapped: Bool) throws {
    var composer = PhoneComposer()
    let frame = composer.phone(try scene(.iPhone16, .standbyNight, isUntapped: isUntapped, theme: "midnight"))
    var brightest = 0
    for row in 2..<frame.rows - 2 {
      for column in 2..<frame.columns - 2 {
        for colour in [frame[column, row].foreground, frame[column, row].background] where !colour.isClear {
          #expect(
            colour.green <= colour.red / 6 + 2 && colour.blue <= colour.red / 6 + 2, "\(column), \(row)")
          brightest = max(brightest, Int(colour.red))
        }
      }
    }
    #expect(brightest > 200)
    let bare = PhoneComposer().bare(try scene(.iPhone16, .standbyNight, theme: "midnight"))
    #expect(bare[10, 6].background.green <= bare[10, 6].background.red / 6 + 2)
  }

  @Test func readableAtNight() {
    let night = ScreenLight.night
    #expect(night.seen(.white).contrast(with: night.seen(.black)) >= 4.5)
    // A secondary label on black and on a dark tint, and dark text on a light area as by day.
    for (text, ground, least) in [
      (RGBA(0x8D, 0x8D, 0x93), RGBA.black, 3), (RGBA(0xB8, 0xAE, 0xA0), RGBA(0x2B, 0x1C, 0x14), 3),
      (RGBA(0x2B, 0x1C, 0x14), RGBA(0xED, 0xA3, 0x52), 2.2),
    ] {
      let contrast = night.seen(text, over: ground).contrast(with: night.seen(ground))
      #expect(contrast >= least, "\(text): \(contrast)")
    }
    #expect(night.seen(RGBA(0xFF, 0x9F, 0x0A)).contrast(with: night.seen(.black)) >= 2.5)
  }

  // MARK: Keys

  private func session(_ columns: Int = 80, _ rows: Int = 24) throws -> Session {
    Session(
      catalog: CoffeeOrder.catalog, themes: [try TestThemes.named("mono")],
      size: CellSize(columns: columns, rows: rows))
  }

  @Test func aTapOpensAndEscapeCloses() throws {
    var session = try session()
    _ = session.handle(.character("7"))
    #expect(session.surface == .standby)
    #expect(session.frame().text.contains("␣ tap") && !session.frame().text.contains("Flat White"))
    for key in [Key.enter, .character(" ")] {
      _ = session.handle(key)
      #expect(session.frame().text.contains("Flat White"))
      _ = session.handle(.escape)
      #expect(!session.frame().text.contains("Flat White"))
    }
    _ = session.handle(.character(" "))
    _ = session.handle(.tab)
    #expect(session.surface == .standbyNight && !session.frame().text.contains("Flat White"))
  }

  @Test func aClickOnTheMinimalPresentationOpens() throws {
    var session = try session()
    _ = session.handle(.character("7"))
    _ = session.frame()
    let island = try #require(session.targets.island.first)
    let beside = CellPoint(column: island.column, row: island.endRow + 2)
    _ = session.handle(Pointer(.click, at: beside))
    #expect(!session.frame().text.contains("Flat White"))
    _ = session.handle(Pointer(.click, at: CellPoint(column: island.column + 2, row: island.row + 1)))
    #expect(session.frame().text.contains("Flat White"))
  }

  @Test func theNextStageGoesOn() throws {
    var session = try session()
    _ = session.handle(.character("7"))
    _ = session.handle(.enter)
    var next = try self.session()
    next.restore(try #require(session.place))
    #expect(next.frame().text == session.frame().text)
  }

  @Test func inATerminal() throws {
    var session = try session()
    _ = session.handle(.character("7"))
    try Golden.expect(session.frame(), "terminal-standby-untapped-80x24")
    _ = session.handle(.enter)
    try Golden.expect(session.frame(), "terminal-standby-80x24")
    session.resize(to: CellSize(columns: 160, rows: 40))
    try Golden.expect(session.frame(), "terminal-standby-160x40")
  }
}
