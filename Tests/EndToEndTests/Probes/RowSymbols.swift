// SF Symbols, pictures and styles that projects use.
import SwiftUI
import WidgetKit

private let word = Text("word")
private let symbol = "star"
private let asset = "Brand"

private struct Symbols1: View {
  var body: some View {
    Probes {
      Probe(#"Image(systemName: "checkmark.circle.fill")"#, height: 16, Image(systemName: "no.such.name")) {
        _ in Image(systemName: "checkmark.circle.fill")
      }
      Probe(#"Image(systemName: "timer")"#, height: 16, Image(systemName: "no.such.name")) { _ in
        Image(systemName: "timer")
      }
      Probe(#"Image(systemName: "dollarsign.circle.fill")"#, height: 16, Image(systemName: "no.such.name")) {
        _ in Image(systemName: "dollarsign.circle.fill")
      }
      Probe(#"Image(systemName: "waveform")"#, height: 16, Image(systemName: "no.such.name")) { _ in
        Image(systemName: "waveform")
      }
      Probe(
        #"Image(systemName: "exclamationmark.triangle.fill")"#, height: 16, Image(systemName: "no.such.name")
      ) { _ in Image(systemName: "exclamationmark.triangle.fill") }
      Probe(#"Image(systemName: "pause.fill")"#, height: 16, Image(systemName: "no.such.name")) { _ in
        Image(systemName: "pause.fill")
      }
      Probe(#"Image(systemName: "xmark.circle.fill")"#, height: 16, Image(systemName: "no.such.name")) { _ in
        Image(systemName: "xmark.circle.fill")
      }
      Probe(#"Image(systemName: "arrow.down.circle.fill")"#, height: 16, Image(systemName: "no.such.name")) {
        _ in Image(systemName: "arrow.down.circle.fill")
      }
      Probe(#"Image(systemName: "alarm")"#, height: 16, Image(systemName: "no.such.name")) { _ in
        Image(systemName: "alarm")
      }
      Probe(#"Image(systemName: "ellipsis")"#, height: 16, Image(systemName: "no.such.name")) { _ in
        Image(systemName: "ellipsis")
      }
      Probe(#"Image(systemName: "shazam.logo.fill")"#, height: 16, Image(systemName: "no.such.name")) { _ in
        Image(systemName: "shazam.logo.fill")
      }
      Probe(#"Image(systemName: "airplane")"#, height: 16, Image(systemName: "no.such.name")) { _ in
        Image(systemName: "airplane")
      }
      Probe(#"Image(systemName: "bag")"#, height: 16, Image(systemName: "no.such.name")) { _ in
        Image(systemName: "bag")
      }
      Probe(
        #"Image(systemName: "building.2.crop.circle.fill")"#, height: 16, Image(systemName: "no.such.name")
      ) { _ in Image(systemName: "building.2.crop.circle.fill") }
      Probe(#"Image(systemName: "dumbbell.fill")"#, height: 16, Image(systemName: "no.such.name")) { _ in
        Image(systemName: "dumbbell.fill")
      }
      Probe(#"Image(systemName: "eye.slash.fill")"#, height: 16, Image(systemName: "no.such.name")) { _ in
        Image(systemName: "eye.slash.fill")
      }
      Probe(#"Image(systemName: "forward.fill")"#, height: 16, Image(systemName: "no.such.name")) { _ in
        Image(systemName: "forward.fill")
      }
      Probe(#"Image(systemName: "minus.circle.fill")"#, height: 16, Image(systemName: "no.such.name")) { _ in
        Image(systemName: "minus.circle.fill")
      }
      Probe(#"Image(systemName: "pause.circle.fill")"#, height: 16, Image(systemName: "no.such.name")) { _ in
        Image(systemName: "pause.circle.fill")
      }
      Probe(#"Image(systemName: "plus.circle.fill")"#, height: 16, Image(systemName: "no.such.name")) { _ in
        Image(systemName: "plus.circle.fill")
      }
      Probe(#"Image(systemName: "arrow.right.circle")"#, height: 16, Image(systemName: "no.such.name")) { _ in
        Image(systemName: "arrow.right.circle")
      }
      Probe(#"Image(systemName: "arrowtriangle.up.fill")"#, height: 16, Image(systemName: "no.such.name")) {
        _ in Image(systemName: "arrowtriangle.up.fill")
      }
      Probe(#"Image(systemName: "asterisk")"#, height: 16, Image(systemName: "no.such.name")) { _ in
        Image(systemName: "asterisk")
      }
      Probe(#"Image(systemName: "backward.end")"#, height: 16, Image(systemName: "no.such.name")) { _ in
        Image(systemName: "backward.end")
      }
      Probe(#"Image(systemName: "bag.fill")"#, height: 16, Image(systemName: "no.such.name")) { _ in
        Image(systemName: "bag.fill")
      }
      Probe(#"Image(systemName: "bolt.fill")"#, height: 16, Image(systemName: "no.such.name")) { _ in
        Image(systemName: "bolt.fill")
      }
    }
  }
}

#Preview("symbols and pictures 1") { Symbols1() }

private struct Symbols2: View {
  var body: some View {
    Probes {
      Probe(#"Image(systemName: "book.pages")"#, height: 16, Image(systemName: "no.such.name")) { _ in
        Image(systemName: "book.pages")
      }
      Probe(#"Image(systemName: "car.fill")"#, height: 16, Image(systemName: "no.such.name")) { _ in
        Image(systemName: "car.fill")
      }
      Probe(#"Image(systemName: "character.book.closed")"#, height: 16, Image(systemName: "no.such.name")) {
        _ in Image(systemName: "character.book.closed")
      }
      Probe(#"Image(systemName: "checkmark.seal.fill")"#, height: 16, Image(systemName: "no.such.name")) {
        _ in Image(systemName: "checkmark.seal.fill")
      }
      Probe(#"Image(systemName: "circle")"#, height: 16, Image(systemName: "no.such.name")) { _ in
        Image(systemName: "circle")
      }
      Probe(#"Image(systemName: "clock")"#, height: 16, Image(systemName: "no.such.name")) { _ in
        Image(systemName: "clock")
      }
      Probe(
        #"Image(systemName: "clock.badge.exclamationmark.fill")"#, height: 16,
        Image(systemName: "no.such.name")
      ) { _ in Image(systemName: "clock.badge.exclamationmark.fill") }
      Probe(#"Image(systemName: "clock.fill")"#, height: 16, Image(systemName: "no.such.name")) { _ in
        Image(systemName: "clock.fill")
      }
      Probe(#"Image(systemName: "creditcard")"#, height: 16, Image(systemName: "no.such.name")) { _ in
        Image(systemName: "creditcard")
      }
      Probe(#"Image(systemName: "cross")"#, height: 16, Image(systemName: "no.such.name")) { _ in
        Image(systemName: "cross")
      }
      Probe(#"Image(systemName: "diamond")"#, height: 16, Image(systemName: "no.such.name")) { _ in
        Image(systemName: "diamond")
      }
      Probe(#"Image(systemName: "doc.richtext")"#, height: 16, Image(systemName: "no.such.name")) { _ in
        Image(systemName: "doc.richtext")
      }
      Probe(
        #"Image(systemName: "dollarsign.arrow.circlepath")"#, height: 16, Image(systemName: "no.such.name")
      ) { _ in Image(systemName: "dollarsign.arrow.circlepath") }
      Probe(
        #"Image(systemName: "dot.radiowaves.left.and.right")"#, height: 16, Image(systemName: "no.such.name")
      ) { _ in Image(systemName: "dot.radiowaves.left.and.right") }
      Probe(#"Image(systemName: "eye.slash")"#, height: 16, Image(systemName: "no.such.name")) { _ in
        Image(systemName: "eye.slash")
      }
      Probe(#"Image(systemName: "fan.fill")"#, height: 16, Image(systemName: "no.such.name")) { _ in
        Image(systemName: "fan.fill")
      }
      Probe(#"Image(systemName: "flame.fill")"#, height: 16, Image(systemName: "no.such.name")) { _ in
        Image(systemName: "flame.fill")
      }
      Probe(#"Image(systemName: "forward.end")"#, height: 16, Image(systemName: "no.such.name")) { _ in
        Image(systemName: "forward.end")
      }
      Probe(#"Image(systemName: "globe")"#, height: 16, Image(systemName: "no.such.name")) { _ in
        Image(systemName: "globe")
      }
      Probe(#"Image(systemName: "heart")"#, height: 16, Image(systemName: "no.such.name")) { _ in
        Image(systemName: "heart")
      }
      Probe(#"Image(systemName: "heart.circle.fill")"#, height: 16, Image(systemName: "no.such.name")) { _ in
        Image(systemName: "heart.circle.fill")
      }
      Probe(#"Image(systemName: "house.circle.fill")"#, height: 16, Image(systemName: "no.such.name")) { _ in
        Image(systemName: "house.circle.fill")
      }
      Probe(#"Image(systemName: "house.fill")"#, height: 16, Image(systemName: "no.such.name")) { _ in
        Image(systemName: "house.fill")
      }
      Probe(#"Image(systemName: "location.north.line.fill")"#, height: 16, Image(systemName: "no.such.name"))
      { _ in Image(systemName: "location.north.line.fill") }
      Probe(#"Image(systemName: "moon.fill")"#, height: 16, Image(systemName: "no.such.name")) { _ in
        Image(systemName: "moon.fill")
      }
      Probe(#"Image(systemName: "pentagon")"#, height: 16, Image(systemName: "no.such.name")) { _ in
        Image(systemName: "pentagon")
      }
    }
  }
}

#Preview("symbols and pictures 2") { Symbols2() }

private struct Symbols3: View {
  var body: some View {
    Probes {
      Probe(#"Image(systemName: "phone.circle.fill")"#, height: 16, Image(systemName: "no.such.name")) { _ in
        Image(systemName: "phone.circle.fill")
      }
      Probe(#"Image(systemName: "play.circle.fill")"#, height: 16, Image(systemName: "no.such.name")) { _ in
        Image(systemName: "play.circle.fill")
      }
      Probe(#"Image(systemName: "plus")"#, height: 16, Image(systemName: "no.such.name")) { _ in
        Image(systemName: "plus")
      }
      Probe(#"Image(systemName: "questionmark")"#, height: 16, Image(systemName: "no.such.name")) { _ in
        Image(systemName: "questionmark")
      }
      Probe(#"Image(systemName: "shippingbox.circle.fill")"#, height: 16, Image(systemName: "no.such.name")) {
        _ in Image(systemName: "shippingbox.circle.fill")
      }
      Probe(#"Image(systemName: "square")"#, height: 16, Image(systemName: "no.such.name")) { _ in
        Image(systemName: "square")
      }
      Probe(#"Image(systemName: "star.fill")"#, height: 16, Image(systemName: "no.such.name")) { _ in
        Image(systemName: "star.fill")
      }
      Probe(#"Image(systemName: "triangle")"#, height: 16, Image(systemName: "no.such.name")) { _ in
        Image(systemName: "triangle")
      }
      Probe(#"Image(systemName: "xmark.octagon.fill")"#, height: 16, Image(systemName: "no.such.name")) { _ in
        Image(systemName: "xmark.octagon.fill")
      }
      Probe("Image(systemName:)", height: 16, EmptyView()) { _ in Image(systemName: "star") }
      Probe("Image(systemName: literal)", height: 16, EmptyView()) { _ in Image(systemName: "star") }
      Probe("Image(systemName: expr)", height: 16, EmptyView()) { _ in Image(systemName: symbol) }
      Probe("Image(_:)", EmptyView()) { _ in Image(asset) }
      Probe("Image(expr)", EmptyView()) { _ in Image(asset) }
      Probe(#"Image("asset")"#, EmptyView()) { _ in Image("Brand") }
      Probe("Image(_:bundle:)", EmptyView()) { _ in Image(asset, bundle: .main) }
      Probe("Image(expr)+(_:bundle:)", EmptyView()) { _ in Image(asset, bundle: .main) }
      Probe("Image(uiImage:)", EmptyView()) { _ in Image(uiImage: UIImage(systemName: "star")!) }
    }
  }
}

#Preview("symbols and pictures 3") { Symbols3() }

private struct Styles1: View {
  var body: some View {
    Probes {
      Probe(".progressViewStyle(.linear)", VStack { ProgressView(value: 0.5) }.progressViewStyle(.circular)) {
        _ in ProgressView(value: 0.5).progressViewStyle(.linear)
      }
      Probe(".progressViewStyle(.circular)", VStack { ProgressView(value: 0.5) }.progressViewStyle(.linear)) {
        _ in ProgressView(value: 0.5).progressViewStyle(.circular)
      }
      Probe(".gaugeStyle(.accessoryCircular)", Gauge(value: 0.4) { word }.gaugeStyle(.automatic)) { _ in
        Gauge(value: 0.4) { word }.gaugeStyle(.accessoryCircular)
      }
      Probe(".gaugeStyle(.accessoryCircularCapacity)", Gauge(value: 0.4) { word }.gaugeStyle(.automatic)) {
        _ in Gauge(value: 0.4) { word }.gaugeStyle(.accessoryCircularCapacity)
      }
      Probe(".gaugeStyle(.accessoryLinear)", Gauge(value: 0.4) { word }.gaugeStyle(.automatic)) { _ in
        Gauge(value: 0.4) { word }.gaugeStyle(.accessoryLinear)
      }
      Probe(".gaugeStyle(.accessoryLinearCapacity)", Gauge(value: 0.4) { word }.gaugeStyle(.automatic)) { _ in
        Gauge(value: 0.4) { word }.gaugeStyle(.accessoryLinearCapacity)
      }
      Probe(".gaugeStyle(.automatic)", Gauge(value: 0.4) { word }.gaugeStyle(.accessoryCircular)) { _ in
        Gauge(value: 0.4) { word }.gaugeStyle(.automatic)
      }
      Probe(".buttonStyle(.bordered)", Button("x") {}.buttonStyle(.plain)) { _ in
        Button("x") {}.buttonStyle(.bordered)
      }
      Probe(".buttonStyle(.borderedProminent)", Button("x") {}.buttonStyle(.plain)) { _ in
        Button("x") {}.buttonStyle(.borderedProminent)
      }
      Probe(".buttonStyle(.plain)", Button("x") {}.buttonStyle(.bordered)) { _ in
        Button("x") {}.buttonStyle(.plain)
      }
      Probe(
        ".symbolRenderingMode(.palette)", height: 16,
        Image(systemName: "star.circle.fill").foregroundStyle(.red, .blue).symbolRenderingMode(.monochrome)
      ) { _ in
        Image(systemName: "star.circle.fill").foregroundStyle(.red, .blue).symbolRenderingMode(.palette)
      }
      Probe(
        ".symbolRenderingMode(.hierarchical)", height: 16,
        Image(systemName: "star.circle.fill").foregroundStyle(.red, .blue)
      ) { $0.symbolRenderingMode(.hierarchical) }
      Probe(
        ".symbolRenderingMode(.monochrome)", height: 16,
        Image(systemName: "star.circle.fill").foregroundStyle(.red, .blue)
      ) { $0.symbolRenderingMode(.monochrome) }
      Probe(
        ".symbolRenderingMode(.multicolor)", height: 16, Image(systemName: "exclamationmark.triangle.fill")
      ) { _ in Image(systemName: "exclamationmark.triangle.fill").symbolRenderingMode(.multicolor) }
      Probe(".renderingMode(.template)", Image("Brand").foregroundStyle(.green)) { _ in
        Image("Brand").renderingMode(.template).foregroundStyle(.green)
      }
    }
  }
}

#Preview("styles 1") { Styles1() }

private struct Styles2: View {
  var body: some View {
    Probes {
      Probe(".renderingMode(.original)", Image("Brand").renderingMode(.template).foregroundStyle(.green)) {
        _ in Image("Brand").renderingMode(.original).foregroundStyle(.green)
      }
      Probe(".contentTransition(.identity)", word) { $0.contentTransition(.identity) }
      Probe(".contentTransition(.numericText())", word) { $0.contentTransition(.numericText()) }
      Probe(".contentTransition(.numericText(countsDown: true))", word) {
        $0.contentTransition(.numericText(countsDown: true))
      }
      Probe(".animation(.linear", word) { $0.animation(.linear, value: 1) }
      Probe(".animation(.easeInOut", word) { $0.animation(.easeInOut, value: 1) }
      Probe(".animation(.easeInOut(duration: 0.25)", word) {
        $0.animation(.easeInOut(duration: 0.25), value: 1)
      }
      Probe("Animation.linear.repeatForever()", word) {
        $0.animation(Animation.linear.repeatForever(), value: 1)
      }
      Probe("Animation.linear", word) { $0.animation(Animation.linear, value: 1) }
      Probe("value: 0.5", word) { $0.animation(.linear, value: 0.5) }
    }
  }
}

#Preview("styles 2") { Styles2() }
