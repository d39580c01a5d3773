import Cells
import StageLink
import Testing

@testable import Phone

@MainActor
@Suite struct OverviewTests {
  private func session(_ columns: Int, _ rows: Int, _ keys: Key...) throws -> Session {
    var session = Session(
      catalog: CoffeeOrder.catalog, themes: [try TestThemes.named("mono")],
      size: CellSize(columns: columns, rows: rows))
    for key in keys { _ = session.handle(key) }
    _ = session.frame()
    return session
  }

  @Test func theOtherSurfacesStandBelowThePanelWhereACardHasRoom() throws {
    #expect(try session(101, 58).targets.surfaces.isEmpty)
    #expect(try session(102, 58).targets.surfaces.map(\.surface) == [.compact, .minimal, .expanded])
    #expect(
      try session(102, 58, .character("2")).targets.surfaces.map(\.surface) == [
        .compact, .minimal, .expanded,
      ])
    #expect(
      try session(102, 58, .character("5")).targets.surfaces.map(\.surface) == [
        .lockScreen, .compact, .expanded,
      ])
  }

  @Test func theStatesStandBesideThem() throws {
    #expect(try session(151, 58).targets.states.isEmpty)
    #expect(try session(152, 58).targets.states.map(\.state) == [0, 1, 2, 3])
  }

  @Test func theShownStateIsAmongThoseThatFit() throws {
    let states = try session(160, 30, .right, .right, .right).targets.states.map(\.state)
    #expect(states == [2, 3])
    #expect(try session(160, 30).targets.states.map(\.state) == [0, 1])
  }

  @Test func aClickShowsWhatStandsThere() throws {
    var session = try session(160, 58)
    let state = try #require(session.targets.states.last)
    _ = session.handle(Pointer(.click, at: state.rect.origin))
    #expect(session.state == state.state)
    let surface = try #require(session.targets.surfaces.last)
    _ = session.handle(Pointer(.click, at: surface.rect.origin))
    #expect(session.surface == .expanded)
  }

  @Test func itIsTheSessionsOwnFrame() throws {
    var session = try session(160, 40, .character("3"), .right)
    try Golden.expect(session.frame(), "terminal-160x40")
  }
}
