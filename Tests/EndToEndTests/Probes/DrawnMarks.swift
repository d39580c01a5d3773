// Marks, plots and axes of charts in every form: each is drawn otherwise than the bars beside it.
import Charts
import SwiftUI

private struct Sale: Identifiable {
  let id: Int
  let day: Int
  let shop: String
  let least: Int
  let amount: Int
}

private let sales = [
  Sale(id: 1, day: 1, shop: "east", least: 1, amount: 3),
  Sale(id: 2, day: 2, shop: "east", least: 2, amount: 5),
  Sale(id: 3, day: 1, shop: "west", least: 1, amount: 4),
  Sale(id: 4, day: 2, shop: "west", least: 1, amount: 2),
]
private let string = "title"
@MainActor private let mark: any ChartContent = BarMark(x: .value("x", "a"), y: .value("y", 3))
@MainActor private let axis: any AxisContent = AxisMarks(position: .leading)
@MainActor private let tick: any AxisMark = AxisValueLabel("n")
private let symbol: any ChartSymbolShape = BasicChartSymbolShape.square
private let ticks = [0, 5]

@MainActor private var bars: some View {
  Chart(sales) { BarMark(x: .value("x", $0.shop), y: .value("y", $0.amount)) }
}

private struct Lines1: View {
  var body: some View {
    Probes {
      Probe("AreaMark", height: 96, bars) { _ in
        Chart { ForEach(sales) { AreaMark(x: .value("x", $0.day), y: .value("y", $0.amount)) } }
      }
      Probe("AreaMark of a series", height: 96, bars) { _ in
        Chart {
          ForEach(sales) {
            AreaMark(x: .value("x", $0.day), y: .value("y", $0.amount), series: .value("s", $0.shop))
          }
        }
      }
      Probe("AreaMark between", height: 96, bars) { _ in
        Chart {
          ForEach(sales) {
            AreaMark(x: .value("x", $0.day), yStart: .value("a", 1), yEnd: .value("b", $0.amount))
          }
        }
      }
      Probe("AreaMark between, of a series", height: 96, bars) { _ in
        Chart {
          ForEach(sales) {
            AreaMark(
              x: .value("x", $0.day), yStart: .value("a", 1), yEnd: .value("b", $0.amount),
              series: .value("s", $0.shop))
          }
        }
      }
      Probe("AreaMark across", height: 96, bars) { _ in
        Chart {
          ForEach(sales) {
            AreaMark(xStart: .value("a", 1), xEnd: .value("b", $0.amount), y: .value("y", $0.day))
          }
        }
      }
      Probe("AreaMark across, of a series", height: 96, bars) { _ in
        Chart {
          ForEach(sales) {
            AreaMark(
              xStart: .value("a", 1), xEnd: .value("b", $0.amount), y: .value("y", $0.day),
              series: .value("s", $0.shop))
          }
        }
      }
      Probe("AreaPlot", height: 96, bars) { _ in
        Chart { AreaPlot(sales, x: .value("x", \.day), y: .value("y", \.amount)) }
      }
    }
  }
}

#Preview("areas and lines 1") { Lines1() }

private struct Lines2: View {
  var body: some View {
    Probes {
      Probe("AreaPlot of a series", height: 96, bars) { _ in
        Chart {
          AreaPlot(sales, x: .value("x", \.day), y: .value("y", \.amount), series: .value("s", \.shop))
        }
      }
      Probe("AreaPlot between", height: 96, bars) { _ in
        Chart {
          AreaPlot(sales, x: .value("x", \.day), yStart: .value("a", \.least), yEnd: .value("b", \.amount))
        }
      }
      Probe("AreaPlot across", height: 96, bars) { _ in
        Chart {
          AreaPlot(sales, xStart: .value("a", \.least), xEnd: .value("b", \.amount), y: .value("y", \.day))
        }
      }
      Probe("AreaPlot of a function", height: 96, bars) { _ in
        Chart { AreaPlot(x: string, y: string, domain: 0...4) { $0 } }
      }
      Probe("AreaPlot between functions", height: 96, bars) { _ in
        Chart { AreaPlot(x: "x", yStart: "a", yEnd: "b", domain: 0...4) { (yStart: $0, yEnd: $0 + 1) } }
      }
      Probe("LineMark of a series", height: 96, bars) { _ in
        Chart {
          ForEach(sales) {
            LineMark(x: .value("x", $0.day), y: .value("y", $0.amount), series: .value("s", $0.shop))
          }
        }
      }
      Probe("LinePlot", height: 96, bars) { _ in
        Chart { LinePlot(sales, x: .value("x", \.day), y: .value("y", \.amount)) }
      }
    }
  }
}

#Preview("areas and lines 2") { Lines2() }

private struct Lines3: View {
  var body: some View {
    Probes {
      Probe("LinePlot of a function", height: 96, bars) { _ in
        Chart { LinePlot(x: "x", y: "y", domain: 0...4) { $0 * $0 } }
      }
      Probe("LinePlot of a function with strings", height: 96, bars) { _ in
        Chart { LinePlot(x: string, y: string, domain: 0...4) { $0 * $0 } }
      }
      Probe("LinePlot of two functions", height: 96, bars) { _ in
        Chart { LinePlot(x: "x", y: "y", t: "t", domain: 0...4) { (x: $0, y: $0 * $0) } }
      }
    }
  }
}

#Preview("areas and lines 3") { Lines3() }

private struct Bars1: View {
  var body: some View {
    Probes {
      Probe("BarMark between", height: 96, bars) { _ in
        Chart { BarMark(x: .value("x", "a"), yStart: .value("a", 1), yEnd: .value("b", 3)) }
      }
      Probe("BarMark between points", height: 96, bars) { _ in
        Chart { BarMark(x: .value("x", "a"), yStart: 8, yEnd: 40) }
      }
      Probe("BarMark across", height: 96, bars) { _ in
        Chart { BarMark(xStart: .value("a", 1), xEnd: .value("b", 3), y: .value("y", "a")) }
      }
      Probe("BarMark across points", height: 96, bars) { _ in
        Chart { BarMark(xStart: 8, xEnd: 60, y: .value("y", "a")) }
      }
      Probe("BarMark from and to, on points of height", height: 96, bars) { _ in
        Chart { BarMark(xStart: .value("a", 1), xEnd: .value("b", 3), yStart: 8, yEnd: 40) }
      }
      Probe("BarMark from and to, on points of width", height: 96, bars) { _ in
        Chart { BarMark(xStart: 8, xEnd: 60, yStart: .value("a", 1), yEnd: .value("b", 3)) }
      }
      Probe("BarPlot between", height: 96, bars) { _ in
        Chart {
          BarPlot(sales, x: .value("x", \.shop), yStart: .value("a", \.least), yEnd: .value("b", \.amount))
        }
      }
    }
  }
}

#Preview("bars, points and rectangles 1") { Bars1() }

private struct Bars2: View {
  var body: some View {
    Probes {
      Probe("BarPlot across", height: 96, bars) { _ in
        Chart {
          BarPlot(sales, xStart: .value("a", \.least), xEnd: .value("b", \.amount), y: .value("y", \.shop))
        }
      }
      Probe("PointMark on a height", height: 96, bars) { _ in
        Chart { PointMark(x: .value("x", 1), y: 40) }
      }
      Probe("PointMark on a width", height: 96, bars) { _ in
        Chart { PointMark(x: 60, y: .value("y", 1)) }
      }
      Probe("RectangleMark", height: 96, bars) { _ in
        Chart {
          RectangleMark(
            xStart: .value("a", 1), xEnd: .value("b", 3), yStart: .value("c", 1), yEnd: .value("d", 3))
        }
      }
      Probe("RectangleMark between", height: 96, bars) { _ in
        Chart { RectangleMark(x: .value("x", "a"), yStart: .value("a", 1), yEnd: .value("b", 3)) }
      }
      Probe("RectangleMark between points", height: 96, bars) { _ in
        Chart { RectangleMark(x: .value("x", "a"), yStart: 8, yEnd: 40) }
      }
      Probe("RectangleMark across", height: 96, bars) { _ in
        Chart { RectangleMark(xStart: .value("a", 1), xEnd: .value("b", 3), y: .value("y", "a")) }
      }
    }
  }
}

#Preview("bars, points and rectangles 2") { Bars2() }

private struct Bars3: View {
  var body: some View {
    Probes {
      Probe("RectangleMark across points", height: 96, bars) { _ in
        Chart { RectangleMark(xStart: 8, xEnd: 60, y: .value("y", "a")) }
      }
      Probe("RectangleMark on points of height", height: 96, bars) { _ in
        Chart { RectangleMark(xStart: .value("a", 1), xEnd: .value("b", 3), yStart: 8, yEnd: 40) }
      }
      Probe("RectangleMark on points of width", height: 96, bars) { _ in
        Chart { RectangleMark(xStart: 8, xEnd: 60, yStart: .value("a", 1), yEnd: .value("b", 3)) }
      }
      Probe("RectanglePlot between", height: 96, bars) { _ in
        Chart {
          RectanglePlot(
            sales, x: .value("x", \.shop), yStart: .value("a", \.least), yEnd: .value("b", \.amount))
        }
      }
      Probe("RectanglePlot across", height: 96, bars) { _ in
        Chart {
          RectanglePlot(
            sales, xStart: .value("a", \.least), xEnd: .value("b", \.amount), y: .value("y", \.shop))
        }
      }
      Probe("RectanglePlot", height: 96, bars) { _ in
        Chart {
          RectanglePlot(
            sales, xStart: .value("a", \.least), xEnd: .value("b", \.amount), yStart: .value("c", \.least),
            yEnd: .value("d", \.amount))
        }
      }
    }
  }
}

#Preview("bars, points and rectangles 3") { Bars3() }

private struct Axes1: View {
  var body: some View {
    Probes {
      Probe("RuleMark between", height: 96, bars) { _ in
        Chart { RuleMark(x: .value("x", 1), yStart: .value("a", 1), yEnd: .value("b", 3)) }
      }
      Probe("RuleMark between points", height: 96, bars) { _ in
        Chart { RuleMark(x: .value("x", 1), yStart: 8, yEnd: 40) }
      }
      Probe("RulePlot between points", height: 96, bars) { _ in
        Chart { RulePlot(sales, x: .value("x", \.day), yStart: 8, yEnd: 40) }
      }
      Probe("RulePlot between", height: 96, bars) { _ in
        Chart {
          RulePlot(sales, x: .value("x", \.day), yStart: .value("a", \.least), yEnd: .value("b", \.amount))
        }
      }
      Probe("RulePlot across", height: 96, bars) { _ in
        Chart {
          RulePlot(sales, xStart: .value("a", \.least), xEnd: .value("b", \.amount), y: .value("y", \.day))
        }
      }
      Probe("ForEach of numbers", height: 96, bars) { _ in
        Chart { ForEach(0..<3) { BarMark(x: .value("x", "\($0)"), y: .value("y", $0)) } }
      }
      Probe("ForEach by a key path", height: 96, bars) { _ in
        Chart { ForEach(sales, id: \.id) { BarMark(x: .value("x", $0.shop), y: .value("y", $0.least)) } }
      }
    }
  }
}

#Preview("rules and axes 1") { Axes1() }

private struct Axes2: View {
  var body: some View {
    Probes {
      Probe("Plot", height: 96, bars) { _ in
        Chart { Plot { BarMark(x: .value("x", "a"), y: .value("y", 3)) } }
      }
      Probe("RectangleMark of a point", height: 96, bars) { _ in
        Chart { ForEach(sales) { RectangleMark(x: .value("x", $0.day), y: .value("y", $0.amount)) } }
      }
      Probe("SectorMark", height: 96, bars) { _ in
        Chart { ForEach(sales) { SectorMark(angle: .value("a", $0.amount)) } }
      }
      Probe("annotation", height: 96, bars) { _ in
        Chart(sales) { BarMark(x: .value("x", $0.shop), y: .value("y", $0.amount)).annotation { Text("n") } }
      }
      Probe("annotation of each", height: 96, bars) { _ in
        Chart(sales) {
          BarMark(x: .value("x", $0.shop), y: .value("y", $0.amount)).annotation(position: .overlay) { _ in
            Text("n")
          }
        }
      }
      Probe("annotation that overflows", height: 96, bars) { _ in
        Chart(sales) {
          BarMark(x: .value("x", $0.shop), y: .value("y", $0.amount)).annotation(
            position: .top, overflowResolution: .init(x: .fit, y: .disabled)
          ) { Text("n") }
        }
      }
      Probe("annotation that overflows, of each", height: 96, bars) { _ in
        Chart(sales) {
          BarMark(x: .value("x", $0.shop), y: .value("y", $0.amount)).annotation(
            position: .top, overflowResolution: .init(x: .fit, y: .disabled)
          ) { _ in Text("n") }
        }
      }
    }
  }
}

#Preview("rules and axes 2") { Axes2() }

private struct Axes3: View {
  var body: some View {
    Probes {
      Probe("foregroundStyle", height: 96, bars) { _ in
        Chart(sales) { BarMark(x: .value("x", $0.shop), y: .value("y", $0.amount)).foregroundStyle(.red) }
      }
      Probe("opacity", height: 96, bars) { _ in
        Chart(sales) { BarMark(x: .value("x", $0.shop), y: .value("y", $0.amount)).opacity(0.3) }
      }
      Probe("offset", height: 96, bars) { _ in
        Chart(sales) {
          BarMark(x: .value("x", $0.shop), y: .value("y", $0.amount)).offset(CGSize(width: 16, height: 0))
        }
      }
      Probe("offset by", height: 96, bars) { _ in
        Chart(sales) { BarMark(x: .value("x", $0.shop), y: .value("y", $0.amount)).offset(x: 16) }
      }
      Probe("offset of both ends upright", height: 96, bars) { _ in
        Chart(sales) {
          BarMark(x: .value("x", $0.shop), y: .value("y", $0.amount)).offset(x: 0, yStart: 32, yEnd: 32)
        }
      }
      Probe("offset of both ends across", height: 96, bars) { _ in
        Chart(sales) {
          BarMark(x: .value("x", $0.shop), y: .value("y", $0.amount)).offset(xStart: 16, xEnd: 16, y: 0)
        }
      }
      Probe("offset of all ends", height: 96, bars) { _ in
        Chart(sales) {
          BarMark(x: .value("x", $0.shop), y: .value("y", $0.amount)).offset(
            xStart: 0, xEnd: 0, yStart: 32, yEnd: 32)
        }
      }
    }
  }
}

#Preview("rules and axes 3") { Axes3() }

private struct Axes4: View {
  var body: some View {
    Probes {
      Probe("symbol of a view", height: 96, bars) { _ in
        Chart(sales) { PointMark(x: .value("x", $0.day), y: .value("y", $0.amount)).symbol { Text("*") } }
      }
      Probe("symbolSize", height: 96, bars) { _ in
        Chart(sales) {
          PointMark(x: .value("x", $0.day), y: .value("y", $0.amount)).symbolSize(CGSize(width: 3, height: 3))
        }
      }
      Probe("symbolSize by", height: 96, bars) { _ in
        Chart(sales) {
          PointMark(x: .value("x", $0.day), y: .value("y", $0.amount)).symbolSize(by: .value("n", $0.id))
        }
      }
      Probe("zIndex", height: 96, bars) { _ in
        Chart(sales) {
          BarMark(x: .value("x", "a"), y: .value("y", $0.amount), stacking: .unstacked).foregroundStyle(
            $0.id == 1 ? .red : .yellow
          ).zIndex($0.id == 1 ? 1 : 0)
        }
      }
      Probe("AnyChartContent of any", height: 96, bars) { _ in
        Chart { AnyChartContent(mark) }
      }
      Probe("AnyAxisContent of any", height: 96, bars) { _ in
        bars.chartYAxis { AnyAxisContent(axis) }
      }
      Probe("AnyAxisMark of any", height: 96, bars) { _ in
        bars.chartYAxis { AxisMarks { AnyAxisMark(tick) } }
      }
    }
  }
}

#Preview("rules and axes 4") { Axes4() }

private struct Axes5: View {
  var body: some View {
    Probes {
      Probe("AnyChartSymbolShape", height: 96, bars) { _ in
        Chart(sales) {
          PointMark(x: .value("x", $0.day), y: .value("y", $0.amount)).symbol(AnyChartSymbolShape(symbol))
        }
      }
      Probe("AxisMarks with content of each", height: 96, bars) { _ in
        bars.chartYAxis { AxisMarks { value in AxisValueLabel { Text("at \(value.index)") } } }
      }
      Probe("AnyChartContent", height: 96, bars) { _ in
        Chart { AnyChartContent(erasing: BarMark(x: .value("x", "a"), y: .value("y", 3))) }
      }
      Probe("AnyAxisContent", height: 96, bars) { _ in
        bars.chartYAxis { AnyAxisContent(erasing: AxisMarks(position: .leading)) }
      }
      Probe("AnyAxisMark", height: 96, bars) { _ in
        bars.chartYAxis { AxisMarks { AnyAxisMark(erasing: AxisValueLabel("n")) } }
      }
      Probe("AxisMarks", height: 96, bars) { _ in
        bars.chartYAxis { AxisMarks(position: .leading, values: .automatic) }
      }
      Probe("AxisMarks of values", height: 96, bars) { _ in
        bars.chartYAxis { AxisMarks(values: [0, 5]) }
      }
    }
  }
}

#Preview("rules and axes 5") { Axes5() }

private struct Axes6: View {
  var body: some View {
    Probes {
      Probe("AxisMarks of values with content", height: 96, bars) { _ in
        bars.chartYAxis { AxisMarks(values: ticks) { AxisValueLabel() } }
      }
      Probe("AxisMarks of values with content of each", height: 96, bars) { _ in
        bars.chartYAxis { AxisMarks(values: ticks) { value in AxisValueLabel { Text("at \(value.index)") } } }
      }
      Probe("AxisMarks of a format", height: 96, bars) { _ in
        bars.chartYAxis { AxisMarks(format: IntegerFormatStyle<Int>.Percent()) }
      }
      Probe("AxisMarks of a format and values", height: 96, bars) { _ in
        bars.chartYAxis { AxisMarks(format: IntegerFormatStyle<Int>.Percent(), values: [0, 5]) }
      }
      Probe("AxisValueLabel of a string", height: 96, bars) { _ in
        bars.chartYAxis { AxisMarks { AxisValueLabel(string) } }
      }
      Probe("AxisValueLabel of a view", height: 96, bars) { _ in
        bars.chartYAxis { AxisMarks { AxisValueLabel { Text("v") } } }
      }
      Probe("AxisValueLabel of a format", height: 96, bars) { _ in
        bars.chartYAxis { AxisMarks { AxisValueLabel(format: IntegerFormatStyle<Int>.Percent()) } }
      }
    }
  }
}

#Preview("rules and axes 6") { Axes6() }

private struct Rounded: View {
  var body: some View {
    Probes {
      Probe("cornerRadius", height: 96, Chart { BarMark(x: .value("x", "a"), y: .value("y", 1)) }) { _ in
        Chart { BarMark(x: .value("x", "a"), y: .value("y", 1)).cornerRadius(8) }
      }
    }
  }
}

#Preview("round bars") { Rounded() }
