import Cells
import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct GradientTests {
  private func reds(_ view: some View, width: Int, height: Int) -> [[UInt8]] {
    let frame = frame(view, width: width, height: height, manner: .filled)
    return (0..<height).map { row in (0..<width).map { frame[$0, row].background.red } }
  }

  private let ramp: [Color] = [.black, .white]

  @Test func aLinearGradientRunsFromPointToPoint() {
    let across = reds(
      LinearGradient(colors: ramp, startPoint: .leading, endPoint: .trailing), width: 4, height: 1)
    #expect(across == [[32, 96, 159, 223]])
    let down = reds(
      LinearGradient(gradient: SwiftUI.Gradient(colors: ramp), startPoint: .top, endPoint: .bottom), width: 1,
      height: 2)
    #expect(down == [[64], [191]])
    let filled = reds(
      Rectangle().fill(.linearGradient(colors: ramp, startPoint: .leading, endPoint: .trailing)), width: 4,
      height: 1)
    #expect(filled == across)
  }

  @Test func stopsStandWhereTheyAreSaid() {
    let view = LinearGradient(
      stops: [.init(color: .black, location: 0), .init(color: .white, location: 0.5)], startPoint: .leading,
      endPoint: .trailing)
    #expect(reds(view, width: 4, height: 1)[0].suffix(2) == [255, 255])
  }

  @Test func aRadialGradientIsRoundInPoints() {
    let view = RadialGradient(colors: ramp, center: .center, startRadius: 0, endRadius: 32)
    let colours = reds(view, width: 8, height: 4)
    // 20 points beside the middle and 24 above it.
    #expect(colours[1][1] < 255 && colours[0][3] < 255)
    #expect(colours[0][0] == 255)
    #expect(abs(Int(colours[1][4]) - Int(colours[2][3])) <= 2)
  }

  @Test func anEllipticalGradientIsStretched() {
    let colours = reds(EllipticalGradient(colors: ramp), width: 8, height: 1)
    #expect(colours[0][0] > colours[0][3])
    #expect(colours[0][0] == colours[0][7])
  }

  @Test func anAngularGradientGoesRound() {
    let colours = reds(AngularGradient(colors: ramp, center: .center), width: 8, height: 4)
    // Clockwise from the trailing side.
    #expect(colours[2][7] < colours[2][0] && colours[2][0] < colours[1][7])
  }

  @Test func aColourHasAGradient() {
    let colours = reds(Rectangle().fill(Color.blue.gradient), width: 1, height: 4).map { $0[0] }
    #expect(colours == colours.sorted(by: >))
    #expect(colours[0] > colours[3])
  }

  @Test func materialsLetThrough() {
    let view = Text(" ").background(.ultraThinMaterial).background(.white)
    let frame = frame(view, width: 1, height: 1, manner: .filled)
    #expect(frame[0, 0].background.red > 44 && frame[0, 0].background.red < 255)
  }
}
