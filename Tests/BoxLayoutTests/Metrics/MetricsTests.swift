import Testing

@testable import BoxLayout

/// The cell rules for lengths, with the numbers of the rules themselves.
@Suite struct MetricsTests {
  private let cells = Metrics.cells

  @Test(
    arguments: [
      (0, 0), (3.9, 0), (4, 1), (8, 1), (11.9, 1), (12, 2), (16, 2), (20, 3), (-4, -1), (-3, 0), (-12, -2),
    ] as [(Double, Int)])
  func horizontalRoundsToTheNearestTiesUp(points: Double, columns: Int) {
    #expect(cells.horizontal(points) == columns)
  }

  @Test(
    arguments: [
      (0, 0), (8, 0), (8.1, 1), (10, 1), (12, 1), (16, 1), (24, 1), (24.1, 2), (40, 2), (41, 3), (-8, 0),
      (-10, -1),
    ] as [(Double, Int)])
  func verticalRoundsToTheNearestTiesDown(points: Double, rows: Int) {
    #expect(cells.vertical(points) == rows)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func whatIsNoLengthIsNothing(points: Double) {
    #expect(cells.horizontal(points) == 0)
    #expect(cells.vertical(points) == 0)
    #expect(cells.spacing(points, along: .horizontal) == 0)
  }

  @Test func framesAreAtLeastOne() {
    #expect(cells.frameWidth(1) == 1)
    #expect(cells.frameHeight(1) == 1)
    #expect(cells.frameHeight(8) == 1)
    #expect(cells.frameWidth(0) == 0)
    #expect(cells.frameHeight(0) == 0)
    #expect(cells.frameWidth(-20) == 0)
    #expect(cells.frameHeight(-20) == 0)
    #expect(cells.frameHeight(40) == 2)
  }

  @Test func rowsOfStacksHaveAtLeastOneColumnBetweenThemFromTwoPointsOn() {
    #expect(cells.spacing(1, along: .horizontal) == 0)
    #expect(cells.spacing(2, along: .horizontal) == 1)
    #expect(cells.spacing(3, along: .horizontal) == 1)
    #expect(cells.spacing(12, along: .horizontal) == 2)
    #expect(cells.spacing(2, along: .vertical) == 0)
    #expect(cells.spacing(8, along: .vertical) == 0)
    #expect(cells.spacing(12, along: .vertical) == 1)
    #expect(cells.spacing(-8, along: .horizontal) == -1)
  }

  @Test func inTheIslandWhatIsNoHigherThanItIsOneRow() {
    let island = Metrics.islandCells
    #expect(island.frameHeight(24) == 1)
    #expect(island.frameWidth(24) == 3)
    #expect(island.frameHeight(36.67) == 1)
    #expect(island.frameHeight(44) == 3)
    #expect(cells.frameHeight(36) == 2)
  }

  @Test func hugeLengthsStayInRange() {
    #expect(cells.horizontal(1e300) == 125_000)
    #expect(cells.vertical(-1e300) == -62_500)
  }

  @Test func pointsAreEightAndSixteenACell() {
    #expect(cells.points(horizontal: 49) == 392)
    #expect(cells.points(vertical: 3) == 48)
    let points = Metrics.points
    #expect(points.points(horizontal: points.horizontal(62.25)) == 62.25)
    #expect(points.frameHeight(0.5) == 32)
  }

  @Test func airInTheCompactIslandIsNoRow() {
    #expect(Metrics.islandCells.vertical(9) == 0 && Metrics.islandCells.vertical(-12) == 0)
    #expect(Metrics.islandCells.vertical(20) == 1)
    #expect(Metrics.cells.vertical(9) == 1)
  }

  @Test func magnifiedLengthsTakeMoreCells() {
    let twice = Metrics.cells.typeScale(.large).magnified(2)
    #expect(twice.horizontal(12) == 3 && twice.vertical(12) == 1 && twice.vertical(16) == 2)
    #expect(twice.frameWidth(24) == 6 && twice.frameHeight(24) == 3 && twice.frameHeight(12) == 1)
    #expect(twice.points(horizontal: 6) == 24 && twice.points(vertical: 3) == 24)
    #expect(twice.typeScale.rows(forSize: 17) == 3 && twice.typeScale.rows(forSize: 14) == 2)
    #expect(twice.typeScale.rows(forSize: 13) == 1)
    #expect(Metrics.points.magnified(2) == .points)
    #expect(Metrics.cells.magnified(1) == .cells)
  }
}
