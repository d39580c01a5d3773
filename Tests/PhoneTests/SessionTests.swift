import Cells
import Foundation
import StageLink
import SwiftUI
import Testing

@testable import Phone

@MainActor
@Suite struct SessionTests {
  private func session(_ columns: Int = 80, _ rows: Int = 24) throws -> Session {
    Session(
      catalog: CoffeeOrder.catalog, themes: try TestThemes.library.get().themes,
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

  @Test func statesStopAtTheirEnds() throws {
    var session = try session()
    #expect(press(&session, .left) == 1)
    #expect(press(&session, .right, .right, .right) == 0)
    #expect(session.state == 3)
    #expect(press(&session, .right) == 1)
    #expect(session.state == 3)
  }

  @Test func previewsGoOnIntoTheNextActivity() throws {
    var session = try session()
    press(&session, .down)
    #expect(session.preview?.name == "Island")
    #expect(session.surface == .compact, "a preview begins on its own surface")
    press(&session, .down, .down)
    #expect(session.activity?.name == "Ride")
    #expect(session.surface == .expanded)
    #expect(press(&session, .down) == 1)
    press(&session, .up)
    #expect(session.preview?.name == "Big Cup")
  }

  @Test func activities() throws {
    var session = try session()
    press(&session, .down, .character("]"))
    #expect(session.activity?.name == "Ride")
    #expect(press(&session, .character("]")) == 1)
    press(&session, .character("["))
    #expect(session.preview?.name == "Order")
    #expect(press(&session, .character("[")) == 1)
  }

  @Test func aFreshPreviewBeginsWithItsFirstState() throws {
    var session = try session()
    press(&session, .right, .right, .down)
    #expect(session.state == 0)
  }

  @Test func surfacesGoRound() throws {
    var session = try session()
    var seen: [Surface] = []
    for _ in 0..<12 {
      seen.append(session.surface)
      press(&session, .tab)
    }
    #expect(seen == Surface.usual + [.standby, .standbyNight, .watch, .carPlay, .mac, .iPad])
    #expect(session.surface == .lockScreen)
    press(&session, .backTab)
    #expect(session.surface == .iPad)
    press(&session, .character("3"))
    #expect(session.surface == .compact)
    #expect(press(&session, .character("0")) == 0)
  }

  @Test func spaceExpandsAndCollapses() throws {
    var session = try session()
    #expect(press(&session, .character(" ")) == 1, "a Lock Screen has no island to press")
    press(&session, .character("5"), .character(" "))
    #expect(session.surface == .expanded)
    press(&session, .character(" "))
    #expect(session.surface == .minimalDetached)
    press(&session, .character("6"), .character(" "))
    #expect(session.surface == .compact)
    press(&session, .character(" "), .escape)
    #expect(session.surface == .compact)
    press(&session, .character("6"), .escape)
    #expect(session.surface == .expanded, "what was chosen stays")
  }

  @Test func lockAndBack() throws {
    var session = try session()
    press(&session, .character("l"))
    #expect(session.surface == .compact)
    press(&session, .character("4"), .character("l"))
    #expect(session.surface == .lockScreen)
    press(&session, .character("l"))
    #expect(session.surface == .minimal)
  }

  @Test func looksGoRound() throws {
    var session = try session()
    press(&session, .character("a"), .character("x"), .character("t"), .character("d"))
    #expect(session.appearance == .light)
    #expect(session.isStale)
    #expect(session.theme.id == "ascii")
    #expect(session.device == .iPhone16Plus)
    press(&session, .character("a"), .character("x"), .character("d"))
    #expect(session.appearance == .dark)
    #expect(!session.isStale)
    #expect(session.device == .iPhone16)
  }

  @Test func keysOfOtherRoomsDoNothing() throws {
    var session = try session()
    let before = session.frame()
    for key: Key in [.character("j"), .home, .function(3), .enter, .escape, .delete] {
      #expect(session.handle(key).isEmpty)
    }
    #expect(session.frame() == before)
  }

  @Test func searchFindsByAllWords() throws {
    var session = try session()
    press(&session, .character("/"))
    for letter in "drink  CUP" { press(&session, .character(letter)) }
    #expect(session.matches(for: "drink  CUP") == [.init(activity: 0, preview: 2)])
    press(&session, .enter)
    #expect(session.preview?.name == "Big Cup")
    #expect(session.overlay == nil)
  }

  @Test func searchIsWalkedAndLeft() throws {
    var session = try session()
    press(&session, .character("/"), .down, .character("q"))
    #expect(session.overlay == .search(text: "q", choice: 0))
    #expect(press(&session, .enter) == 1, "nothing has a q in its name")
    press(&session, .backspace, .down, .down, .down)
    #expect(press(&session, .down) == 1)
    press(&session, .up, .enter)
    #expect(session.preview?.name == "Big Cup")
    press(&session, .character("/"), .character("o"), .escape)
    #expect(session.overlay == nil)
    press(&session, .character("/"), .backspace)
    #expect(session.overlay == nil)
  }

  @Test func quitting() throws {
    var session = try session()
    guard case .quit? = session.handle(.character("q")).first else {
      Issue.record("q quits")
      return
    }
    press(&session, .character("/"))
    #expect(session.handle(.character("q")).isEmpty, "q is a letter in a search")
  }

  @Test func exporting() throws {
    var session = try session()
    press(&session, .right)
    guard case .export(let frame, let name, false)? = session.handle(.character("e")).first else {
      Issue.record("e writes a frame")
      return
    }
    guard case .export(frame, name, true)? = session.handle(.character("E")).first else {
      Issue.record("E writes a picture")
      return
    }
    #expect(name == "islet-order-2-lock-screen")
    #expect(frame.size == CellSize(columns: 51, rows: 24))
    #expect(Session.fileName("../Füße & Co/\u{1B}[2J") == "füße-co-2j")
    #expect(Session.fileName("///") == "preview")
  }

  @Test func pointers() throws {
    var session = try session()
    press(&session, .character("3"))
    _ = session.frame()
    let onIsland = CellPoint(column: 25, row: 2)
    #expect(session.handle(Pointer(.hold, at: onIsland)).isEmpty)
    #expect(session.surface == .expanded)
    _ = session.frame()
    _ = session.handle(Pointer(.click, at: CellPoint(column: 25, row: 20)))
    #expect(session.surface == .compact)
    let frame = session.frame()
    let dot = try #require((60..<80).first { frame[$0, 3].glyph?.string == "○" })
    _ = session.handle(Pointer(.click, at: CellPoint(column: dot + 2, row: 3)))
    #expect(session.state == 3)
  }

  @Test func whatLiesOverThePhoneIsHandedOn() throws {
    var session = try session()
    press(&session, .character("/"), .character("I"), .character("s"))
    #expect(session.place?.overlay == .search(text: "Is", choice: 0))
    var next = try restored(session, in: CoffeeOrder.catalog)
    press(&next, .backspace)
    #expect(next.place?.overlay == .search(text: "I", choice: 0))
    press(&next, .escape, .character("?"))
    #expect(try restored(next, in: CoffeeOrder.catalog).place?.overlay == .help)
  }

  @Test func whatCannotBeDrawnIsLeftOutUntilAKeyLeadsAway() throws {
    var made = 0
    let preview = CatalogPreview(name: "Fragile", kind: .activity(.lockScreen), stateCount: 2) { _, _, _ in
      made += 1
      return nil
    }
    var session = Session(
      catalog: Catalog(activities: [CatalogActivity(name: "Glass", previews: [preview])]),
      themes: try TestThemes.library.get().themes, size: CellSize(columns: 100, rows: 30))
    session.hold()
    #expect(session.frame().text.contains("This crashed."))
    #expect(press(&session, .character("e"), .character("f")) == 2)
    press(&session, .character("/"), .character("F"))
    let searching = session.frame().text
    #expect(searching.contains("find F") && searching.contains("Fragile"))
    press(&session, .escape)
    #expect(session.frame().text.contains("This crashed.") && made == 0)
    press(&session, .right)
    #expect(!session.frame().text.contains("This crashed.") && made > 0)
    // From then on it is tried again.
    press(&session, .left)
    #expect(!session.frame().text.contains("This crashed."))
  }

  @Test func notesAreAskedFor() throws {
    var session = try session()
    #expect(!session.frame().text.contains("c notes"))
    session.lastingNotes = ["A file was left out"]
    #expect(session.frame().text.contains("c notes"))
    guard case .notes = session.handle(.character("c")).first else {
      Issue.record("the key does nothing")
      return
    }
  }

  /// A session over another build, at the place of this one.
  private func restored(_ session: Session, in catalog: Catalog) throws -> Session {
    var next = Session(catalog: catalog, themes: session.themes, size: session.size)
    next.restore(try #require(session.place))
    return next
  }

  @Test func aNewBuildKeepsThePlace() throws {
    var session = try session()
    press(&session, .down, .right, .right, .character("5"), .character("a"), .character("x"))
    let next = try restored(session, in: CoffeeOrder.catalog)
    #expect(next.place == session.place)
    #expect(next.preview?.name == "Island" && next.state == 2)
    #expect(next.surface == .minimalDetached && next.appearance == .light && next.isStale)
    var empty = try restored(session, in: Catalog(activities: []))
    #expect(empty.frame().text.contains("There is no preview to show."))
    #expect(empty.place == nil)
  }

  @Test func whatIsGoneGivesWayToItsNeighbour() throws {
    var session = try session()
    press(&session, .down, .right)
    var catalog = CoffeeOrder.catalog
    catalog.activities[0].previews.remove(at: 1)
    #expect(try restored(session, in: catalog).preview?.name == "Big Cup")
    catalog = CoffeeOrder.catalog
    catalog.activities[0].name = "Renamed"
    catalog.activities[0].previews[1].name = "Other"
    catalog.activities[0].previews[1].stateCount = 1
    let next = try restored(session, in: catalog)
    #expect(next.preview?.name == "Other" && next.state == 0)
  }

  /// A session on an activity with a button, a link and a URL of its own.
  private func tappable(_ act: @escaping @MainActor () -> Void) -> Session {
    let content = PresentedContent(
      measure: { _ in CellSize(columns: 40, rows: 5) }, draw: { _, _, _ in },
      measurePoints: { _ in Device.Points(width: 0, height: 0) })
    let preview = CatalogPreview(name: "Taps", kind: .activity(.lockScreen), stateCount: 1) { _, _, _ in
      var content = content
      content.widgetURL = URL(string: "cup://order")
      content.controls = { _, origin in
        func rect(_ column: Int) -> CellRect {
          CellRect(column: origin.column + column, row: origin.row + 1, columns: 6, rows: 1)
        }
        return [
          ContentControl(rect: rect(2), control: Control(kind: .button, title: "Pour", action: act)),
          ContentControl(
            rect: rect(10),
            control: Control(kind: .button, title: "Stop", isEnabled: false) { Issue.record("stop") }),
          ContentControl(
            rect: rect(20), control: Control(kind: .link(URL(string: "https://cup.example")!), title: "Site")),
        ]
      }
      return content
    }
    return Session(
      catalog: Catalog(activities: [CatalogActivity(name: "Cup", previews: [preview])]),
      themes: [try! ThemeLibrary.installed(environment: [:]).themes[0]],
      size: CellSize(columns: 80, rows: 30))
  }

  @Test func tapsGoToWhatStandsThere() throws {
    var taps = 0
    var session = tappable { taps += 1 }
    _ = session.frame()
    let controls = session.targets.surface.controls
    #expect(controls.map(\.control.title) == ["Pour", "Stop", "Site"])
    _ = session.handle(Pointer(.click, at: controls[0].rect.origin))
    #expect(taps == 1 && session.message == "tapped Pour")
    _ = session.handle(Pointer(.click, at: controls[1].rect.origin))
    #expect(session.message == "Stop: disabled")
    _ = session.handle(Pointer(.click, at: controls[2].rect.origin))
    #expect(session.message == "opens the app with https://cup.example")
    let card = session.targets.surface.bodies[0].rect
    _ = session.handle(Pointer(.click, at: CellPoint(column: card.column + 1, row: card.endRow - 1)))
    #expect(session.message == "opens the app with cup://order")
  }

  @Test func controlsAreDeadWhereTheSystemMakesThemDead() throws {
    var taps = 0
    var session = tappable { taps += 1 }
    press(&session, .character("u"))
    _ = session.frame()
    let pour = session.targets.surface.controls[0].rect.origin
    _ = session.handle(Pointer(.click, at: pour))
    #expect(taps == 0 && session.message == "the phone is locked: controls are dead until u")
    #expect(session.traceLines.last?.text == "Pour: the phone is locked: controls are dead until u")
    #expect(press(&session, .character("f")) == 1)
    press(&session, .character("u"))
    _ = session.handle(Pointer(.click, at: pour))
    #expect(taps == 1)
    for key in ["3", "4", "5"] {
      press(&session, .character(Character(key)))
      _ = session.frame()
      #expect(press(&session, .character("f")) == 1)
      let control = try #require(session.targets.surface.controls.first)
      _ = session.handle(Pointer(.click, at: control.rect.origin))
      #expect(taps == 1, "a tap on the small island opens the app")
      #expect(session.message == "opens the app with cup://order")
      #expect(session.traceLines.contains { $0.text.hasPrefix("Pour: controls are dead in the island") })
    }
    press(&session, .character("6"))
    _ = session.frame()
    press(&session, .character("f"), .enter)
    #expect(taps == 2)
  }

  @Test func theFocusGoesRoundAndActs() throws {
    var taps = 0
    var session = tappable { taps += 1 }
    let before = session.frame()
    press(&session, .character("f"))
    let rect = session.targets.surface.controls[0].rect
    let marked = session.frame()
    #expect(marked[rect.column, rect.row].attributes.contains(.reverse))
    #expect(!before[rect.column, rect.row].attributes.contains(.reverse))
    session.theme = try TestThemes.named("gruvbox")
    let coloured = session.frame()[rect.column, rect.row]
    #expect(coloured.background == session.theme.dark.focus && coloured.foreground == .black)
    #expect(!coloured.attributes.contains(.reverse))
    session.theme = try TestThemes.named("midnight")
    press(&session, .enter)
    #expect(taps == 1)
    press(&session, .character("f"))
    #expect(session.message == "Site" && session.place?.focus == 2)
    press(&session, .character("f"), .character("F"))
    #expect(session.message == "Site")
    press(&session, .escape, .enter)
    #expect(session.message == "opens the app with cup://order")
  }

  @Test func pastedTextIsNoKeys() throws {
    var session = try session()
    #expect(session.handle(pasted: "q").count == 1)
    #expect(session.handle(pasted: "ax").count == 1 && session.appearance == .dark && !session.isStale)
    press(&session, .character("/"))
    _ = session.handle(pasted: "Isl\u{7}and")
    press(&session, .enter)
    #expect(session.preview?.name == "Island")
  }

  @Test func messagesLastUntilTheNextKey() throws {
    var session = try session()
    session.message = "wrote islet-order-1-lock-screen.txt"
    #expect(session.frame().text(ofRow: 23) == " wrote islet-order-1-lock-screen.txt")
    press(&session, .right)
    #expect(session.message == nil)
  }

  @Test func theStatusIsInWords() throws {
    var session = try session()
    press(&session, .right, .character("3"), .character("x"))
    #expect(
      session.status.parts == [
        "DrinkOrder", "Order", "state 2 of 4", "Island, compact", "iPhone 16", "Midnight", "stale",
      ])
  }

  @Test func theClockGoes() throws {
    var session = try session()
    session.timeZone = "Asia/Seoul"
    session.locale = "ko_KR"
    session.setTime(Date(timeIntervalSince1970: 1_767_951_660))
    #expect(session.clock == PhoneClock(time: "6:41", date: "1월 9일 금요일"))
  }

  @Test func rightToLeftAndBack() throws {
    var session = try session()
    press(&session, .character("r"))
    #expect(session.isRightToLeft && session.scene?.setting.isRightToLeft == true)
    press(&session, .character("r"))
    #expect(!session.isRightToLeft)
  }
}
