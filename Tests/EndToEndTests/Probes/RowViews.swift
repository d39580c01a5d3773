// Views in the forms that projects make them in: each is drawn otherwise than the one beside it.
import Charts
import SwiftUI
import WidgetKit

private let word = Text("word")
private let now = Date.now
private let later = Date.now.addingTimeInterval(600)
private let title = "title"
private let isLate = true

private struct Stop: Identifiable {
  let id: Int
  let name: String
}

private let stops = [Stop(id: 1, name: "one"), Stop(id: 2, name: "two")]

private struct TextRows: View {
  var body: some View {
    Probes {
      Probe("Text(_:)", height: 16, EmptyView()) { _ in Text(title) }
      Probe("Text(expr)", height: 16, EmptyView()) { _ in Text(title) }
      Probe(#"Text("literal")"#, height: 16, EmptyView()) { _ in Text("literal") }
      Probe(#"Text("… \(x) …")"#, height: 16, Text("a  b")) { _ in Text("a \(stops.count) b") }
      Probe(#"\(_)"#, height: 16, Text("count")) { _ in Text("count \(stops.count)") }
      Probe("Text(verbatim:)", height: 16, Text("**x**")) { _ in Text(verbatim: "**x**") }
      Probe(#"Text(cond ? "a" : "b")"#, height: 16, Text("b")) { _ in Text(isLate ? "a" : "b") }
      Probe("Text(String(localized:…))", height: 16, EmptyView()) { _ in Text(String(localized: "said")) }
      Probe("Text(String(format:…))", height: 16, Text("1.0")) { _ in Text(String(format: "%.2f", 1.0)) }
      Probe("Text(_:style:)", height: 16, EmptyView()) { _ in Text(later, style: .time) }
      Probe("Text(_, style:)", height: 16, Text(later, style: .date)) { _ in Text(later, style: .time) }
      Probe("style: .time", height: 16, Text(later, style: .date)) { _ in Text(later, style: .time) }
      Probe("style: .relative", height: 16, Text(later, style: .time)) { _ in Text(later, style: .relative) }
      Probe("style: .timer", height: 16, Text(later, style: .relative)) { _ in Text(later, style: .timer) }
      Probe("Text(timerInterval:)", height: 16, Text("0:00")) { _ in Text(timerInterval: now...later) }
      Probe("Text(timerInterval:countsDown:)", height: 16, Text(timerInterval: now...later)) { _ in
        Text(timerInterval: now...later, countsDown: false)
      }
      Probe("Text(timerInterval:, countsDown:)", height: 16, Text(timerInterval: now...later)) { _ in
        Text(timerInterval: now...later, countsDown: false)
      }
      Probe(
        "Text(timerInterval:countsDown:showsHours:)", height: 16,
        Text(timerInterval: now...now.addingTimeInterval(7200), countsDown: true)
      ) { _ in Text(timerInterval: now...now.addingTimeInterval(7200), countsDown: true, showsHours: false) }
      Probe(
        "Text(timerInterval:, countsDown:, showsHours:)", height: 16,
        Text(timerInterval: now...now.addingTimeInterval(7200), countsDown: true)
      ) { _ in Text(timerInterval: now...now.addingTimeInterval(7200), countsDown: true, showsHours: false) }
      Probe(
        "Text(timerInterval:pauseTime:countsDown:showsHours:)", height: 16, Text(timerInterval: now...later)
      ) { _ in
        Text(
          timerInterval: now...later, pauseTime: now.addingTimeInterval(60), countsDown: true,
          showsHours: true)
      }
      Probe(
        "Text(timerInterval:, pauseTime:, countsDown:, showsHours:)", height: 16,
        Text(timerInterval: now...later)
      ) { _ in
        Text(
          timerInterval: now...later, pauseTime: now.addingTimeInterval(60), countsDown: true,
          showsHours: true)
      }
    }
  }
}

#Preview("texts") { TextRows() }

private struct StackRows1: View {
  var body: some View {
    Probes {
      Probe("HStack{}", word) { _ in
        HStack {
          word
          word
        }
      }
      Probe(
        "HStack(spacing:){}",
        HStack {
          word
          word
        }
      ) { _ in
        HStack(spacing: 24) {
          word
          word
        }
      }
      Probe(
        "HStack(alignment:){}",
        HStack {
          Text("a\nb")
          word
        }
      ) { _ in
        HStack(alignment: .bottom) {
          Text("a\nb")
          word
        }
      }
      Probe(
        "HStack(alignment:spacing:){}",
        HStack {
          Text("a\nb")
          word
        }
      ) { _ in
        HStack(alignment: .bottom, spacing: 24) {
          Text("a\nb")
          word
        }
      }
      Probe("VStack{}", word) { _ in
        VStack {
          word
          word
        }
      }
      Probe("VStack(){}", word) { _ in
        VStack() {
          word
          word
        }
      }
      Probe(
        "VStack(spacing:){}",
        VStack {
          word
          word
        }
      ) { _ in
        VStack(spacing: 16) {
          word
          word
        }
      }
      Probe(
        "VStack(alignment:){}",
        VStack {
          Text("x")
          word
        }
      ) { _ in
        VStack(alignment: .trailing) {
          Text("x")
          word
        }
      }
      Probe(
        "VStack(alignment:spacing:){}",
        VStack(alignment: .trailing) {
          Text("x")
          word
        }
      ) { _ in
        VStack(alignment: .trailing, spacing: 16) {
          Text("x")
          word
        }
      }
      Probe("ZStack{}", word) { _ in
        ZStack {
          Color.red
          word
        }
      }
      Probe(
        "ZStack(alignment:){}",
        ZStack {
          Color.red
          word
        }
      ) { _ in
        ZStack(alignment: .bottomTrailing) {
          Color.red
          word
        }
      }
      Probe(
        "Spacer()",
        HStack {
          word
          word
        }
      ) { _ in
        HStack {
          word
          Spacer()
          word
        }
      }
      Probe(
        "Spacer(minLength:)",
        HStack(spacing: 0) {
          word
          Spacer()
          word
        }
        .fixedSize()
      ) { _ in
        HStack(spacing: 0) {
          word
          Spacer(minLength: 48)
          word
        }
        .fixedSize()
      }
    }
  }
}

#Preview("stacks and containers 1") { StackRows1() }

private struct StackRows2: View {
  var body: some View {
    Probes {
      Probe(
        "Group{}",
        VStack {
          Text("x")
          Text("y")
        }
      ) { _ in
        VStack {
          Group {
            Text("x")
            Text("y")
          }
          .foregroundStyle(.red)
        }
      }
      Probe("EmptyView()", word) { _ in EmptyView() }
      Probe("AnyView(_:)", EmptyView()) { _ in AnyView(word) }
      Probe("Divider()", VStack { word }) { _ in
        VStack {
          word
          Divider()
        }
      }
      Probe("ForEach(_:id:){}", VStack { Text("one") }) { _ in
        VStack { ForEach(stops, id: \.id) { Text($0.name) } }
      }
      Probe("ForEach(_:){}", VStack { Text("one") }) { _ in VStack { ForEach(stops) { Text($0.name) } } }
      Probe("GeometryReader{}", EmptyView()) { _ in GeometryReader { Text("\(Int($0.size.width)) pt") } }
      Probe("ViewThatFits(in:){}", Text("much too wide for the room").lineLimit(1)) { _ in
        ViewThatFits(in: .horizontal) {
          Text("much too wide for the room").lineLimit(1)
          Text("fits")
        }
      }
      Probe("GroupBox{} label:{}", word) { _ in
        GroupBox {
          word
        } label: {
          Text("box")
        }
      }
      Probe("TimelineView(_:){}", EmptyView()) { _ in
        TimelineView(.periodic(from: now, by: 60)) { Text($0.date, style: .time) }
      }
      Probe(
        "GlassEffectContainer(spacing:){}",
        HStack {
          word
          word
        }
      ) { _ in
        GlassEffectContainer(spacing: 8) {
          HStack {
            word.glassEffect()
            word.glassEffect()
          }
        }
      }
    }
  }
}

#Preview("stacks and containers 2") { StackRows2() }

private struct ShapeRows: View {
  var body: some View {
    Probes {
      Probe("Circle()", EmptyView()) { _ in Circle() }
      Probe("Capsule()", Rectangle()) { _ in Capsule() }
      Probe("Capsule(style:)", Rectangle()) { _ in Capsule(style: .continuous) }
      Probe("Rectangle()", EmptyView()) { _ in Rectangle() }
      Probe("RoundedRectangle(cornerRadius:)", Rectangle()) { _ in RoundedRectangle(cornerRadius: 16) }
      Probe("RoundedRectangle(cornerRadius:style:)", Rectangle()) { _ in
        RoundedRectangle(cornerRadius: 16, style: .continuous)
      }
      Probe("ContainerRelativeShape()", EmptyView()) { _ in ContainerRelativeShape() }
      Probe("Path()", EmptyView()) { _ in
        var path = Path()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 80, y: 48))
        path.addLine(to: CGPoint(x: 0, y: 48))
        return path.fill(.red)
      }
      Probe("Gradient(colors:)", Rectangle().fill(.red)) { _ in
        Rectangle().fill(
          LinearGradient(
            gradient: Gradient(colors: [.red, .blue]), startPoint: .leading, endPoint: .trailing)
        )
      }
      Probe(
        "Gradient(stops:)",
        LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .leading, endPoint: .trailing)
      ) { _ in
        LinearGradient(
          gradient: Gradient(stops: [
            Gradient.Stop(color: .red, location: 0.7), Gradient.Stop(color: .blue, location: 0.8),
          ]), startPoint: .leading, endPoint: .trailing)
      }
      Probe(
        "Gradient.Stop",
        LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .leading, endPoint: .trailing)
      ) { _ in
        LinearGradient(
          stops: [Gradient.Stop(color: .red, location: 0.7), Gradient.Stop(color: .blue, location: 0.8)],
          startPoint: .leading, endPoint: .trailing)
      }
      Probe("LinearGradient(colors:startPoint:endPoint:)", Color.red) { _ in
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      }
      Probe("LinearGradient(gradient:startPoint:endPoint:)", Color.red) { _ in
        LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .top, endPoint: .bottom)
      }
    }
  }
}

#Preview("shapes and gradients") { ShapeRows() }

private struct ControlRows1: View {
  var body: some View {
    Probes {
      Probe("Label(_:systemImage:)", word) { _ in Label("word", systemImage: "star") }
      Probe("Label{} icon:{}", word) { _ in
        Label {
          word
        } icon: {
          Image(systemName: "star")
        }
      }
      Probe("Link(destination:){}", word) { _ in
        Link(destination: URL(string: "islet://open")!) { Text("other").bold() }
      }
      Probe("Button(action:){}", word) { _ in Button(action: {}) { word } }
      Probe("Button{} label:{}", word) { _ in
        Button {
        } label: {
          word
        }
      }
      Probe("Toggle(isOn:){}", Toggle(isOn: .constant(false)) { word }) { _ in
        Toggle(isOn: .constant(true)) { word }
      }
      Probe("ProgressView{}", EmptyView()) { _ in ProgressView { word } }
      Probe("ProgressView(value:)", ProgressView(value: 0.1)) { _ in ProgressView(value: 0.8) }
      Probe("ProgressView(value:total:)", ProgressView(value: 0.5)) { _ in
        ProgressView(value: 0.5, total: 2)
      }
      Probe("ProgressView(value:total:){}", ProgressView(value: 0.5, total: 2)) { _ in
        ProgressView(value: 0.5, total: 2) { Text("label") }
      }
      Probe("ProgressView(value:total:){} currentValueLabel:{}", ProgressView(value: 0.5, total: 2)) { _ in
        ProgressView(value: 0.5, total: 2) {
          Text("label")
        } currentValueLabel: {
          Text("25 %")
        }
      }
      Probe("ProgressView(timerInterval:)", ProgressView(value: 0.5)) { _ in
        ProgressView(timerInterval: now...later)
      }
      Probe("ProgressView(timerInterval:countsDown:)", ProgressView(timerInterval: now...later)) { _ in
        ProgressView(timerInterval: now...later, countsDown: false)
      }
    }
  }
}

#Preview("controls and progress 1") { ControlRows1() }

private struct ControlRows2: View {
  var body: some View {
    Probes {
      Probe(
        "ProgressView(timerInterval:countsDown:){} currentValueLabel:{}",
        ProgressView(timerInterval: now...later, countsDown: false)
      ) { _ in
        ProgressView(timerInterval: now...later, countsDown: false) {
          Text("label")
        } currentValueLabel: {
          Text("value")
        }
      }
      Probe(
        "ProgressView(timerInterval:countsDown:label:currentValueLabel:)",
        ProgressView(timerInterval: now...later, countsDown: false)
      ) { _ in
        ProgressView(
          timerInterval: now...later, countsDown: false, label: { Text("label") },
          currentValueLabel: { Text("value") })
      }
      Probe(
        "Gauge(value:in:){} currentValueLabel:{} minimumValueLabel:{} maximumValueLabel:{}",
        Gauge(value: 20, in: 0...100) { Text("label") }
      ) { _ in
        Gauge(value: 20, in: 0...100) {
          Text("label")
        } currentValueLabel: {
          Text("20")
        } minimumValueLabel: {
          Text("low")
        } maximumValueLabel: {
          Text("high")
        }
      }
    }
  }
}

#Preview("controls and progress 2") { ControlRows2() }

private struct Sale: Identifiable {
  let id: Int
  let shop: String
}

private let sales = [
  Sale(id: 1, shop: "east"), Sale(id: 2, shop: "east"), Sale(id: 1, shop: "west"), Sale(id: 3, shop: "west"),
]

@MainActor private var line: some View {
  Chart(sales) { LineMark(x: .value("x", $0.id), y: .value("y", $0.id)) }
}

private struct ChartRows1: View {
  var body: some View {
    Probes {
      Probe("Chart{}", height: 96, EmptyView()) { _ in
        Chart { BarMark(x: .value("x", "a"), y: .value("y", 3)) }
      }
      Probe("PointMark(x:y:)", height: 96, line) { _ in
        Chart(sales) { PointMark(x: .value("x", $0.id), y: .value("y", $0.id)) }
      }
      Probe("RuleMark(y:)", height: 96, line) { _ in
        Chart {
          LineMark(x: .value("x", 1), y: .value("y", 1))
          LineMark(x: .value("x", 3), y: .value("y", 3))
          RuleMark(y: .value("limit", 2))
        }
      }
      Probe("RuleMark(xStart:xEnd:y:)", height: 96, line) { _ in
        Chart {
          LineMark(x: .value("x", 1), y: .value("y", 1))
          LineMark(x: .value("x", 3), y: .value("y", 3))
          RuleMark(xStart: .value("from", 1), xEnd: .value("to", 2), y: .value("limit", 2))
        }
      }
      Probe("AxisMarks{}", height: 96, line) {
        $0.chartYAxis { AxisMarks { AxisValueLabel("n") } }
      }
      Probe("AxisMarks(position:){}", height: 96, line) {
        $0.chartYAxis { AxisMarks(position: .leading) { AxisValueLabel() } }
      }
      Probe("AxisValueLabel()", height: 96, line.chartYAxis { AxisMarks { AxisGridLine() } }) { _ in
        line.chartYAxis { AxisMarks { AxisValueLabel() } }
      }
    }
  }
}

#Preview("charts 1") { ChartRows1() }

private struct ChartRows2: View {
  var body: some View {
    Probes {
      Probe("AxisGridLine()", height: 96, line.chartXAxis { AxisMarks { AxisValueLabel() } }) { _ in
        line.chartXAxis {
          AxisMarks {
            AxisGridLine()
            AxisValueLabel()
          }
        }
      }
      Probe("AxisGridLine(stroke:)", height: 96, line.chartXAxis { AxisMarks { AxisValueLabel() } }) { _ in
        line.chartXAxis {
          AxisMarks {
            AxisGridLine(stroke: StrokeStyle(lineWidth: 1, dash: [2, 2]))
            AxisValueLabel()
          }
        }
      }
      Probe("AxisTick()", height: 96, line.chartXAxis { AxisMarks { AxisValueLabel() } }) { _ in
        line.chartXAxis {
          AxisMarks {
            AxisTick()
            AxisValueLabel()
          }
        }
      }
    }
  }
}

#Preview("charts 2") { ChartRows2() }
