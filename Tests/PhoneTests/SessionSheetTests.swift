import Cells
import StageLink
import Testing

@testable import Phone

/// The sheet over the phone, with its keys.
@MainActor
@Suite struct SessionSheetTests {
  private func session(_ columns: Int, _ rows: Int, _ theme: String = "mono") throws -> Session {
    Session(
      catalog: CoffeeOrder.catalog, themes: [try TestThemes.named(theme)],
      size: CellSize(columns: columns, rows: rows))
  }

  private func press(_ session: inout Session, _ keys: Key...) -> String {
    for key in keys { _ = session.handle(key) }
    return session.frame().text
  }

  @Test func surfacesThenStatesThenThePhone() throws {
    var session = try session(80, 24)
    let before = session.frame()
    #expect(press(&session, .character("s")).contains("Banner"))
    #expect(session.overlay == .sheet(.surfaces, row: 0))
    try Golden.expect(session.frame(), "terminal-sheet-80x24")
    #expect(press(&session, .character("s")).contains("State 2"))
    #expect(press(&session, .character("s")) == before.text)
    #expect(press(&session, .character("s"), .escape) == before.text)
  }

  @Test func aLargeTerminalShowsPhones() throws {
    var session = try session(170, 50)
    try Golden.expect(
      {
        _ = press(&session, .character("s"))
        return session.frame()
      }(), "terminal-sheet-170x50")
  }

  @Test func itScrollsToItsEnds() throws {
    var session = try session(80, 24)
    _ = press(&session, .character("s"))
    #expect(session.targets.sheet.furthest > 0)
    let end = press(&session, .end)
    #expect(session.overlay == .sheet(.surfaces, row: session.targets.sheet.furthest))
    #expect(end.contains("of ") && !session.handle(.down).isEmpty, "a bell at the end")
    _ = press(&session, .pageUp, .pageUp, .pageUp, .pageUp)
    #expect(session.overlay == .sheet(.surfaces, row: 0))
    #expect(session.handle(Pointer(.scrollDown, at: .zero)).isEmpty)
    #expect(session.overlay == .sheet(.surfaces, row: 3))
    #expect(session.handle(Pointer(.scrollUp, at: .zero)).isEmpty)
    #expect(session.overlay == .sheet(.surfaces, row: 0))
  }

  @Test func whatIsShownIsScrolledTo() throws {
    var session = try session(80, 24)
    _ = press(&session, .character("s"), .backTab)
    let last = try #require(Device.iPhone16.surfaces.last)
    #expect(session.surface == last)
    let tile = try #require(session.targets.sheet.tiles.first { $0.setting.surface == last })
    #expect(tile.rect.row >= 0 && tile.rect.row < 23)
    _ = press(&session, .tab)
    #expect(session.overlay == .sheet(.surfaces, row: 0))
  }

  @Test func aClickGoesThere() throws {
    var session = try session(80, 24)
    _ = press(&session, .character("s"))
    let tile = try #require(session.targets.sheet.tiles.first { $0.setting.surface == .compact })
    _ = session.handle(Pointer(.click, at: tile.rect.origin))
    #expect(session.overlay == nil && session.surface == .compact)
    _ = press(&session, .character("s"), .character("s"))
    let state = try #require(session.targets.sheet.tiles.first { $0.state == 1 })
    _ = session.handle(Pointer(.click, at: state.rect.origin))
    #expect(session.overlay == nil && session.state == 1 && session.surface == .compact)
  }

  @Test func otherKeysActOnIt() throws {
    var session = try session(80, 24)
    let first = press(&session, .character("s"))
    #expect(press(&session, .right) != first)
    #expect(session.state == 1)
    _ = press(&session, .character("a"), .character("z"))
    #expect(session.appearance == .light && session.isLargeType)
    #expect(press(&session, .character("?")).contains("Keys"))
    _ = press(&session, .escape)
    #expect(session.overlay == .sheet(.surfaces, row: 0))
  }

  @Test func aWholePictureIsWritten() throws {
    var session = try session(80, 24)
    _ = press(&session, .character("s"))
    guard case .export(let frame, let name, let isPicture)? = session.handle(.character("E")).first else {
      Issue.record("nothing is written")
      return
    }
    #expect(name == "islet-order-1-sheet" && isPicture)
    #expect(frame.columns > 150 && frame.rows > 24, "\(frame.size)")
  }

  /// A sheet of all surfaces has those that the device lacks and another one of its size has.
  @Test func theAlwaysOnDisplayIsLent() throws {
    var session = try session(80, 24)
    let sheet = session.contactSheet(.surfaces, of: try #require(session.scene))
    let tile = try #require(sheet.tiles.first { $0.scene.setting.surface == .alwaysOn })
    #expect(tile.detail == "iPhone 15 Pro" && tile.scene.setting.device.hasAlwaysOn)
    session.show(try DeviceLibrary.builtIn.choice(named: "iphone-17"))
    let own = session.contactSheet(.surfaces, of: try #require(session.scene))
    #expect(own.tiles.first { $0.scene.setting.surface == .alwaysOn }?.detail == "")
    session.show(try DeviceLibrary.builtIn.choice(named: "iphone-se"))
    let old = session.contactSheet(.surfaces, of: try #require(session.scene))
    #expect(!old.tiles.contains { $0.scene.setting.surface == .alwaysOn })
  }

  @Test func variantsOfWhatIsShown() throws {
    var session = try session(80, 24)
    _ = press(&session, .character("3"), .character("v"))
    #expect(session.overlay == .sheet(.variants, row: 0))
    let sheet = session.contactSheet(.variants, of: try #require(session.scene))
    #expect(
      sheet.tiles.map(\.title) == [
        "as it is", "light", "stale", "pseudolanguage", "right to left", "text xxxLarge",
        "text accessibility3", "increased contrast", "large type",
      ])
    #expect(sheet.tiles.allSatisfy { $0.scene.setting.surface == .compact })
    // Another state and another surface in the same surroundings.
    #expect(press(&session, .right, .tab).contains("state 2 of 4, Island, minimal"))
    #expect(press(&session, .character("s")).contains("Banner"))
    _ = press(&session, .character("v"), .character("v"))
    #expect(session.overlay == nil)
  }

  @Test func changesAreMarkedWhereThereIsSomethingToCompare() throws {
    var session = try session(80, 24)
    _ = press(&session, .character("v"))
    #expect(!press(&session).contains("changed"))
    #expect(press(&session, .character("m")).contains("changed"))
    _ = press(&session, .character("s"))
    guard case .bell? = session.handle(.character("m")).first else { Issue.record("no bell"); return }
    #expect(!press(&session).contains("changed"))
    #expect(press(&session, .character("s")).contains("changed"), "all states")
    #expect(!press(&session, .character("m")).contains("changed"))
  }

  @Test func aClickOnAVariantShowsThePhoneInIt() throws {
    var session = try session(80, 24)
    _ = press(&session, .character("v"))
    let tile = try #require(session.targets.sheet.tiles.first { $0.setting.textSize == .xxxLarge })
    _ = session.handle(Pointer(.click, at: tile.rect.origin))
    #expect(session.overlay == nil && session.textSize == .xxxLarge && !session.isStale)
    // A save does not take it back.
    var next = try self.session(80, 24)
    next.restore(try #require(session.place))
    #expect(next.textSize == .xxxLarge)
  }

  @Test func variantsInWords() throws {
    var session = try session(80, 24)
    _ = session.handle(.character("v"))
    let words = session.words()
    #expect(words.contains("Variant: stale.") && words.contains("Variant: text xxxLarge."))
    #expect(words.filter { $0.hasPrefix("Lock Screen, state 1 of 4") }.count == 9)
  }

  @Test func itIsPartOfThePlace() throws {
    var session = try session(80, 24)
    _ = press(&session, .character("z"), .character("s"))
    let place = try #require(session.place)
    var next = try self.session(80, 24)
    next.restore(place)
    #expect(next.overlay == .sheet(.surfaces, row: 0) && next.isLargeType)
    // A sheet that cannot be drawn does not hold the phone below it.
    session.hold()
    #expect(session.frame().text.contains("This crashed"))
    #expect(!press(&session, .escape).contains("This crashed"))
  }

  @Test func everySizeGivesAFrameOfThatSize() throws {
    for columns in stride(from: 0, through: 200, by: 20) {
      for rows in stride(from: 0, through: 70, by: 10) {
        var session = try session(columns, rows, "midnight")
        _ = session.handle(.character("s"))
        #expect(session.frame().size == CellSize(columns: columns, rows: rows))
      }
    }
  }
}
