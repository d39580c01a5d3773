import Cells
import Foundation
import StageLink
import SwiftUI
import Testing

@testable import Phone

/// Keys and the pointer on screens beside an iPhone.
@MainActor
@Suite struct CompanionSessionTests {
  private func session(
    _ columns: Int = 80, _ rows: Int = 24, catalog: Catalog? = nil
  ) throws -> Session {
    let library = DeviceLibrary.builtIn
    return Session(
      catalog: catalog ?? CoffeeOrder.catalog, themes: [try TestThemes.named("mono")],
      devices: library.round(through: .iPhone16),
      companions: CompanionScreen.Kind.allCases.flatMap { library.round(through: $0.standard) },
      size: CellSize(columns: columns, rows: rows))
  }

  /// Gives keys one after another and counts the bells.
  @discardableResult
  private func press(_ session: inout Session, _ keys: Key...) -> Int {
    var bells = 0
    for key in keys {
      for case .bell in session.handle(key) { bells += 1 }
    }
    return bells
  }

  @Test func theKeyOfTheDeviceStaysWithTheKindOfScreen() throws {
    func round(_ surface: Surface, _ count: Int) throws -> [String] {
      var session = try session(140, 40)
      session.show(asNear: surface)
      return (0..<count).map { _ in
        press(&session, .character("d"))
        #expect(session.surface == surface)
        #expect(session.frame().text.contains(session.scene!.setting.screenName))
        return session.scene!.setting.screenID
      }
    }
    #expect(
      try round(.watch, 5) == ["watch-49", "watch-40", "watch-41", "watch-44", "watch-45"])
    #expect(
      try round(.carPlay, 6) == [
        "carplay-240x100", "carplay-170x78", "carplay-screen-1920x720", "carplay-screen-900x1200",
        "carplay-screen-800x480", "carplay-240x78",
      ])
    // The island on a Mac is that of an iPhone, any of them.
    let phones = try round(.mac, 9)
    #expect(phones.last == "iphone-16" && phones.allSatisfy { $0.hasPrefix("iphone") })
    #expect(phones.contains("iphone-se"))
  }

  @Test func aScreenThatWasChosenIsShownAtOnceAndStays() throws {
    var session = try session()
    session.show(try DeviceLibrary.builtIn.choice(named: "watch-40"))
    #expect(session.surface == .watch && session.device == .iPhone16)
    #expect(session.scene?.setting.screenID == "watch-40")
    session.show(asNear: .carPlay)
    #expect(session.scene?.setting.screenID == "carplay-240x78")
    var next = try self.session()
    next.restore(try #require(session.place))
    next.show(asNear: .watch)
    #expect(next.scene?.setting.screenID == "watch-40")
  }

  @Test func eachFitsIntoAnOrdinaryTerminal() throws {
    for (columns, rows) in [(49, 15), (60, 24), (80, 24), (100, 30), (200, 60)] {
      for surface in [Surface.watch, .carPlay, .mac] {
        var session = try session(columns, rows)
        session.show(asNear: surface)
        for _ in 0..<3 {
          let text = session.frame().text
          #expect(!text.contains("too small"), "\(surface) \(columns)x\(rows)")
          #expect(text.contains("5:59"), "\(surface) \(columns)x\(rows)\n\(text)")
          press(&session, surface == .mac ? .character(" ") : .character("d"))
        }
      }
    }
  }

  @Test func ordinaryTerminals() throws {
    for (surface, name) in [(Surface.watch, "watch"), (.carPlay, "carplay"), (.mac, "mac")] {
      var session = try session()
      session.show(asNear: surface)
      try Golden.expect(session.frame(), "terminal-\(name)-80x24")
    }
  }

  // MARK: The Mac

  @Test func theMenuBarOpensAndCloses() throws {
    var session = try session(100, 40)
    session.show(asNear: .mac)
    #expect(!session.frame().text.contains("Flat White") && session.targets.island.count == 1)
    press(&session, .character(" "))
    #expect(session.frame().text.contains("Flat White") && session.surface == .mac)
    #expect(session.targets.island.count == 2)
    press(&session, .escape)
    #expect(!session.frame().text.contains("Flat White"))
    // A click on the item, and one beside both.
    let item = session.targets.island[0].origin
    _ = session.handle(Pointer(.click, at: CellPoint(column: item.column + 2, row: item.row + 1)))
    #expect(session.frame().text.contains("Flat White"))
    let island = session.targets.island[1]
    _ = session.handle(Pointer(.click, at: CellPoint(column: island.column + 3, row: island.row + 2)))
    #expect(session.message == "opens the app in iPhone Mirroring (no widgetURL)")
    #expect(session.frame().text.contains("Flat White"))
    _ = session.handle(Pointer(.click, at: CellPoint(column: island.column + 3, row: island.endRow + 1)))
    #expect(!session.frame().text.contains("Flat White"))
    // Whoever comes back finds it closed.
    press(&session, .character(" "), .tab, .backTab)
    #expect(session.surface == .mac && !session.frame().text.contains("Flat White"))
  }

  // MARK: CarPlay

  /// An activity with a button, a toggle and a link.
  private func tappable(_ act: @escaping @MainActor () -> Void) -> Catalog {
    let preview = CatalogPreview(name: "Taps", kind: .activity(.lockScreen), stateCount: 1) {
      presentation, _, _ in
      guard presentation == .small else { return nil }
      var content = PresentedContent(
        measure: { _ in CellSize(columns: 20, rows: 5) }, draw: { _, _, _ in },
        measurePoints: { _ in Device.Points(width: 0, height: 0) })
      content.controls = { _, origin in
        func rect(_ column: Int) -> CellRect {
          CellRect(column: origin.column + column, row: origin.row + 1, columns: 4, rows: 1)
        }
        return [
          ContentControl(rect: rect(2), control: Control(kind: .button, title: "Pour", action: act)),
          ContentControl(
            rect: rect(8), control: Control(kind: .toggle(isOn: false), title: "Ice", action: act)),
          ContentControl(
            rect: rect(14), control: Control(kind: .link(URL(string: "https://cup.example")!), title: "Site")),
        ]
      }
      return content
    }
    return Catalog(activities: [CatalogActivity(name: "Cup", previews: [preview])])
  }

  @Test func buttonsAreDeadInCarPlay() throws {
    var taps = 0
    var session = try session(catalog: tappable { taps += 1 })
    session.show(asNear: .carPlay)
    _ = session.frame()
    let controls = session.targets.surface.shownControls
    #expect(controls.count == 3)
    for (control, title) in zip(controls, ["Pour", "Ice"]) {
      _ = session.handle(Pointer(.click, at: control.rect.origin))
      #expect(session.message == "\(title): buttons and toggles do nothing in CarPlay")
    }
    _ = session.handle(Pointer(.click, at: controls[2].rect.origin))
    #expect(session.message == "opens the app if it has a part in CarPlay with https://cup.example")
    // The focus goes to the link alone.
    press(&session, .character("f"))
    #expect(session.message == "Site")
    press(&session, .character("f"), .enter)
    #expect(session.message == "opens the app if it has a part in CarPlay with https://cup.example")
    #expect(taps == 0)
    // On the watch they live.
    session.show(asNear: .watch)
    _ = session.frame()
    _ = session.handle(Pointer(.click, at: session.targets.surface.controls[0].rect.origin))
    #expect(session.message == "tapped Pour" && taps == 1)
  }
}
