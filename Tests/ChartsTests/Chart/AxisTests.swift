import Cells
import Charts
import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct AxisTests {
  /// A level line at the bottom of a plot from 0 to 100, two hours long.
  private var hours: some View {
    Chart([0.0, 2], id: \.self) {
      LineMark(x: .value("Time", day(hours: 9 + $0)), y: .value("Level", 0))
    }
    .chartYScale(domain: 0...100)
  }

  @Test func numbersStandAtTheTrailingSideAndTimesBelow() {
    #expect(
      draw(hours, width: 26, height: 4) == """
                               100
                               50
        ⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀ 0
        9 AM     10 AM      11 AM
        """)
  }

  @Test func thePlotKeepsTwoRows() {
    #expect(
      draw(hours, width: 26, height: 2) == "                       100\n" + String(repeating: "⣀", count: 22)
        + " 0")
    #expect(draw(hours, width: 26, height: 1) == String(repeating: "⣀", count: 26))
    #expect(draw(hours, width: 10, height: 2) == "\n" + String(repeating: "⣀", count: 10))
  }

  @Test func axesAreHidden() {
    let view = hours.chartXAxis(.hidden).chartYAxis(.hidden)
    #expect(draw(view, width: 10, height: 4) == "\n\n\n" + String(repeating: "⣀", count: 10))
  }

  @Test func axesShowWhatTheySay() {
    let view =
      hours
      .chartYAxis {
        AxisMarks(position: .leading, values: [0, 100]) { value in
          AxisGridLine()
          AxisValueLabel { if let number = value.as(Int.self) { Text("\(number)%") } }
        }
      }
      .chartXAxis { AxisMarks(values: .stride(by: .hour)) { AxisValueLabel(format: .dateTime.hour()) } }
    #expect(
      draw(view, width: 26, height: 5)
        == """
        100% ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄


          0% ⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀
           9 AM      10 AM   11 AM
        """)
  }

  @Test func emptyContentShowsNothing() {
    let view = hours.chartXAxis {}.chartYAxis {}
    #expect(draw(view, width: 10, height: 4) == "\n\n\n" + String(repeating: "⣀", count: 10))
  }

  @Test func titlesHaveRowsOfTheirOwn() {
    let view = hours.chartXAxis(.hidden).chartYAxis(.hidden).chartXAxisLabel("time").chartYAxisLabel("level")
    #expect(draw(view, width: 10, height: 5) == "     level\n\n\n⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀\n   time")
    #expect(draw(view, width: 10, height: 3) == "\n\n⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀")
  }

  @Test func legendsNameSeries() {
    let view = Chart(["Coffee", "Tea"], id: \.self) {
      BarMark(x: .value("Name", "a"), y: .value("Cups", 1)).foregroundStyle(by: .value("Kind", $0))
    }
    .chartXAxis(.hidden).chartYAxis(.hidden)
    #expect(draw(view, width: 18, height: 4).hasSuffix("\n█ Coffee  ▒ Tea"))
    #expect(!draw(view, width: 18, height: 3).contains("Tea"))
    #expect(draw(view.chartLegend(position: .top), width: 18, height: 4).hasPrefix("█ Coffee  ▒ Tea\n"))
    #expect(!draw(view.chartLegend(.hidden), width: 18, height: 9).contains("Tea"))
    let own = view.chartLegend { Text("mine") }
    #expect(draw(own, width: 18, height: 4).hasSuffix("\nmine"))
    let colours = view.chartForegroundStyleScale(["Coffee": Color.brown, "Tea": .green])
    #expect(frame(colours, width: 3, height: 4, manner: .filled)[1, 2].background == RGBA(172, 142, 104))
  }

  @Test func annotationsStandBesideMarks() {
    let view = Chart {
      BarMark(x: .value("n", "a"), y: .value("v", 1)).annotation(position: .top) { Text("one") }
      BarMark(x: .value("n", "b"), y: .value("v", 3)).annotation(position: .overlay) { Text("3") }
    }
    .chartXAxis(.hidden).chartYAxis(.hidden).chartYScale(domain: 0...3)
    #expect(
      draw(view, width: 10, height: 3) == """
              ████
         one  █3██
         ████ ████
        """)
    #expect(!draw(view, width: 10, height: 1).contains("one"))
  }

  @Test func chartsMirrorForRightToLeft() {
    let view = Chart {
      BarMark(x: .value("Hours", 5), y: .value("What", "a"))
      BarMark(x: .value("Hours", 10), y: .value("What", "b"))
    }
    .chartXAxis(.hidden).chartYAxis(.hidden)
    #expect(frame(view, width: 4, height: 2, direction: .rightToLeft).text == "  ▇▇\n▇▇▇▇")
  }
}
