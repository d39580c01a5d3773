// Modifiers of charts that show: each changes what is drawn.
import Charts
import SwiftUI

private struct Sale: Identifiable {
  let id: Int
  let shop: String
  let amount: Double
}

private let sales = [
  Sale(id: 0, shop: "east", amount: 3), Sale(id: 1, shop: "east", amount: 5),
  Sale(id: 0, shop: "west", amount: 4), Sale(id: 1, shop: "west", amount: 2),
]

@MainActor private var bars: some View {
  Chart(0..<3, id: \.self) { BarMark(x: .value("x", "\($0)"), y: .value("y", $0 + 1)) }
}

@MainActor private var series: some View {
  Chart(sales) { sale in
    LineMark(x: .value("x", sale.id), y: .value("y", sale.amount)).foregroundStyle(
      by: .value("shop", sale.shop))
  }
}

@MainActor private var points: some View {
  Chart(sales) { sale in
    PointMark(x: .value("x", sale.id), y: .value("y", sale.amount)).symbol(by: .value("shop", sale.shop))
  }
}

@MainActor private var dashed: some View {
  Chart(sales) { sale in
    LineMark(x: .value("x", sale.id), y: .value("y", sale.amount)).lineStyle(by: .value("shop", sale.shop))
  }
}

private struct AxesAndScales: View {
  var body: some View {
    Probes {
      Probe("chartXAxis", height: 96, bars) { $0.chartXAxis(.hidden) }
      Probe("chartYAxis", height: 96, bars) {
        $0.chartYAxis { AxisMarks(values: [0, 3]) { AxisValueLabel() } }
      }
      Probe("chartXAxisLabel", height: 96, bars) { $0.chartXAxisLabel("across") }
      Probe("chartYAxisLabel", height: 96, bars) { $0.chartYAxisLabel("up") }
      Probe("chartXScale", height: 96, series) { $0.chartXScale(domain: 0...4) }
      Probe("chartYScale", height: 96, bars) { $0.chartYScale(domain: 0...20) }
    }
  }
}

#Preview("axes and scales") { AxesAndScales() }

private struct StylesOfCharts: View {
  var body: some View {
    Probes {
      Probe("chartLegend", height: 96, series) { $0.chartLegend(.hidden) }
      Probe("chartForegroundStyleScale", height: 96, series) {
        $0.chartForegroundStyleScale(["east": .red, "west": .yellow])
      }
      Probe("chartSymbolScale", height: 96, points) {
        $0.chartSymbolScale(["east": .square, "west": .cross])
      }
      Probe("chartLineStyleScale", height: 96, dashed) {
        $0.chartLineStyleScale([
          "east": StrokeStyle(lineWidth: 8), "west": StrokeStyle(lineWidth: 1, dash: [4, 4]),
        ])
      }
      Probe("chartPlotStyle", height: 96, bars) { $0.chartPlotStyle { $0.background(.red) } }
    }
  }
}

#Preview("styles of charts") { StylesOfCharts() }

private struct ViewsOverCharts: View {
  var body: some View {
    Probes {
      Probe("chartBackground", height: 96, bars) { $0.chartBackground { _ in Color.red } }
      Probe("chartOverlay", height: 96, bars) { $0.chartOverlay { _ in Text("over") } }
    }
  }
}

#Preview("views over charts") { ViewsOverCharts() }

private struct PlotsOfCollectionsAndFunctions: View {
  var body: some View {
    Probes {
      Probe(
        "foregroundStyle of bars",
        Chart { BarPlot(sales, x: .value("x", \.id), y: .value("y", \.amount)) }
      ) { $0.chartYScale(domain: 0...20) }
      Probe(
        "lines",
        Chart { LinePlot(sales, x: .value("x", \.id), y: .value("y", \.amount), series: .value("s", \.shop)) }
      ) { $0.chartYScale(domain: 0...20) }
      Probe("areas", Chart { AreaPlot(x: "x", y: "y", domain: 0...4) { $0 } }) {
        $0.chartYScale(domain: 0...20)
      }
      Probe("points", Chart { PointPlot(sales, x: .value("x", \.id), y: .value("y", \.amount)) }) {
        $0.chartYScale(domain: 0...20)
      }
      Probe(
        "rectangles",
        Chart { RectanglePlot(sales, x: .value("x", \.shop), y: .value("y", \.amount)) }
      ) { $0.chartYScale(domain: 0...20) }
      Probe("rules", Chart { RulePlot(sales, y: .value("y", \.amount)) }) { $0.chartYScale(domain: 0...20) }
      Probe(
        "sectors",
        Chart { SectorPlot(sales, angle: .value("y", \.amount)).foregroundStyle(by: .value("s", \.shop)) }
      ) { $0.chartForegroundStyleScale(["east": Color.red, "west": .white]) }
    }
  }
}

#Preview("plots of collections and functions") { PlotsOfCollectionsAndFunctions() }
