import Cells
import Charts
import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct PlotsTests {
  struct Sale: Identifiable {
    var id: Int
    var amount: Double
    var shop: String
    var low = 0.0
    var weight = 1.0
    var colour = Color.red
  }

  private let sales = [
    Sale(id: 0, amount: 1, shop: "A"), Sale(id: 1, amount: 3, shop: "B", low: 1),
    Sale(id: 2, amount: 2, shop: "A", low: 2),
  ]

  /// A chart without axes and legend.
  private func drawn(_ content: some ChartContent, manner: Manner = .outlined) -> String {
    draw(
      Chart { content }.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden), width: 12, height: 3,
      manner: manner)
  }

  /// Two kinds of content that must look alike.
  private func expectSame(
    _ plot: some ChartContent, _ marks: some ChartContent, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let (plot, marks) = (drawn(plot), drawn(marks))
    #expect(plot == marks, sourceLocation: sourceLocation)
    #expect(plot.contains { !$0.isWhitespace }, sourceLocation: sourceLocation)
  }

  @Test func aPlotDrawsWhatItsMarksWould() {
    expectSame(
      BarPlot(sales, x: .value("Day", \.id), y: .value("Sum", \.amount)),
      ForEach(sales) { BarMark(x: .value("Day", $0.id), y: .value("Sum", $0.amount)) })
    expectSame(
      LinePlot(sales, x: .value("Day", \.id), y: .value("Sum", \.amount)),
      ForEach(sales) { LineMark(x: .value("Day", $0.id), y: .value("Sum", $0.amount)) })
    expectSame(
      PointPlot(sales, x: .value("Day", \.id), y: .value("Sum", \.amount)),
      ForEach(sales) { PointMark(x: .value("Day", $0.id), y: .value("Sum", $0.amount)) })
    expectSame(
      AreaPlot(sales, x: .value("Day", \.id), yStart: .value("Low", \.low), yEnd: .value("Sum", \.amount)),
      ForEach(sales) {
        AreaMark(x: .value("Day", $0.id), yStart: .value("Low", $0.low), yEnd: .value("Sum", $0.amount))
      })
    expectSame(
      RulePlot(sales, x: .value("Day", \.id)), ForEach(sales) { RuleMark(x: .value("Day", $0.id)) })
    expectSame(
      RectanglePlot(sales, x: .value("Shop", \.shop), y: .value("Sum", \.amount)),
      ForEach(sales) { RectangleMark(x: .value("Shop", $0.shop), y: .value("Sum", $0.amount)) })
    expectSame(
      SectorPlot(sales, angle: .value("Sum", \.amount), innerRadius: .ratio(0.5)),
      ForEach(sales) { SectorMark(angle: .value("Sum", $0.amount), innerRadius: .ratio(0.5)) })
  }

  @Test func stylesMayDependOnTheElement() {
    func colours(_ content: some ChartContent) -> [RGBA] {
      let view = Chart { content }.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
      return frame(view, width: 12, height: 3, manner: .filled).cells.flatMap {
        [$0.foreground, $0.background]
      }
    }
    let plot = BarPlot(sales, x: .value("Day", \.id), y: .value("Sum", \.amount))
    let byShop = colours(plot.foregroundStyle(by: .value("Shop", \.shop)))
    let markByShop = colours(
      ForEach(sales) {
        BarMark(x: .value("Day", $0.id), y: .value("Sum", $0.amount))
          .foregroundStyle(by: .value("Shop", $0.shop))
      })
    #expect(byShop == markByShop)
    let byColour = colours(plot.foregroundStyle(\.colour).opacity(\.weight))
    let markByColour = colours(
      ForEach(sales) {
        BarMark(x: .value("Day", $0.id), y: .value("Sum", $0.amount)).foregroundStyle($0.colour)
      })
    #expect(byColour == markByColour)
    #expect(byColour != byShop)
  }

  @Test func functionsAreDrawnOverTheDomain() {
    let line = LinePlot(x: "x", y: "y", domain: 0...10) { $0 }
    #expect(
      drawn(line) == """
                ⣀⡤⠒⠉
            ⣀⠤⠖⠉
        ⣀⠤⠒⠋
        """)
    #expect(drawn(AreaPlot(x: "x", y: "y", domain: 0...1) { _ in 1 }).contains("█"))
  }

  @Test func sectorsMayBeRangesOfTheTurn() {
    func turn(_ ranges: [Range<Double>]) -> String {
      drawn(ForEach(ranges, id: \.lowerBound) { SectorMark(angle: .value("Part", $0)) }, manner: .filled)
    }
    // The first quarter of the turn stays free.
    #expect(turn([25..<50, 50..<100]) != turn([0..<50, 50..<100]))
    #expect(turn([0..<1, 1..<2]) == turn([0..<50, 50..<100]))
  }
}
