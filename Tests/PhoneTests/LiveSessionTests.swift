import ActivityKit
import Cells
import Foundation
import StageLink
import Testing

@testable import Phone

/// A preview that goes live, and its life, key by key.
@MainActor
@Suite struct LiveSessionTests {
  private func character(_ character: Character) -> Key { .character(character) }

  @Test func aPreviewIsSteppedFromItsStartToItsDismissal() async throws {
    var bench = try await LiveBench()
    bench.press(character("g"))
    #expect(bench.states == [.active])
    #expect(bench.text.contains("12m"))
    bench.press(.right)
    #expect(bench.text.contains("3m"))
    bench.press(character(">"))
    #expect(bench.states == [.stale])
    bench.press(.right)
    #expect(bench.states == [.active], "an update is fresh")
    bench.press(character("k"))
    #expect(bench.states == [.ended])
    #expect(!bench.text.contains("1m"), "what has ended is off the island at once")
    bench.press(character("l"))
    #expect(bench.text.contains("Ada"), "and stays on the Lock Screen")
    bench.press(character(">"))
    #expect(bench.states.isEmpty)
    #expect(!bench.text.contains("on its way"))
    #expect(
      bench.session.traceLines.map { $0.text.drop { $0 != ":" } }.prefix(3) == [
        ": started (by hand)", ": updated (by hand)", ": stale (its stale date has come)",
      ])
  }

  @Test func theKeysOfALivePhoneAreInItsLine() async throws {
    var bench = try await LiveBench(size: CellSize(columns: 120, rows: 30))
    #expect(bench.text.contains("g go live"))
    bench.press(character("g"))
    let line = bench.text
    for hint in ["←→ update", "! alert", "x stale", "k end", "⌫ swipe", "> next event", "esc preview"] {
      #expect(line.contains(hint), "\(hint)")
    }
    bench.press(character("k"))
    #expect(bench.text.contains("k dismiss"))
    bench.press(character("k"))
    #expect(bench.states.isEmpty)
    #expect(bench.text.contains("g start"))
  }

  @Test func staleOnAndOff() async throws {
    var bench = try await LiveBench()
    bench.press(character("g"), character("x"))
    #expect(bench.states == [.stale])
    #expect(bench.session.message?.contains("stale at once") == true)
    bench.press(character("l"))
    #expect(bench.text.contains("late"))
    bench.press(character("x"))
    #expect(bench.states == [.active])
    #expect(bench.text.contains("12 min"))
  }

  @Test func aSwipeRemovesIt() async throws {
    var bench = try await LiveBench()
    bench.press(character("g"), .backspace)
    #expect(bench.states.isEmpty)
    #expect(bench.session.traceLines.last?.text.contains("swiped away") == true)
    bench.press(.right, character("k"), character("!"))
    #expect(bench.bells == 3)
  }

  @Test func escapeGoesBackToThePreviewsAndGoesBackToTheActivity() async throws {
    var bench = try await LiveBench()
    bench.press(character("g"), .right, .escape)
    #expect(!bench.session.isLive)
    bench.press(.left)
    #expect(bench.session.state == 0, "a preview is looked at without an update")
    bench.press(character("g"))
    #expect(bench.center.records.count == 1)
    #expect(bench.session.state == 1)
    bench.press(character("g"))
    #expect(bench.center.records.count == 2, "while it is shown another one starts")
  }

  @Test func whatCodeStartsShowsItself() async throws {
    var bench = try await LiveBench()
    let id = try bench.start("Cy", minutes: 77)
    bench.take()
    #expect(bench.session.isLive)
    #expect(bench.text.contains("77m"))
    bench.center.update(
      id, content: EncodedContent(state: Data("{\"minutes\":78}".utf8)), at: bench.now)
    bench.take()
    #expect(bench.text.contains("78m"))
    bench.press(.right)
    #expect(bench.bells == 1, "it has no states that could follow")
    bench.center.dismiss(id, at: bench.now)
    bench.take()
    #expect(!bench.text.contains("78m"))
  }

  @Test func twoAppsStandInOneIsland() async throws {
    var bench = try await LiveBench(manyApps: true)
    bench.press(character("g"), character("]"), character("g"))
    #expect(bench.session.life.arrangement.island.ids.count == 2)
    let row = try #require(bench.text.split(separator: "\n").first { $0.contains("12") })
    #expect(row.contains("40"), "\(row)")
    bench.press(character("k"))
    #expect(bench.text.contains("12m"), "and the other has it alone when one ends")
  }

  @Test func oneAppHasSeveralCardsInOrder() async throws {
    var bench = try await LiveBench(size: CellSize(columns: 80, rows: 40))
    try bench.start("Low", minutes: 5, relevance: 1)
    try bench.start("High", minutes: 6, relevance: 2)
    bench.take()
    bench.press(character("1"))
    let text = bench.text
    let (high, low) = (try #require(text.range(of: "High")), try #require(text.range(of: "Low")))
    #expect(high.lowerBound < low.lowerBound)
  }

  @Test func anAppInFrontHasNoIsland() async throws {
    var bench = try await LiveBench()
    bench.press(character("g"))
    #expect(bench.text.contains("12m"))
    bench.press(character(","), .down, .down, character(" "), .escape)
    #expect(bench.center.settings.foregroundApp == ActivitySettings.ownApp)
    #expect(!bench.text.contains("12m"))
    bench.press(character("l"))
    #expect(bench.text.contains("Ada"))
  }

  @Test func settingsRefuseWhatIsStarted() async throws {
    var bench = try await LiveBench()
    bench.press(character(","), .down, .down, .down, character(" "))
    #expect(bench.text.contains("on   refuse: attributesTooLarge"))
    bench.press(.escape, character("g"))
    #expect(bench.states.isEmpty)
    #expect(bench.session.message == "Ride: request refused: attributesTooLarge (switched on)")
  }

  @Test func whatRunsGoesOnInTheNextStage() async throws {
    var bench = try await LiveBench()
    bench.press(character("g"), .right, character("g"))
    let ids = bench.center.records.map(\.id)
    bench.center.end(ids[1], at: bench.now)
    bench.take()
    let place = try #require(bench.session.place)
    var next = try await LiveBench()
    next.session.restore(place)
    next.session.restoreLife(of: place, in: next.center, at: next.now)
    next.take()
    #expect(next.center.records.map(\.id) == ids)
    #expect(next.states == [.active, .ended])
    #expect(next.session.isLive)
    #expect(next.session.place == place)
    next.press(.up, .right)
    #expect(next.text.contains("1m"))
  }

  @Test func whatTheNextBuildCannotReadIsToldOf() async throws {
    let bench = try await LiveBench()
    let id = try bench.start("Cy", minutes: 7)
    bench.center.update(id, content: EncodedContent(state: Data("{}".utf8)), at: bench.now)
    let saved = bench.center.records.map(SavedActivity.init)
    let other = ActivityCenter()
    other.restore(saved, types: [RideAttributes.self], at: bench.now)
    #expect(other.records.isEmpty)
    #expect(other.trace().map(\.what) == ["lost with the new build"])
    other.restore(saved, types: [], at: bench.now)
    #expect(other.trace().count == 1)
  }

  // MARK: Alerts

  @Test func anAlertExpandsTheIslandForAMoment() async throws {
    var bench = try await LiveBench()
    bench.press(character("g"), character("!"))
    #expect(bench.bells == 1)
    #expect(bench.session.surface == .expanded)
    #expect(bench.text.contains("Blue Falcon"))
    #expect(bench.session.traceLines.last?.text.contains("Ada: State 2 of 3") == true)
    bench.pass(4)
    #expect(bench.session.surface == .expanded)
    bench.pass(1)
    #expect(bench.session.surface == .compact)
  }

  @Test func withoutAnIslandItIsABanner() async throws {
    let device = DeviceLibrary.builtInDevice("iphone-16e")
    var bench = try await LiveBench(devices: [device])
    bench.press(character("g"), character("!"))
    #expect(bench.session.surface == .banner)
    #expect(bench.text.contains("Ada"))
  }

  @Test func anAlertDoesNotMoveALockedPhone() async throws {
    var bench = try await LiveBench()
    bench.press(character("g"), character("l"), character("!"))
    #expect(bench.session.surface == .lockScreen)
    #expect(bench.session.message == "alert: Ada: State 2 of 3")
  }

  @Test func lockingEndsWhatIsTransient() async throws {
    var bench = try await LiveBench()
    try ActivityOrigin.$current.withValue(.push) {
      _ = try bench.center.start(
        ActivityRequest(
          RideAttributes.self, attributes: Data("{\"driver\":\"T\"}".utf8),
          content: EncodedContent(state: Data("{\"minutes\":9}".utf8)), style: .transient), at: bench.now)
    }
    bench.take()
    bench.press(character("3"), character("l"))
    #expect(bench.states.isEmpty)
  }

  @Test func leavingTheExpandedIslandEndsWhatIsTransient() async throws {
    var bench = try await LiveBench()
    try ActivityOrigin.$current.withValue(.push) {
      _ = try bench.center.start(
        ActivityRequest(
          RideAttributes.self, attributes: Data("{\"driver\":\"T\"}".utf8),
          content: EncodedContent(state: Data("{\"minutes\":9}".utf8)), style: .transient), at: bench.now)
    }
    bench.take()
    bench.press(character("3"), character(" "))
    #expect(bench.states == [.active])
    bench.press(character(" "))
    #expect(bench.states.isEmpty)
  }

  // MARK: Trace

  @Test func theTraceShowsTheNewestLines() async throws {
    var bench = try await LiveBench()
    bench.press(character("y"))
    #expect(bench.text.contains("Nothing has happened yet"))
    bench.press(character("g"), .right)
    #expect(bench.text.contains("09:41:00 Ride"))
    #expect(bench.text.contains("updated (by hand)"))
    bench.press(character("y"))
    #expect(!bench.text.contains("updated (by hand)"))
  }

  @Test func everySurfaceIsThereWithoutAnActivity() async throws {
    var bench = try await LiveBench()
    bench.press(character("g"), .backspace)
    for surface in Surface.drawn where bench.session.device.shows(surface) {
      bench.session.surface = surface
      let text = bench.text
      #expect(!text.contains("on its way") && !text.contains("Blue Falcon"), "\(surface)")
      bench.press(.enter, character("f"))
    }
  }

  @Test func everySizeGivesAFrameOfThatSize() async throws {
    var bench = try await LiveBench()
    bench.press(character("g"), character("y"))
    for columns in stride(from: 0, through: 170, by: 17) {
      for rows in stride(from: 0, through: 70, by: 7) {
        for surface in Surface.drawn where bench.session.device.shows(surface) {
          let size = CellSize(columns: columns, rows: rows)
          bench.session.resize(to: size)
          bench.session.surface = surface
          #expect(bench.session.frame().size == size)
        }
      }
    }
  }
}
