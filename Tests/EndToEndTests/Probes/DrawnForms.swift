// Forms of modifiers that show beside the ones in `DrawnModifiers` and `DrawnCharts`.
import Charts
import Observation
import SwiftUI
import WidgetKit

private let word = Text("word")
private let words = Text("one two three four five six seven eight nine ten eleven twelve")

/// A view whose modifiers are those of every view, not those of a text.
private struct Word: View {
  var body: some View { Text("word") }
}

private struct Said: PreferenceKey {
  static let defaultValue = "nothing"

  static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
}

@MainActor private final class Note {
  var text = "not asked"
}

private struct Asks: View {
  let note = Note()
  let asks: Bool

  var body: some View {
    VStack {
      if asks {
        word.preference(key: Said.self, value: "said").onPreferenceChange(Said.self) { said in
          note.text = said
        }
      } else {
        word
      }
      Later { Text(note.text) }
    }
  }
}

private struct Later<Content: View>: View {
  let content: () -> Content

  var body: some View { content() }
}

@Observable private final class Model {
  var text: String

  init(_ text: String) { self.text = text }
}

private struct Reads: View {
  @Environment(Model.self) private var model: Model?

  var body: some View { Text(model?.text ?? "none") }
}

private struct TypeSize: View {
  @Environment(\.dynamicTypeSize) private var size

  var body: some View { Text(size == .small ? "small" : "other") }
}

private struct Placed: View {
  var body: some View { GeometryReader { Text("x \(Int($0.frame(in: .named("probe")).minX))") } }
}

private struct Loud: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label.bold().underline() }
}

private struct Framed: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      Text("<")
      configuration.label
      Text(">")
    }
  }
}

private struct Views: View {
  var body: some View {
    Probes {
      Probe(
        "alignmentGuide",
        HStack(alignment: .top) {
          word
          word
        }
      ) { _ in
        HStack(alignment: .top) {
          word
          word.alignmentGuide(.top) { _ in -16 }
        }
      }
      Probe("aspectRatio", Color.red) { $0.aspectRatio(CGSize(width: 1, height: 1), contentMode: .fit) }
      Probe("background of the surroundings", Word().environment(\.colorScheme, .light)) { _ in
        Word().background().environment(\.colorScheme, .light)
      }
      Probe("buttonStyle", Button("x") {}) { $0.buttonStyle(Framed()) }
      Probe("buttonStyle of a button's look", Button("x") {}) { $0.buttonStyle(Loud()) }
      Probe("containerRelativeFrame", word) { $0.containerRelativeFrame(.horizontal, alignment: .trailing) }
      Probe("containerRelativeFrame of several", Color.red) {
        $0.containerRelativeFrame(.horizontal, count: 4, span: 1, spacing: 0, alignment: .leading)
      }
      Probe("controlSize", Button("x") {}.buttonStyle(.bordered)) { $0.controlSize(.large) }
      Probe("controlSize of a range", Button("x") {}.buttonStyle(.bordered).controlSize(.mini)) { _ in
        Button("x") {}.buttonStyle(.bordered).controlSize(.large...)
      }
      Probe("coordinateSpace", Placed().coordinateSpace(name: "other").padding(.leading, 16)) { _ in
        Placed().coordinateSpace(name: "probe").padding(.leading, 16)
      }
      Probe("dynamicTypeSize", TypeSize()) { $0.dynamicTypeSize(...DynamicTypeSize.small) }
      Probe("environment", Reads()) { $0.environment(Model("given")) }
    }
  }
}

#Preview("views") { Views() }

private struct Letters: View {
  var body: some View {
    Probes {
      Probe("font", Word()) { $0.font(.headline) }
      Probe("foregroundColor", Word()) { $0.foregroundColor(.red) }
      Probe("glassEffect", Word()) { $0.glassEffect(.regular.tint(.red)) }
      Probe("lineLimit", words) { $0.lineLimit(...2) }
      Probe("lineLimit from", VStack(spacing: 0) { word }) { _ in
        VStack(spacing: 0) {
          word.lineLimit(2...)
          Text("next")
        }
      }
      Probe("lineLimit of a range", words) { $0.lineLimit(1...2) }
      Probe(
        "lineLimit with space",
        VStack(spacing: 0) {
          word.lineLimit(2)
          word
        }
      ) { _ in
        VStack(spacing: 0) {
          word.lineLimit(2, reservesSpace: true)
          word
        }
      }
      Probe("mask", Color.red) { $0.mask(Circle()) }
      Probe("offset", Word()) { $0.offset(CGSize(width: 16, height: 0)) }
      Probe("onPreferenceChange", Asks(asks: false)) { _ in Asks(asks: true) }
      Probe("overlay", Word()) { $0.overlay(Text("over"), alignment: .topTrailing) }
      Probe("overlay in a shape", Word()) { $0.overlay(.red, in: Rectangle()) }
      Probe("padding", Word()) { $0.padding(EdgeInsets(top: 16, leading: 16, bottom: 0, trailing: 0)) }
    }
  }
}

#Preview("letters and layers") { Letters() }

private struct Rooms: View {
  var body: some View {
    Probes {
      Probe("background", Word()) { $0.background(Color.red, alignment: .topLeading) }
      Probe("background in a shape", Word().environment(\.colorScheme, .light)) { _ in
        Word().background(in: Rectangle()).environment(\.colorScheme, .light)
      }
      Probe("tint", ProgressView(value: 0.5)) {
        $0.tint(LinearGradient(colors: [.red, .orange], startPoint: .leading, endPoint: .trailing))
      }
      Probe("safeAreaBar", Word()) { $0.safeAreaBar(edge: .leading) { Text("|") } }
      Probe("safeAreaInset", Word()) { $0.safeAreaInset(edge: .leading) { Text("|") } }
      Probe("safeAreaPadding", Word()) { $0.safeAreaPadding(16) }
      Probe("safeAreaPadding of insets", Word()) {
        $0.safeAreaPadding(EdgeInsets(top: 16, leading: 0, bottom: 0, trailing: 0))
      }
      Probe("keyframeAnimator", Word()) {
        $0.keyframeAnimator(initialValue: 0.2, trigger: 1) {
          $0.opacity($1)
        } keyframes: { _ in
          KeyframeTrack { LinearKeyframe(1.0, duration: 1) }
        }
      }
      Probe("phaseAnimator", Word()) { $0.phaseAnimator([0.2, 1], trigger: 1) { $0.opacity($1) } }
    }
  }
}

#Preview("rooms") { Rooms() }

private struct Sale: Identifiable {
  let id: Int
  let shop: String
}

private let sales = [
  Sale(id: 1, shop: "east"), Sale(id: 2, shop: "east"), Sale(id: 1, shop: "west"), Sale(id: 3, shop: "west"),
]
private let shops = ["east", "west"]
private let across: LocalizedStringKey = "across"

@MainActor private var colours: some View {
  Chart(sales) {
    BarMark(x: .value("x", $0.shop), y: .value("y", $0.id)).foregroundStyle(by: .value("s", $0.shop))
  }
}

@MainActor private var lines: some View {
  Chart(sales) {
    LineMark(x: .value("x", $0.id), y: .value("y", $0.id)).lineStyle(by: .value("s", $0.shop))
  }
}

@MainActor private var points: some View {
  Chart(sales) { PointMark(x: .value("x", $0.id), y: .value("y", $0.id)).symbol(by: .value("s", $0.shop)) }
}

@MainActor private var dots: some View {
  Chart(sales) { PointMark(x: .value("x", $0.id), y: .value("y", $0.id)) }
}

private func shade(_ shop: String) -> Color { shop == "east" ? .red : .yellow }

private struct Scales1: View {
  var body: some View {
    Probes {
      Probe("chartForegroundStyleScale", height: 96, colours) {
        $0.chartForegroundStyleScale(domain: shops, range: [Color.red, Color.yellow])
      }
      Probe("chartForegroundStyleScale of a domain", height: 96, colours) {
        $0.chartForegroundStyleScale(domain: ["west", "east"])
      }
      Probe("chartForegroundStyleScale of a range", height: 96, colours) {
        $0.chartForegroundStyleScale(range: [Color.red, Color.yellow])
      }
      Probe("chartForegroundStyleScale of a mapped domain", height: 96, colours) {
        $0.chartForegroundStyleScale(domain: shops, mapping: shade)
      }
      Probe("chartForegroundStyleScale mapped", height: 96, colours) {
        $0.chartForegroundStyleScale(mapping: shade)
      }
      Probe("chartLegend", height: 96, colours) { $0.chartLegend(position: .top) }
      Probe("chartLegend of one's own", height: 96, colours) {
        $0.chartLegend(position: .top) { Text("own") }
      }
    }
  }
}

#Preview("colours of charts") { Scales1() }

private struct Scales2: View {
  var body: some View {
    Probes {
      Probe("chartLineStyleScale", height: 96, lines) {
        $0.chartLineStyleScale(
          domain: shops, range: [StrokeStyle(lineWidth: 8), StrokeStyle(lineWidth: 1, dash: [4, 4])])
      }
      Probe("chartLineStyleScale of a range", height: 96, lines) {
        $0.chartLineStyleScale(range: [StrokeStyle(lineWidth: 8), StrokeStyle(lineWidth: 1, dash: [4, 4])])
      }
      Probe("chartSymbolScale", height: 96, points) {
        $0.chartSymbolScale(domain: shops, range: [BasicChartSymbolShape.square, .cross])
      }
      Probe("chartSymbolScale of a domain", height: 96, points) {
        $0.chartSymbolScale(domain: ["west", "east"])
      }
      Probe("chartSymbolScale of a range", height: 96, points) {
        $0.chartSymbolScale(range: [BasicChartSymbolShape.square, BasicChartSymbolShape.cross])
      }
    }
  }
}

#Preview("lines and symbols of charts") { Scales2() }

private struct Axes1: View {
  var body: some View {
    Probes {
      Probe("chartXAxisLabel", height: 96, dots) { $0.chartXAxisLabel(across) }
      Probe("chartXAxisLabel of a string", height: 96, dots) { $0.chartXAxisLabel(String("across")) }
      Probe("chartXAxisLabel of a view", height: 96, dots) { $0.chartXAxisLabel { Text("across") } }
      Probe("chartXAxisLabel of a text", height: 96, dots) { $0.chartXAxisLabel(Text("across").bold()) }
      Probe("chartYAxisLabel", height: 96, dots) { $0.chartYAxisLabel(across) }
      Probe("chartYAxisLabel of a string", height: 96, dots) { $0.chartYAxisLabel(String("across")) }
      Probe("chartYAxisLabel of a view", height: 96, dots) { $0.chartYAxisLabel { Text("across") } }
    }
  }
}

#Preview("labels of axes") { Axes1() }

private struct Axes3: View {
  var body: some View {
    Probes {
      Probe("chartYAxisLabel of a text", height: 96, dots) { $0.chartYAxisLabel(Text("across").bold()) }
    }
  }
}

#Preview("labels of upright axes") { Axes3() }

@MainActor private var tens: some View {
  Chart([1, 10, 100, 1000], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
}

private struct Axes2: View {
  var body: some View {
    Probes {
      Probe("chartXScale", height: 96, dots) {
        $0.chartXScale(domain: 0...9, range: .plotDimension(padding: 24))
      }
      Probe("chartXScale of a range", height: 96, dots) {
        $0.chartXScale(range: .plotDimension(padding: 24))
      }
      Probe("chartXScale of a type", height: 96, tens) { $0.chartXScale(type: .log) }
      Probe("chartYScale", height: 96, dots) {
        $0.chartYScale(domain: 0...9, range: .plotDimension(padding: 24))
      }
      Probe("chartYScale of a range", height: 96, dots) {
        $0.chartYScale(range: .plotDimension(padding: 24))
      }
      Probe("chartYScale of a type", height: 96, tens) { $0.chartYScale(type: .log) }
    }
  }
}

#Preview("scales of axes") { Axes2() }
