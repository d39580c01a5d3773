import SwiftUI
import Testing

@MainActor @Suite struct ShapeCombiningTests {
  private func covers(_ shape: some Shape, _ x: Double, _ y: Double) -> Bool {
    shape.path(in: CGRect(x: 0, y: 0, width: 40, height: 40)).contains(CGPoint(x: x, y: y))
  }

  @Test func shapesAreTakenTogether() {
    let corner = Rectangle().size(width: 20, height: 20)
    #expect(covers(Circle().union(corner), 1, 1) && covers(Circle().union(corner), 30, 30))
    #expect(!covers(Circle().intersection(corner), 1, 1) && !covers(Circle().intersection(corner), 30, 30))
    #expect(covers(Circle().intersection(corner), 15, 15))
    #expect(!covers(Circle().subtracting(corner), 15, 15) && covers(Circle().subtracting(corner), 30, 30))
    #expect(covers(Circle().symmetricDifference(corner), 1, 1))
    #expect(!covers(Circle().symmetricDifference(corner), 15, 15))
  }

  @Test func linesAreCut() {
    let half = Rectangle().size(width: 40, height: 20)
    let upper = Circle().lineIntersection(half).path(in: CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(abs(upper.boundingRect.maxY - 20) < 0.1)
    let lower = Circle().lineSubtraction(half).path(in: CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(abs(lower.boundingRect.minY - 20) < 0.1)
  }

  @Test func theFirstShapeGivesTheSize() {
    #expect(size(Circle().subtracting(Rectangle()), width: 10, height: 2) == .init(width: 4, height: 2))
  }

  @Test func crescentIsDrawn() {
    let view = Circle().subtracting(Circle().offset(x: 12)).fill(.white).frame(width: 48, height: 48)
    let text = draw(view, width: 6, height: 3, manner: .filled)
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 5 && !$0.isEmpty })
  }
}
