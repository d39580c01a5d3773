import Testing

@testable import Cells

@Suite struct ShapePathCombiningTests {
  private func square(_ x: Double, _ y: Double, _ side: Double) -> ShapePath {
    ShapeForm.rectangle.path(width: side, height: side).mapPoints { .init($0.x + x, $0.y + y) }
  }

  /// The area by the corners; what runs the other way round, as a hole does, counts against it.
  private func area(_ path: ShapePath) -> Double {
    path.subpaths.reduce(0) { sum, subpath in
      let points = subpath.points
      return sum
        + zip(points, points.dropFirst() + points.prefix(1)).reduce(0) {
          $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2
        }
    }
    .magnitude
  }

  @Test(arguments: [
    (ShapeCombination.union, 175.0), (.intersection, 25), (.subtracting, 75), (.symmetricDifference, 150),
  ])
  func areasOfTwoSquares(combination: ShapeCombination, expected: Double) {
    let result = square(0, 0, 10).combined(combination, with: square(5, 5, 10), evenOdd: false)
    #expect(abs(area(result) - expected) < 1e-6)
    #expect(result.contains(.init(2, 2)) == (combination != .intersection))
    #expect(result.contains(.init(12, 12)) == [.union, .symmetricDifference].contains(combination))
    #expect(result.contains(.init(7, 7)) == [.union, .intersection].contains(combination))
  }

  @Test func whatLiesInsideBecomesAHole() {
    let result = square(0, 0, 10).combined(.subtracting, with: square(3, 3, 4), evenOdd: false)
    #expect(result.subpaths.count == 2)
    #expect(!result.contains(.init(5, 5)) && result.contains(.init(1, 5)))
    #expect(abs(area(result) - 84) < 1e-6)
  }

  @Test func edgesThatRunTogetherVanish() {
    let result = square(0, 0, 10).combined(.union, with: square(10, 0, 10), evenOdd: false)
    #expect(result.subpaths.count == 1)
    #expect(abs(area(result) - 200) < 1e-6)
    let same = square(0, 0, 10).combined(.symmetricDifference, with: square(0, 0, 10), evenOdd: false)
    #expect(same.isEmpty)
  }

  @Test func nothingInCommonIsEmpty() {
    #expect(square(0, 0, 4).combined(.intersection, with: square(6, 0, 4), evenOdd: false).isEmpty)
    #expect(ShapePath().combined(.intersection, with: square(6, 0, 4), evenOdd: false).isEmpty)
    let alone = square(0, 0, 4).combined(.union, with: ShapePath(), evenOdd: false)
    #expect(abs(area(alone) - 16) < 1e-6)
  }

  @Test func circlesKeepTheirForm() {
    let circle = ShapeForm.circle.path(width: 20, height: 20)
    let moved = circle.mapPoints { .init($0.x + 8, $0.y) }
    let both = circle.combined(.intersection, with: moved, evenOdd: false)
    // A lens of two circles of radius 10 whose middles are 8 apart.
    #expect(abs(area(both) - 158.5) < 2)
    #expect(both.subpaths.count == 1)
  }

  @Test func linesAreCutByAnArea() {
    var line = ShapePath()
    line.move(to: .init(-5, 5))
    line.addLine(to: .init(15, 5))
    let inside = line.lines(inside: true, of: square(0, 0, 10), evenOdd: false)
    #expect(inside.subpaths.map(\.points) == [[.init(0, 5), .init(10, 5)]])
    let outside = line.lines(inside: false, of: square(0, 0, 10), evenOdd: false)
    #expect(outside.subpaths.map(\.points) == [[.init(-5, 5), .init(0, 5)], [.init(10, 5), .init(15, 5)]])
  }
}
