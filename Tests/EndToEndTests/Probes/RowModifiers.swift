// Modifiers in the forms that projects use, each on one side of two.
import Charts
import SwiftUI
import WidgetKit

private let word = Text("word")
private let isOn = true
private let words = Text("one two three four five six")

@MainActor private var picture: some View { Image(systemName: "star.fill") }

@MainActor private var arc: some Shape { Circle().trim(from: 0, to: 0.4) }

private struct Frames1: View {
  var body: some View {
    Probes {
      Probe(".frame(width:height:)", word) { $0.frame(width: 80, height: 48) }
      Probe(".frame(height:)", word) { $0.frame(height: 48) }
      Probe(".frame(width:)", word) { $0.frame(width: 80) }
      Probe(".frame(maxWidth:)", word) { $0.frame(maxWidth: .infinity) }
      Probe(".frame(maxWidth:alignment:)", word) { $0.frame(maxWidth: .infinity, alignment: .trailing) }
      Probe(".frame(maxWidth:maxHeight:alignment:)", word) {
        $0.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
      }
      Probe(".frame(maxHeight:)", word) { $0.frame(maxHeight: .infinity) }
      Probe(".frame(minWidth:maxWidth:alignment:)", word) {
        $0.frame(minWidth: 80, maxWidth: .infinity, alignment: .trailing)
      }
      Probe(".frame(width:alignment:)", word) { $0.frame(width: 80, alignment: .trailing) }
      Probe(".frame(minHeight:)", word) { $0.frame(minHeight: 48) }
      Probe(".frame(maxHeight:alignment:)", word) { $0.frame(maxHeight: .infinity, alignment: .bottom) }
      Probe(".frame(maxWidth:maxHeight:)", word) { $0.frame(maxWidth: .infinity, maxHeight: .infinity) }
      Probe(".frame(maxWidth:minHeight:maxHeight:)", word) {
        $0.frame(maxWidth: .infinity, minHeight: 16, maxHeight: 48)
      }
    }
  }
}

#Preview("frames and places 1") { Frames1() }

private struct Frames2: View {
  var body: some View {
    Probes {
      Probe(".frame(minHeight:maxHeight:)", word) { $0.frame(minHeight: 16, maxHeight: 48) }
      Probe(".frame(minWidth:alignment:)", word) { $0.frame(minWidth: 80, alignment: .trailing) }
      Probe(".frame(minWidth:minHeight:)", word) { $0.frame(minWidth: 80, minHeight: 48) }
      Probe(".frame(in:)", EmptyView()) { _ in
        GeometryReader { proxy in Text("x \(Int(proxy.frame(in: .local).width))") }
      }
      Probe(".padding()", word) { $0.padding() }
      Probe(".padding(_:)", word) { $0.padding(16) }
      Probe(".padding(_:_:)", word) { $0.padding(.leading, 16) }
      Probe(".fixedSize(horizontal:vertical:)", words.frame(width: 56)) { _ in
        words.fixedSize(horizontal: true, vertical: false).frame(width: 56)
      }
      Probe(
        ".layoutPriority(_:)",
        HStack {
          words.lineLimit(1)
          words.lineLimit(1)
        }
      ) { _ in
        HStack {
          words.lineLimit(1)
          words.lineLimit(1).layoutPriority(1)
        }
      }
      Probe(".offset(x:)", word) { $0.offset(x: 16) }
      Probe(".offset(y:)", word) { $0.offset(y: 16) }
      Probe(".position(x:y:)", word) { $0.position(x: 80, y: 24) }
      Probe(".position(_:)", word) { $0.position(CGPoint(x: 80, y: 24)) }
    }
  }
}

#Preview("frames and places 2") { Frames2() }

private struct Frames3: View {
  var body: some View {
    Probes {
      Probe(".aspectRatio(contentMode:)", Image("Brand").resizable().frame(width: 160)) { _ in
        Image("Brand").resizable().aspectRatio(contentMode: .fit).frame(width: 160)
      }
      Probe(".aspectRatio(_:contentMode:)", Color.red) { $0.aspectRatio(1, contentMode: .fit) }
      Probe("aspectRatio: 1", Color.red) { $0.aspectRatio(1, contentMode: .fit) }
      Probe("aspectRatio: contentMode: .fit", Color.red) { $0.aspectRatio(2, contentMode: .fit) }
      Probe(".scaledToFit()", Rectangle().fill(.red)) { $0.scaledToFit() }
      Probe(".scaledToFill()", Circle().fill(.red)) { $0.scaledToFill() }
      Probe(".scaleEffect(y:)", Rectangle().fill(.red).frame(height: 16)) { $0.scaleEffect(y: 3) }
      Probe(".scaleEffect(x:y:anchor:)", Rectangle().fill(.red).frame(height: 16)) {
        $0.scaleEffect(x: 1, y: 3, anchor: .top)
      }
      Probe(".rotationEffect(_:)", arc.stroke(.red, lineWidth: 4)) { $0.rotationEffect(.degrees(-90)) }
      Probe(".clipped()", Text("wide word").fixedSize().frame(width: 16, alignment: .leading)) {
        $0.clipped()
      }
      Probe(".contentMargins(_:_:)", word) { $0.contentMargins(.leading, 16) }
    }
  }
}

#Preview("frames and places 3") { Frames3() }

private struct Paint1: View {
  var body: some View {
    Probes {
      Probe(".foregroundStyle(_:)", word) { $0.foregroundStyle(.red) }
      Probe(".foregroundStyle(_:_:)", Image(systemName: "star.circle.fill").foregroundStyle(.secondary)) {
        $0.foregroundStyle(.red, .blue)
      }
      Probe(".foregroundStyle(_:_:_:)", VStack { word.foregroundStyle(.tertiary) }) {
        $0.foregroundStyle(.red, .blue, .green)
      }
      Probe(".foregroundColor(_:)", word) { $0.foregroundColor(.red) }
      Probe(".opacity(_:)", word) { $0.opacity(0.4) }
      Probe(".tint(_:)", ProgressView(value: 0.5)) { $0.tint(.red) }
      Probe(".background(_:)", word) { $0.background(.red) }
      Probe(".background(_:in:)", Rectangle().fill(.clear)) { $0.background(.red, in: Circle()) }
      Probe(".background{}", word) { $0.background { Color.red } }
      Probe(".overlay(_:)", word) { $0.overlay(Color.red) }
      Probe(".overlay{}", word) { $0.overlay { Text("over") } }
      Probe(".overlay(alignment:){}", Color.red) { $0.overlay(alignment: .bottom) { Text("over") } }
      Probe(".overlay(content:)", word) { $0.overlay(content: { Text("over") }) }
    }
  }
}

#Preview("paint and what is accepted 1") { Paint1() }

private struct Paint2: View {
  var body: some View {
    Probes {
      Probe(".mask{}", Color.red) { $0.mask { Circle() } }
      Probe(".clipShape(_:)", Color.red) { $0.clipShape(Circle()) }
      Probe(".cornerRadius(_:)", Color.red) { $0.cornerRadius(16) }
      Probe(".fill(_:)", Circle()) { $0.fill(.red) }
      Probe(".trim(from:to:)", Circle().stroke(.red, lineWidth: 4)) { _ in
        Circle().trim(from: 0, to: 0.4).stroke(.red, lineWidth: 4)
      }
      Probe(".stroke(_:lineWidth:)", Circle().fill(.red)) { _ in Circle().stroke(.red, lineWidth: 4) }
      Probe(".stroke(lineWidth:)", Circle().fill(.red)) { _ in
        Circle().stroke(lineWidth: 4).foregroundStyle(.red)
      }
      Probe(".stroke(style:)", Circle().fill(.red)) { _ in
        Circle().stroke(style: StrokeStyle(lineWidth: 4)).foregroundStyle(.red)
      }
      Probe(".stroke(_:style:)", Circle().stroke(.red, lineWidth: 2)) { _ in
        Circle().stroke(.red, style: StrokeStyle(lineWidth: 12, lineCap: .round))
      }
      Probe(".strokeBorder(_:)", Rectangle().fill(.red)) { _ in Rectangle().strokeBorder(.red) }
      Probe(".symbolRenderingMode(_:)", Image(systemName: "star.circle.fill").foregroundStyle(.red, .blue)) {
        $0.symbolRenderingMode(.monochrome)
      }
      Probe(".imageScale(_:)", Image(systemName: "star").font(.title2)) { $0.imageScale(.large) }
      Probe(".resizable()", Image("Brand").frame(width: 64, height: 48)) { _ in
        Image("Brand").resizable().frame(width: 64, height: 48)
      }
    }
  }
}

#Preview("paint and what is accepted 2") { Paint2() }

private struct Paint3: View {
  var body: some View {
    Probes {
      Probe(".resizable(resizingMode:)", Image("Brand").frame(width: 64, height: 48)) { _ in
        Image("Brand").resizable(resizingMode: .stretch).frame(width: 64, height: 48)
      }
      Probe(".renderingMode(_:)", Image("Brand").foregroundStyle(.green)) { _ in
        Image("Brand").renderingMode(.template).foregroundStyle(.green)
      }
      Probe(".progressViewStyle(_:)", ProgressView(value: 0.5)) { $0.progressViewStyle(.circular) }
      Probe(".gaugeStyle(_:)", Gauge(value: 0.4) { word }) { $0.gaugeStyle(.accessoryCircular) }
      Probe(".buttonStyle(_:)", Button("x") {}) { $0.buttonStyle(.plain) }
      Probe(".privacySensitive()", word.redacted(reason: .privacy)) { _ in
        word.privacySensitive().redacted(reason: .privacy)
      }
      Probe(".environment(_:_:)", word.background(.background)) { $0.environment(\.colorScheme, .light) }
      Probe(#".environment(\.colorScheme"#, word.background(.background)) {
        $0.environment(\.colorScheme, .light)
      }
      Probe(".modifier(_:)", word) { $0.modifier(Shout()) }
      Probe(".preference(key:value:)", Told(content: word)) { _ in
        Told(content: word.preference(key: Said.self, value: "said"))
      }
      Probe(".shadow(color:radius:)", word) { $0.shadow(color: .red, radius: 3) }
      Probe(".shadow(color:radius:x:y:)", word) { $0.shadow(color: .red, radius: 3, x: 1, y: 1) }
      Probe(".widgetAccentedRenderingMode(_:)", Image(systemName: "star")) {
        $0.widgetAccentedRenderingMode(.fullColor)
      }
    }
  }
}

#Preview("paint and what is accepted 3") { Paint3() }

private struct Paint4: View {
  var body: some View {
    Probes {
      Probe(".containerBackground(_:for:)", word) { $0.containerBackground(.red, for: .widget) }
      Probe(".previewContext(_:)", word) { $0.previewContext(WidgetPreviewContext(family: .systemSmall)) }
      Probe(".previewLayout(_:)", word) { $0.previewLayout(.sizeThatFits) }
      Probe(".previewDisplayName(_:)", word) { $0.previewDisplayName("name") }
      Probe(".id(_:)", word) { $0.id(1) }
      Probe(".onAppear{}", word) { $0.onAppear {} }
      Probe(".onChange(of:){}", word) { $0.onChange(of: isOn) {} }
      Probe(".animation(_:)", word) { $0.animation(.linear) }
      Probe(".animation(_:value:)", word) { $0.animation(.linear, value: isOn) }
      Probe(".contentTransition(_:)", word) { $0.contentTransition(.numericText()) }
      Probe(".accessibilityLabel(_:)", word) { $0.accessibilityLabel("x") }
      Probe(".accessibilityValue(_:)", word) { $0.accessibilityValue("x") }
      Probe(".accessibilityHidden(_:)", word) { $0.accessibilityHidden(true) }
    }
  }
}

#Preview("paint and what is accepted 4") { Paint4() }

private struct Paint5: View {
  var body: some View {
    Probes {
      Probe(".accessibilityElement(children:)", word) { $0.accessibilityElement(children: .ignore) }
      Probe(".accessibilityElement(children: .ignore)", word) { $0.accessibilityElement(children: .ignore) }
      Probe(".accessibilityIdentifier(_:)", word) { $0.accessibilityIdentifier("x") }
    }
  }
}

#Preview("paint and what is accepted 5") { Paint5() }

private struct Shout: ViewModifier {
  func body(content: Content) -> some View {
    HStack(spacing: 0) {
      content
      Text("!")
    }
  }
}

private struct Said: PreferenceKey {
  static let defaultValue = "nothing"

  static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
}

private struct Told<Content: View>: View {
  let content: Content

  var body: some View { content.overlayPreferenceValue(Said.self) { Text($0) } }
}

private struct Letters1: View {
  var body: some View {
    Probes {
      Probe(".font(_:)", word) { $0.font(.headline) }
      Probe(".fontWeight(_:)", word) { $0.fontWeight(.bold) }
      Probe(".weight(_:)", word.font(.caption)) { _ in word.font(.caption.weight(.bold)) }
      Probe(".bold()", word) { $0.bold() }
      Probe(".italic()", word) { $0.italic() }
      Probe(".underline(_:)", word) { $0.underline(true) }
      Probe(".strikethrough(_:)", word) { $0.strikethrough(true) }
      Probe(".strikethrough(_:pattern:color:)", word) {
        $0.strikethrough(true, pattern: .solid, color: .red)
      }
      Probe(".lineLimit(_:)", words) { $0.lineLimit(1) }
      Probe(".truncationMode(_:)", Text("a very long line indeed").lineLimit(1)) { $0.truncationMode(.head) }
      Probe(".multilineTextAlignment(_:)", Text("a\nlong word")) { $0.multilineTextAlignment(.trailing) }
      Probe(".multilineTextAlignment(.trailing)", Text("a\nlong word")) {
        $0.multilineTextAlignment(.trailing)
      }
      Probe(".multilineTextAlignment(.center)", Text("a\nlong word")) { $0.multilineTextAlignment(.center) }
    }
  }
}

#Preview("letters 1") { Letters1() }

private struct Letters2: View {
  var body: some View {
    Probes {
      Probe(
        ".multilineTextAlignment(.leading)",
        VStack { Text("a\nlong word") }.multilineTextAlignment(.trailing)
      ) { _ in VStack { Text("a\nlong word").multilineTextAlignment(.leading) } }
      Probe(".lineSpacing(_:)", Text("a\nb")) { $0.lineSpacing(16) }
      Probe(".smallCaps()", word) { _ in word.font(.body.smallCaps()) }
      Probe(".monospacedDigit()", Text("12:05")) { $0.monospacedDigit() }
      Probe(".minimumScaleFactor(_:)", word) { $0.minimumScaleFactor(0.5) }
      Probe(".allowsTightening(_:)", word) { $0.allowsTightening(true) }
      Probe(".kerning(_:)", word) { $0.kerning(2) }
      Probe(".tracking(_:)", word) { $0.tracking(2) }
      Probe(".fontWidth(_:)", word) { $0.fontWidth(.condensed) }
    }
  }
}

#Preview("letters 2") { Letters2() }

private struct Sale: Identifiable {
  let id: Int
  let shop: String
}

private let sales = [
  Sale(id: 1, shop: "east"), Sale(id: 2, shop: "east"), Sale(id: 1, shop: "west"), Sale(id: 3, shop: "west"),
]

private let series = "one"

@ChartContentBuilder private func marks(isBent: Bool) -> some ChartContent {
  LineMark(x: .value("x", 1), y: .value("y", 1)).interpolationMethod(isBent ? .stepEnd : .linear)
  LineMark(x: .value("x", 2), y: .value("y", 8)).interpolationMethod(isBent ? .stepEnd : .linear)
}

@MainActor private var bars: some View {
  Chart(sales) { BarMark(x: .value("x", $0.shop), y: .value("y", $0.id)) }
}

private struct Plots1: View {
  var body: some View {
    Probes {
      Probe(".foregroundStyle(by:)", height: 96, bars) { _ in
        Chart(sales) {
          BarMark(x: .value("x", $0.shop), y: .value("y", $0.id)).foregroundStyle(by: .value("s", $0.shop))
        }
      }
      Probe(#".foregroundStyle(by: .value("…", series))"#, height: 96, bars) { _ in
        Chart(sales) {
          BarMark(x: .value("x", $0.shop), y: .value("y", $0.id)).foregroundStyle(by: .value("s", series))
        }
      }
      Probe(".position(by:)", height: 96, bars) { _ in
        Chart(sales) {
          BarMark(x: .value("x", $0.shop), y: .value("y", $0.id)).position(by: .value("n", $0.id))
        }
      }
      Probe(
        ".lineStyle(_:)", height: 96,
        Chart(sales) { LineMark(x: .value("x", $0.id), y: .value("y", $0.id)) }
      ) { _ in
        Chart(sales) {
          LineMark(x: .value("x", $0.id), y: .value("y", $0.id)).lineStyle(StrokeStyle(lineWidth: 8))
        }
      }
      Probe(
        ".symbol(_:)", height: 96,
        Chart(sales) { PointMark(x: .value("x", $0.id), y: .value("y", $0.id)) }
      ) { _ in
        Chart(sales) { PointMark(x: .value("x", $0.id), y: .value("y", $0.id)).symbol(.square) }
      }
      Probe(
        ".symbolSize(_:)", height: 96,
        Chart(sales) { PointMark(x: .value("x", $0.id), y: .value("y", $0.id)) }
      ) { _ in
        Chart(sales) { PointMark(x: .value("x", $0.id), y: .value("y", $0.id)).symbolSize(10) }
      }
      Probe(".interpolationMethod(_:)", height: 96, Chart { marks(isBent: false) }) { _ in
        Chart { marks(isBent: true) }
      }
    }
  }
}

#Preview("plots 1") { Plots1() }

private struct Plots2: View {
  var body: some View {
    Probes {
      Probe("@ChartContentBuilder", height: 96, bars) { _ in Chart { marks(isBent: true) } }
      Probe(
        ".chartLegend(_:)", height: 96,
        Chart(sales) {
          BarMark(x: .value("x", $0.shop), y: .value("y", $0.id)).foregroundStyle(by: .value("s", $0.shop))
        }
      ) { $0.chartLegend(.hidden) }
    }
  }
}

#Preview("plots 2") { Plots2() }

private struct Plots3: View {
  var body: some View {
    Probes {
      Probe(".chartPlotStyle{}", height: 96, bars) { $0.chartPlotStyle { $0.background(.red) } }
      Probe(".chartXAxis{}", height: 96, bars) { $0.chartXAxis { AxisMarks { AxisGridLine() } } }
      Probe(".chartYAxis(_:)", height: 96, bars) { $0.chartYAxis(.hidden) }
      Probe(".chartYAxis{}", height: 96, bars) { $0.chartYAxis { AxisMarks { AxisGridLine() } } }
      Probe(".chartYScale(domain:)", height: 96, bars) { $0.chartYScale(domain: 0...20) }
      Probe(
        ".chartXScale(domain:)", height: 96,
        Chart(sales) { PointMark(x: .value("x", $0.id), y: .value("y", $0.id)) }
      ) { $0.chartXScale(domain: 0...20) }
    }
  }
}

#Preview("plots 3") { Plots3() }
