import Cells
import StageLink
import Testing

@testable import Phone

/// Other apps' activities beside the one that is shown.
@MainActor
@Suite struct OthersTests {
  private func scene(_ others: Int, _ surface: Surface = .lockScreen, theme: String = "mono") throws
    -> PhoneScene
  {
    var scene = CoffeeOrder.scene(surface, theme: try TestThemes.named(theme))
    scene.setting.others = others
    return scene
  }

  @Test(arguments: [1, 2])
  func lockScreens(others: Int) throws {
    var composer = PhoneComposer()
    try Golden.expect(composer.phone(scene(others)), "others-\(others)-lock-screen")
    try Golden.expect(composer.phone(scene(others), rows: 55), "others-\(others)-lock-screen-whole")
  }

  @Test func onAnIPad() throws {
    var composer = PhoneComposer()
    try Golden.expect(composer.phone(scene(2, .iPad)), "others-2-ipad")
  }

  /// The lowest height that Apple's table gives a card.
  @Test func neutralCardsAreAsLowAsCardsCanBe() {
    let cells = DeviceCells(.iPhone16)
    for others in 0...2 {
      let layout = SurfaceLayout.lockScreen(on: cells, nil, others: others)
      #expect(layout.bodies.map(\.rect.rows) == [Int](repeating: 5, count: others + 1))
      #expect(layout.bodies.map(\.isNeutral) == [false] + [Bool](repeating: true, count: others))
      #expect(layout.bounds.rows == 5 * (others + 1))
    }
    #expect(SurfaceLayout.lockScreen(on: cells, nil, others: 9).bodies.count == 3)
  }

  /// Rows of the neutral cards in a screen of so many rows.
  private func rows(_ rows: Int, others: Int = 2) -> [Int] {
    SurfaceLayout.lockScreen(on: DeviceCells(.iPhone16), nil, others: others).stacked(in: rows)
      .bodies.filter(\.isNeutral).map(\.rect.rows)
  }

  @Test func whereThereAreFewRowsTheyLieBelowOneAnother() {
    #expect(rows(30) == [5, 5])
    #expect(rows(21) == [5, 5])
    #expect(rows(20) == [5, 1])
    #expect(rows(17) == [5, 1])
    #expect(rows(16) == [1, 1])
    #expect(rows(7) == [1, 1])
    #expect(rows(6) == [1])
    #expect(rows(5) == [])
    #expect(rows(16, others: 1) == [5])
    #expect(rows(15, others: 1) == [1])
  }

  @Test func theEdgesBecomeNarrower() throws {
    let bodies = SurfaceLayout.lockScreen(on: DeviceCells(.iPhone16), nil, others: 2).stacked(in: 12).bodies
    #expect(bodies.map(\.rect.columns) == [47, 43, 39] && bodies.map(\.rect.column) == [1, 3, 5])
    #expect(bodies.map(\.rect.row) == [0, 5, 6])
  }

  @Test func theActivityIsTheOneThatIsTapped() throws {
    let layout = try scene(2).surfaceLayout(on: DeviceCells(.iPhone16))
    let other = try #require(layout.bodies.last)
    #expect(layout.widgetURL(at: other.rect.origin) == nil)
    #expect(layout.widgetURL(at: layout.bodies[0].rect.origin) != nil)
  }

  // MARK: Keys

  private func session() throws -> Session {
    Session(
      catalog: CoffeeOrder.catalog, themes: [try TestThemes.named("mono")],
      size: CellSize(columns: 80, rows: 24))
  }

  @Test func theKeyOnTheLockScreen() throws {
    var session = try session()
    var cards: [Int] = []
    for _ in 0..<4 {
      _ = session.frame()
      cards.append(session.targets.surface.bodies.count)
      _ = session.handle(.character("n"))
    }
    #expect(cards == [1, 2, 3, 1])
    let place = try #require(session.place)
    #expect(place.others == 1)
    var next = try self.session()
    next.restore(place)
    #expect(next.others == 1)
    try Golden.expect(session.frame(), "terminal-others-80x24")
  }

  @Test func theKeyInTheIsland() throws {
    var session = try session()
    _ = session.handle(.character("3"))
    var shown: [Surface] = []
    for _ in 0..<3 {
      _ = session.handle(.character("n"))
      shown.append(session.surface)
    }
    #expect(shown == [.minimal, .minimalDetached, .compact])
    for number: Character in ["2", "6", "7"] {
      _ = session.handle(.character(number))
      #expect(session.handle(.character("n")).count == 1, "surface \(number)")
    }
  }
}
