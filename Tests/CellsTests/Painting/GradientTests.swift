import Testing

@testable import Cells

@Suite struct GradientTests {
  private let ramp = [Gradient.Stop(.black, at: 0), Gradient.Stop(.white, at: 1)]

  @Test func linearRunsFromPointToPoint() {
    let gradient = Gradient(stops: ramp, form: .linear(startX: 0, startY: 0.5, endX: 1, endY: 0.5))
    #expect(gradient.colour(x: 0, y: 0) == .black)
    #expect(gradient.colour(x: 0.2, y: 1) == RGBA(51, 51, 51))
    #expect(gradient.colour(x: 2, y: 0) == .white)
  }

  @Test func stopsAreSortedAndMayMeet() {
    let gradient = Gradient(
      stops: [.init(.white, at: 0.5), .init(.black, at: 0.5), .init(.allRed, at: 0)],
      form: .linear(startX: 0, startY: 0, endX: 1, endY: 0))
    #expect(gradient.colour(at: 0) == .allRed)
    #expect(gradient.colour(at: 0.5) == .white)
    #expect(gradient.colour(at: 0.51) == .black)
  }

  @Test func withoutStopsThereIsNothing() {
    let gradient = Gradient(stops: [], form: .linear(startX: 0, startY: 0, endX: 1, endY: 0))
    #expect(gradient.colour(x: 0.5, y: 0.5) == .clear)
  }

  @Test func radialAndAngular() {
    let radial = Gradient(
      stops: ramp, form: .radial(centerX: 0.5, centerY: 0.5, startRadius: 0, endRadius: 0.5))
    #expect(radial.colour(x: 0.5, y: 0.5) == .black)
    #expect(radial.colour(x: 1, y: 0.5) == .white)
    let angular = Gradient(
      stops: ramp, form: .angular(centerX: 0.5, centerY: 0.5, startTurn: 0, endTurn: 1))
    // Straight down is a quarter of the way around, straight up three quarters.
    #expect(angular.colour(x: 0.5, y: 1) == RGBA(64, 64, 64))
    #expect(angular.colour(x: 0.5, y: 0) == RGBA(191, 191, 191))
  }

  @Test func paintsFillPerCell() {
    let gradient = Gradient(stops: ramp, form: .linear(startX: 0, startY: 0, endX: 1, endY: 0))
    let frame = Canvas.frame(5, 1) { $0.fill(CellRect(0, 0, 5, 1), with: .gradient(gradient)) }
    // Centres of five cells: 0.1, 0.3 ... of 255, in bytes 26, 77, 128, 179, 230 (rounded at 255 steps).
    #expect(frame.cells.map(\.background.red) == [26, 77, 128, 179, 230])
  }
}
