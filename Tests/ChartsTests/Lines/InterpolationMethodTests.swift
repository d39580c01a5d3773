import Cells
import Testing

@testable import Charts

@Suite struct InterpolationMethodTests {
  private typealias Point = ShapePath.Point
  private let points = [ShapePath.Point(0, 0), .init(10, 10), .init(20, 10), .init(30, 0)]

  @Test func stepsTurnAtTheirPlace() {
    let two = [Point(0, 0), Point(10, 4)]
    #expect(InterpolationMethod.stepStart.line(through: two) == [two[0], Point(0, 4), two[1]])
    #expect(InterpolationMethod.stepCenter.line(through: two) == [two[0], Point(5, 0), Point(5, 4), two[1]])
    #expect(InterpolationMethod.stepEnd.line(through: two) == [two[0], Point(10, 0), two[1]])
  }

  @Test(arguments: [InterpolationMethod.linear, .monotone, .cardinal, .catmullRom, .cardinal(tension: 1)])
  func linesGoThroughTheirPoints(_ method: InterpolationMethod) {
    let line = method.line(through: points)
    for point in points { #expect(line.contains { abs($0.x - point.x) + abs($0.y - point.y) < 1e-9 }) }
  }

  @Test func monotoneLinesDoNotOvershoot() {
    let line = InterpolationMethod.monotone.line(through: points)
    #expect(line.allSatisfy { $0.y >= -1e-9 && $0.y <= 10 + 1e-9 })
    #expect(InterpolationMethod.catmullRom.line(through: points).contains { $0.y > 10.1 })
  }

  @Test func fewOrEqualPointsAreLeftAlone() {
    for method in [InterpolationMethod.monotone, .cardinal, .catmullRom, .stepEnd] {
      #expect(method.line(through: []) == [])
      #expect(method.line(through: [points[0]]) == [points[0]])
      let equal = Array(repeating: points[1], count: 4)
      #expect(method.line(through: equal).allSatisfy { abs($0.x - 10) + abs($0.y - 10) < 1e-6 })
    }
  }
}
