import Cells
import Charts
import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct LineChartTests {
  private func line(_ values: [Double], _ method: InterpolationMethod = .linear) -> some View {
    Chart(Array(values.enumerated()), id: \.offset) {
      LineMark(x: .value("Place", $0.offset), y: .value("Value", $0.element)).interpolationMethod(method)
    }
    .chartXAxis(.hidden).chartYAxis(.hidden).chartXScale(domain: 0...max(1, values.count - 1))
  }

  @Test func aLineIsDots() {
    #expect(draw(line([0, 1]), width: 4, height: 2) == "  ⡠⠊\n⡠⠊")
    #expect(draw(line([0, 1]), width: 2, height: 1) == "⡠⠊")
  }

  @Test func stepsAreLevelAndUpright() {
    #expect(draw(line([0, 1, 0], .stepEnd), width: 4, height: 1) == "⣀⣀⡏⢹")
    #expect(draw(line([1, 0], .stepStart), width: 2, height: 1) == "⣇⣀")
  }

  @Test func oneValueIsNoLine() {
    #expect(draw(line([3]), width: 4, height: 1).isEmpty)
    let view = Chart { PointMark(x: .value("x", 1), y: .value("y", 1)) }
      .chartXAxis(.hidden).chartYAxis(.hidden).chartXScale(domain: 0...2).chartYScale(domain: 0...2)
    #expect(draw(view, width: 5, height: 3) == "\n  ●\n")
  }

  @Test func valuesWithoutAPlaceLeaveAGap() {
    #expect(draw(line([1, 1, .nan, 1, 1]), width: 8, height: 1) == "⠉⠉⠁   ⠉⠉")
  }

  @Test func smallPointsAreDots() {
    let view = Chart(0..<4, id: \.self) {
      PointMark(x: .value("x", $0), y: .value("y", $0 % 2)).symbolSize(10)
    }
    .chartXAxis(.hidden).chartYAxis(.hidden).chartXScale(domain: 0...4)
    #expect(draw(view, width: 2, height: 1) == "⡈⡈")
  }

  @Test func rulesCrossThePlot() {
    let level = Chart { RuleMark(y: .value("y", 1)) }
      .chartXAxis(.hidden).chartYAxis(.hidden).chartYScale(domain: 0...2)
    #expect(draw(level, width: 4, height: 1) == "⠤⠤⠤⠤")
    let upright = Chart { RuleMark(x: .value("x", 1)) }
      .chartXAxis(.hidden).chartYAxis(.hidden).chartXScale(domain: 0...2)
    #expect(draw(upright, width: 3, height: 2) == " ⢸\n ⢸")
    let dashed = Chart { RuleMark(y: .value("y", 2)).lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 4])) }
      .chartXAxis(.hidden).chartYAxis(.hidden).chartYScale(domain: 0...2)
    #expect(draw(dashed, width: 3, height: 1) == "⠁⠁⠁")
  }

  @Test func areasAloneAreBlocks() {
    let view = Chart(0..<5, id: \.self) { AreaMark(x: .value("x", $0), y: .value("y", $0)) }
      .chartXAxis(.hidden).chartYAxis(.hidden).chartXScale(domain: 0...4)
    #expect(draw(view, width: 8, height: 1) == " ▁▂▃▄▅▆▇")
  }

  @Test func seriesHaveDashesInTextAndColoursElse() {
    let view = Chart {
      ForEach(["a", "b"], id: \.self) { name in
        ForEach(0..<2, id: \.self) { x in
          LineMark(x: .value("x", x), y: .value("y", name == "a" ? 2 : 0))
            .foregroundStyle(by: .value("Name", name))
        }
      }
    }
    .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden).chartXScale(domain: 0...1)
    #expect(draw(view, width: 5, height: 1) == "⣉⡉⢉⣉⠉")
    let filled = frame(view, width: 4, height: 2, manner: .filled)
    #expect(filled[0, 0].foreground == RGBA(10, 132, 255))
    #expect(filled[0, 1].foreground == RGBA(48, 209, 88))
  }
}
