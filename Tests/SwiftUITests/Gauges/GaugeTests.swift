import BoxLayout
import SwiftUI
import Testing

private struct Percent: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text("\(Int(configuration.value * 100))")
    }
  }
}

@MainActor @Suite struct GaugeTests {
  private var full: some View {
    Gauge(value: 3, in: 0...10) {
      Text("Sun")
    } currentValueLabel: {
      Text("3")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("10")
    }
  }

  @Test func aBarFillsInItsBounds() {
    let view = Gauge(value: 4.0, in: 0...8) { EmptyView() }.gaugeStyle(.linearCapacity)
    #expect(draw(view, width: 8, height: 1) == "━━━━────")
    #expect(draw(Gauge(value: 0.25) { EmptyView() }, width: 8, height: 1) == "━━──────")
  }

  @Test func labelsStandAroundTheBar() {
    #expect(
      draw(full, width: 15, height: 3) == """
              Sun
        0 ━━━─────── 10
               3
        """)
    #expect(
      draw(full.gaugeStyle(.accessoryLinearCapacity), width: 15, height: 3) == """
        Sun
        0 ━━━─────── 10
        3
        """)
    #expect(draw(full.gaugeStyle(.accessoryLinear), width: 15, height: 1) == "0 ━━━●━━━━━━ 10")
  }

  @Test func dialsHoldTheirValueInTheMiddle() {
    #expect(
      draw(full.gaugeStyle(.accessoryCircular), width: 6, height: 3) == """
        ╭●───╮
        │ 3  │
        ╰0 10╯
        """)
    #expect(
      draw(full.gaugeStyle(.accessoryCircularCapacity), width: 6, height: 3) == """
        ╭──━━┓
        │ 3  ┃
        ╰────╯
        """)
    #expect(draw(full.gaugeStyle(.accessoryCircularCapacity), width: 6, height: 1) == " ◔ 3")
    #expect(
      draw(full.gaugeStyle(.accessoryCircularCapacity), width: 6, height: 3, manner: .filled) == """
        ⢠⠖⠋⠙⠲⡄
        ⣏ 3  ⣹
        ⠘⠦⣄⣠⠴⠃
        """)
  }

  @Test func labelsWithoutRoomAreLeftOut() {
    let gauge = Gauge(value: 0.5) {
      Text("B")
    } currentValueLabel: {
      Text("50")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("9")
    }
    let dial = gauge.gaugeStyle(.accessoryCircular)
    #expect(draw(dial.frame(width: 16, height: 16), width: 2, height: 1) == "◑")
    #expect(draw(dial.frame(width: 24, height: 24), width: 3, height: 1) == " ◑")
    // Two rows have a row for the value and none for the bounds.
    #expect(draw(dial.frame(width: 32, height: 32), width: 4, height: 2) == " ◑\n 50")
  }

  @Test func aValueOutsideItsBoundsIsKeptInside() {
    #expect(
      draw(Gauge(value: 9, in: 0...3) { Text("x") }.gaugeStyle(Percent()), width: 5, height: 1) == "x 100")
    #expect(
      draw(Gauge(value: -9, in: 0...3) { Text("x") }.gaugeStyle(Percent()), width: 3, height: 1) == "x 0")
    #expect(
      draw(Gauge(value: 2, in: 2...2) { Text("x") }.gaugeStyle(Percent()), width: 3, height: 1) == "x 0")
  }
}
