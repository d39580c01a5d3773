import Cells
import Charts
import Foundation
import SwiftUI
import Testing

/// What may be wrong with data, and every size.
@MainActor @Suite struct ChartTests {
  private struct Reading: Identifiable {
    var id: Int
    var x: Double
    var y: Double
  }

  @ChartContentBuilder
  private func everything(_ readings: [Reading], _ name: String?) -> some ChartContent {
    ForEach(readings) { reading in
      LineMark(x: .value("x", reading.x), y: .value("y", reading.y)).interpolationMethod(.monotone)
      AreaMark(x: .value("x", reading.x), y: .value("y", reading.y)).interpolationMethod(.catmullRom)
      AreaMark(x: .value("x", reading.x), yStart: .value("y", reading.y), yEnd: .value("y", -reading.y))
      BarMark(x: .value("x", reading.x), y: .value("y", reading.y))
      PointMark(x: .value("x", reading.x), y: .value("y", reading.y)).annotation { Text("note") }
      RectangleMark(x: .value("x", reading.x), y: .value("y", reading.y))
    }
    if let name {
      RuleMark(y: .value("rule", 1)).annotation(position: .bottomLeading) { Text(name) }
    } else {
      RuleMark(x: .value("rule", 1))
    }
    if #available(iOS 17, *) {
      SectorMark(angle: .value("a", 3), innerRadius: .ratio(0.5), angularInset: 2)
    }
  }

  @Test func everySizeAndEveryNumberIsDrawn() {
    let numbers: [[Double]] = [
      [], [1], [0, 0], [5, 5, 5], [-1, -2], [.nan, 1, .infinity], [-.infinity], [1e300, -1e300], [1e-300, 0],
      [.nan],
    ]
    for values in numbers {
      let readings = values.enumerated().map { Reading(id: $0.offset, x: Double($0.offset), y: $0.element) }
      let turned = values.enumerated().map { Reading(id: $0.offset, x: $0.element, y: Double($0.offset)) }
      for data in [readings, turned] {
        for (width, height) in [(1, 1), (6, 1), (6, 2), (20, 3), (45, 4), (30, 10)] {
          for manner in [Manner.filled, .outlined] {
            let chart = Chart { everything(data, width == 6 ? nil : "name") }
            let frame = frame(chart, width: width, height: height, manner: manner)
            #expect(frame.size == CellSize(columns: width, rows: height))
          }
        }
      }
    }
  }

  @Test func strangeScalesAreDrawn() {
    let line = Chart([0.0, 10, 1000], id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
    #expect(!draw(line.chartYScale(type: .log).chartXScale(type: .squareRoot), width: 30, height: 6).isEmpty)
    #expect(!draw(line.chartYScale(type: .symmetricLog), width: 30, height: 6).isEmpty)
    #expect(!draw(line.chartYScale(domain: 5...5), width: 30, height: 6).isEmpty)
    #expect(!draw(line.chartYScale(domain: [Double.nan, 1]), width: 30, height: 6).isEmpty)
    #expect(!draw(line.chartXScale(domain: [10, 0]), width: 30, height: 6).isEmpty)
    #expect(draw(Chart {}, width: 8, height: 2) == "\n")
    _ = draw(line.chartXScale(range: .plotDimension(padding: 400)), width: 6, height: 2)
  }

  @Test func aRangeBackwardsTurnsTheScale() {
    let view = Chart([0, 1], id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
      .chartXAxis(.hidden).chartYAxis(.hidden).chartXScale(domain: 0...1)
    #expect(draw(view.chartYScale(domain: [1, 0]), width: 2, height: 1) == "⠑⢄")
    #expect(draw(view.chartYScale(domain: .automatic(reversed: true)), width: 2, height: 1) == "⠑⢄")
  }

  @Test func zeroIsLeftOutOnRequest() {
    let view = Chart([100, 110], id: \.self) { LineMark(x: .value("x", $0 - 100), y: .value("y", $0)) }
      .chartXAxis(.hidden).chartYAxis(.hidden)
    #expect(draw(view, width: 4, height: 1) == "⠉⠉⠉⠉")
    #expect(
      draw(view.chartYScale(domain: .automatic(includesZero: false)), width: 4, height: 1) == "⣀⠤⠒⠉")
  }

  @Test func sharesAreARingOrARow() {
    let view = Chart {
      SectorMark(angle: .value("a", 3)).foregroundStyle(.red)
      SectorMark(angle: .value("b", 1)).foregroundStyle(.blue)
    }
    #expect(draw(view, width: 8, height: 1) == "██████▒▒")
    let pie = frame(view, width: 8, height: 4, manner: .filled)
    #expect(pie[5, 1].background == RGBA(255, 69, 58))
    #expect(pie[2, 1].background == RGBA(10, 132, 255))
    #expect(pie[2, 2].background == RGBA(255, 69, 58))
  }

  @Test func overlaysKnowPlaces() {
    let view = Chart([0, 10], id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
      .chartYAxis { AxisMarks(position: .leading) }
      .chartXAxis(.hidden)
      .chartOverlay { proxy in
        GeometryReader { geometry in
          let plot = geometry[proxy.plotAreaFrame]
          let x = proxy.position(forX: 5) ?? 0
          Text(
            "\(Int(plot.minX)) \(Int(x)) \(Int(proxy.plotSize.width)) \(proxy.value(atX: x, as: Int.self) ?? -1)"
          )
        }
      }
    // "10" and a gap are three columns: the plot begins at 24 points and is 17 columns wide.
    #expect(draw(view, width: 20, height: 3).hasPrefix("24 68 136 5"))
  }

  @Test func thePlotTakesAStyle() {
    let view = Chart { RuleMark(y: .value("y", 0)) }
      .chartXAxis(.hidden).chartYAxis(.hidden)
      .chartPlotStyle { $0.background(.red) }
      .chartBackground { _ in Color.blue }
    #expect(frame(view, width: 4, height: 2, manner: .filled)[0, 0].background == RGBA(255, 69, 58))
  }

  @Test func typesOfTheUserArePlotted() {
    enum Meal: String, Plottable {
      case lunch, dinner
    }
    let view = Chart([Meal.lunch, .dinner], id: \.self) { BarMark(x: .value("Meal", $0), y: .value("n", 1)) }
    #expect(draw(view, width: 24, height: 3).contains("lunch"))
  }
}
