import Testing

@testable import Cells

@Suite struct ShapePathTests {
  @Test func insideByBothRules() {
    var path = ShapeForm.rectangle.path(width: 10, height: 10)
    path.append(ShapeForm.rectangle.path(width: 4, height: 4).mapPoints { .init($0.x + 3, $0.y + 3) })
    #expect(path.contains(.init(5, 5)))
    #expect(!path.contains(.init(5, 5), evenOdd: true))
    #expect(path.contains(.init(1, 1), evenOdd: true))
    #expect(!path.contains(.init(11, 5)))
  }

  @Test func distanceToTheNearestLine() {
    var path = ShapePath()
    path.move(to: .init(0, 0))
    path.addLine(to: .init(10, 0))
    #expect(path.squaredDistance(to: .init(5, 3)) == 9)
    #expect(path.squaredDistance(to: .init(13, 4)) == 25)
  }

  @Test func trimmingCutsByLength() {
    // A square of side 10 begins at its leading top corner: half its length ends opposite.
    let half = ShapeForm.rectangle.path(width: 10, height: 10).trimmed(from: 0, to: 0.5)
    #expect(half.subpaths.count == 1)
    #expect(half.subpaths[0].points == [.init(0, 0), .init(10, 0), .init(10, 10)])
    #expect(ShapeForm.circle.path(width: 4, height: 4).trimmed(from: 0.5, to: 0.5).isEmpty)
  }

  @Test func closedPathsBeginAnewAtTheirStart() {
    var path = ShapeForm.rectangle.path(width: 10, height: 10)
    path.addLine(to: .init(5, 5))
    #expect(path.subpaths.count == 2)
    #expect(path.subpaths[1].points == [.init(0, 0), .init(5, 5)])
  }

  @Test func bounds() {
    let bounds = ShapeForm.circle.path(width: 20, height: 10).bounds
    #expect(bounds.map { ($0.min.x - 5).magnitude < 1e-9 && ($0.max.x - 15).magnitude < 1e-9 } == true)
    #expect(ShapePath().bounds == nil)
  }

  @Test(arguments: [
    (ShapeForm.rectangle, true, true), (.capsule, true, false), (.ellipse, true, false),
    (.circle, false, false),
    (.roundedRectangle(radiusX: 0, radiusY: 0), true, true),
    (.roundedRectangle(radiusX: 50, radiusY: 50), true, false),
  ])
  func formsCover(form: ShapeForm, side: Bool, corner: Bool) {
    // In 40 x 20 points: the middle of the leading side, and the corner.
    #expect(form.contains(x: 20, y: 10, width: 40, height: 20))
    #expect(form.contains(x: 1, y: 10, width: 40, height: 20) == side)
    #expect(form.contains(x: 0.2, y: 0.2, width: 40, height: 20) == corner)
  }
}
