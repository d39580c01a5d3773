import SwiftUI
import Testing

@Suite struct UnitCurveTests {
  @Test func curvesBeginAndEndAtTheirEnds() {
    for curve in [UnitCurve.linear, .easeIn, .easeOut, .easeInOut] {
      #expect(abs(curve.value(at: 0)) < 0.001 && abs(curve.value(at: 1) - 1) < 0.001)
    }
  }

  @Test func easingIsSlowWhereItSays() {
    #expect(abs(UnitCurve.linear.value(at: 0.25) - 0.25) < 0.001)
    #expect(UnitCurve.easeIn.value(at: 0.25) < 0.2 && UnitCurve.easeOut.value(at: 0.25) > 0.3)
    #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 0.001)
  }
}
