import Cells
import Charts
import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct BarChartTests {
  private func bars(_ values: [(String, Double)]) -> some View {
    Chart(values, id: \.0) { BarMark(x: .value("Name", $0.0), y: .value("Size", $0.1)) }
      .chartXAxis(.hidden).chartYAxis(.hidden)
  }

  @Test func barsStandInEvenBands() {
    #expect(
      draw(bars([("a", 1), ("b", 2), ("c", 4)]), width: 9, height: 4) == """
               ██
               ██
            ██ ██
         ██ ██ ██
        """)
  }

  @Test func endsAreEighthsOfARow() {
    #expect(draw(bars([("a", 1), ("b", 2.5), ("c", 4)]), width: 6, height: 1) == " ▂ ▅ █")
  }

  @Test func aBarAboveZeroIsSeen() {
    #expect(draw(bars([("a", 0.0001), ("b", 0), ("c", 1)]), width: 6, height: 2) == "     █\n ▁   █")
  }

  @Test func barsBelowZeroHang() {
    let view = bars([("a", 2), ("b", -2)])
    #expect(draw(view, width: 6, height: 2) == " ██\n    ██")
  }

  @Test func roundCornersLackAQuarterOfACell() {
    func frame(_ radius: CGFloat) -> Frame {
      ChartsTests.frame(
        Chart([("a", 1.0)], id: \.0) {
          BarMark(x: .value("Name", $0.0), y: .value("Size", $0.1)).cornerRadius(radius)
        }
        .chartXAxis(.hidden).chartYAxis(.hidden), width: 6, height: 3, manner: .filled)
    }
    #expect(frame(0).text == "\n\n")
    let round = frame(6).text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(round.map { $0.filter { $0 != " " } } == ["▟▙", "", "▜▛"])
  }

  @Test func filledBarsAreColour() {
    let frame = frame(bars([("a", 1)]), width: 4, height: 2, manner: .filled)
    #expect(frame[1, 0].background == RGBA(10, 132, 255))
    #expect(frame.text == "\n")
  }

  @Test func seriesArePiledInShades() {
    let view = Chart {
      BarMark(x: .value("Name", "a"), y: .value("Size", 2)).foregroundStyle(by: .value("Kind", "one"))
      BarMark(x: .value("Name", "a"), y: .value("Size", 2)).foregroundStyle(by: .value("Kind", "two"))
    }
    .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
    #expect(
      draw(view, width: 3, height: 4) == """
         ▒▒
         ▒▒
         ██
         ██
        """)
    let filled = frame(view, width: 3, height: 4, manner: .filled)
    #expect(filled[1, 0].background == RGBA(48, 209, 88))
    #expect(filled[1, 3].background == RGBA(10, 132, 255))
  }

  @Test func seriesStandSideBySide() {
    let view = Chart {
      BarMark(x: .value("Name", "a"), y: .value("Size", 1))
        .foregroundStyle(by: .value("Kind", "one")).position(by: .value("Kind", "one"))
      BarMark(x: .value("Name", "a"), y: .value("Size", 2))
        .foregroundStyle(by: .value("Kind", "two")).position(by: .value("Kind", "two"))
    }
    .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
    #expect(draw(view, width: 6, height: 2) == "    ▒▒\n ██ ▒▒")
  }

  @Test func levelBarsHaveNamesBeside() {
    let view = Chart {
      BarMark(x: .value("Hours", 10), y: .value("What", "Sleep"))
      BarMark(x: .value("Hours", 5), y: .value("What", "Work"))
    }
    .chartXAxis(.hidden)
    #expect(draw(view, width: 16, height: 2) == "▇▇▇▇▇▇▇▇▇▇ Sleep\n▇▇▇▇▇      Work")
  }

  @Test func rangesBeginWhereTheySay() {
    let view = Chart {
      BarMark(x: .value("Day", "a"), yStart: .value("Low", 1), yEnd: .value("High", 3), width: .fixed(8))
    }
    .chartXAxis(.hidden).chartYAxis(.hidden).chartYScale(domain: 0...4)
    #expect(draw(view, width: 1, height: 4) == "\n█\n█\n")
  }

  @Test func daysAreBandsOfDates() {
    let view = Chart(0..<3, id: \.self) {
      BarMark(
        x: .value("Day", day(hours: Double($0) * 24 + 7), unit: .day), y: .value("Steps", $0 + 1))
    }
    .chartYAxis(.hidden)
    #expect(
      draw(view, width: 24, height: 4) == """
                         ██████
                 ██████  ██████
         ██████  ██████  ██████
          Jan 9  Jan 10  Jan 11
        """)
  }

  @Test func sharesMakeAWhole() {
    let view = Chart {
      BarMark(x: .value("n", "a"), y: .value("v", 1), stacking: .normalized).foregroundStyle(.red)
      BarMark(x: .value("n", "a"), y: .value("v", 3), stacking: .normalized).foregroundStyle(.blue)
    }
    .chartXAxis(.hidden).chartYAxis(.hidden)
    let filled = frame(view, width: 1, height: 4, manner: .filled)
    #expect((0..<4).map { filled[0, $0].background == RGBA(255, 69, 58) } == [false, false, false, true])
  }
}
