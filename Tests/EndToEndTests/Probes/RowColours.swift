// Colours as projects write them.
import SwiftUI
import WidgetKit

private let word = Text("word")

private struct Colours1: View {
  var body: some View {
    Probes {
      Probe(".background(.black)", height: 16, word) { $0.background(.black) }
      Probe(".background(Color.red)", height: 16, word) { $0.background(Color.red) }
      Probe(".background(Circle().fill(.white))", height: 16, word) { $0.background(Circle().fill(.white)) }
      Probe(".background(.indigo.gradient)", height: 16, word) { $0.background(.indigo.gradient) }
      Probe(".background(Color.orange)", height: 16, word) { $0.background(Color.orange) }
      Probe(".background(in: ContainerRelativeShape())", word) {
        $0.background(.red).background(in: ContainerRelativeShape())
      }
      Probe(".background(Color.accentColor)", height: 16, word) { $0.background(Color.accentColor) }
      Probe(".background(Color.green)", height: 16, word) { $0.background(Color.green) }
      Probe(".background(Color.yellow.opacity(0.3))", height: 16, word) {
        $0.background(Color.yellow.opacity(0.3))
      }
      Probe(".background(ContainerRelativeShape().fill(Color.red))", height: 16, word) {
        $0.background(ContainerRelativeShape().fill(Color.red))
      }
      Probe(".foregroundStyle(.white)", height: 16, word.foregroundStyle(.mint)) { _ in
        word.foregroundStyle(.white)
      }
      Probe(".foregroundStyle(.primary)", height: 16, word.foregroundStyle(.mint)) { _ in
        word.foregroundStyle(.primary)
      }
      Probe(".foregroundStyle(.secondary)", height: 16, word.foregroundStyle(.mint)) { _ in
        word.foregroundStyle(.secondary)
      }
      Probe(".foregroundStyle(.blue)", height: 16, word.foregroundStyle(.mint)) { _ in
        word.foregroundStyle(.blue)
      }
      Probe(".foregroundStyle(.orange)", height: 16, word.foregroundStyle(.mint)) { _ in
        word.foregroundStyle(.orange)
      }
      Probe(".foregroundStyle(.red)", height: 16, word.foregroundStyle(.mint)) { _ in
        word.foregroundStyle(.red)
      }
      Probe(".foregroundStyle(.white.opacity(0.65))", height: 16, word.foregroundStyle(.white)) { _ in
        word.foregroundStyle(.white.opacity(0.65))
      }
      Probe(".foregroundStyle(.white.opacity(0.85))", height: 16, word.foregroundStyle(.white)) { _ in
        word.foregroundStyle(.white.opacity(0.85))
      }
      Probe(".foregroundStyle(.tint)", height: 16, word.foregroundStyle(.mint)) { _ in
        word.foregroundStyle(.tint)
      }
      Probe(".foregroundStyle(.white.opacity(0.92))", height: 16, word.foregroundStyle(.white)) { _ in
        word.foregroundStyle(.white.opacity(0.92))
      }
      Probe(".foregroundStyle(.white.opacity(0.95))", height: 16, word.foregroundStyle(.white)) { _ in
        word.foregroundStyle(.white.opacity(0.95))
      }
      Probe(".foregroundStyle(.green.gradient)", height: 16, word.foregroundStyle(.mint)) { _ in
        word.foregroundStyle(.green.gradient)
      }
      Probe(".foregroundStyle(.primary.opacity(0.7))", height: 16, word.foregroundStyle(.white)) { _ in
        word.foregroundStyle(.primary.opacity(0.7))
      }
      Probe(".foregroundStyle(.white.opacity(0.5))", height: 16, word.foregroundStyle(.white)) { _ in
        word.foregroundStyle(.white.opacity(0.5))
      }
      Probe(".foregroundStyle(.white.opacity(0.55))", height: 16, word.foregroundStyle(.white)) { _ in
        word.foregroundStyle(.white.opacity(0.55))
      }
    }
  }
}

#Preview("colours of views 1") { Colours1() }

private struct Colours2: View {
  var body: some View {
    Probes {
      Probe(".foregroundStyle(.white.opacity(0.6))", height: 16, word.foregroundStyle(.white)) { _ in
        word.foregroundStyle(.white.opacity(0.6))
      }
      Probe(".foregroundStyle(.white.opacity(0.7))", height: 16, word.foregroundStyle(.white)) { _ in
        word.foregroundStyle(.white.opacity(0.7))
      }
      Probe(".foregroundStyle(.white.opacity(0.75))", height: 16, word.foregroundStyle(.white)) { _ in
        word.foregroundStyle(.white.opacity(0.75))
      }
      Probe(".foregroundColor(.white)", height: 16, word.foregroundStyle(.mint)) { _ in
        word.foregroundColor(.white)
      }
      Probe(".foregroundColor(.secondary)", height: 16, word.foregroundStyle(.mint)) { _ in
        word.foregroundColor(.secondary)
      }
      Probe(".foregroundColor(.blue)", height: 16, word.foregroundStyle(.mint)) { _ in
        word.foregroundColor(.blue)
      }
      Probe(".foregroundColor(.green)", height: 16, word.foregroundStyle(.mint)) { _ in
        word.foregroundColor(.green)
      }
      Probe(".foregroundColor(.orange)", height: 16, word.foregroundStyle(.mint)) { _ in
        word.foregroundColor(.orange)
      }
      Probe(".foregroundColor(.gray)", height: 16, word.foregroundStyle(.mint)) { _ in
        word.foregroundColor(.gray)
      }
      Probe(".foregroundColor(.white.opacity(0.7))", height: 16, word.foregroundStyle(.white)) { _ in
        word.foregroundColor(.white.opacity(0.7))
      }
      Probe(".foregroundColor(Color.white)", height: 16, word.foregroundStyle(.mint)) { _ in
        word.foregroundColor(Color.white)
      }
      Probe(".foregroundColor(.black)", height: 16, word.foregroundStyle(.mint)) { _ in
        word.foregroundColor(.black)
      }
      Probe(".foregroundColor(.pink)", height: 16, word.foregroundStyle(.mint)) { _ in
        word.foregroundColor(.pink)
      }
      Probe(".foregroundColor(.primary)", height: 16, word.foregroundStyle(.mint)) { _ in
        word.foregroundColor(.primary)
      }
      Probe(".foregroundColor(.red)", height: 16, word.foregroundStyle(.mint)) { _ in
        word.foregroundColor(.red)
      }
      Probe(".foregroundColor(.white.opacity(0.5))", height: 16, word.foregroundStyle(.white)) { _ in
        word.foregroundColor(.white.opacity(0.5))
      }
      Probe(".foregroundColor(.white.opacity(0.6))", height: 16, word.foregroundStyle(.white)) { _ in
        word.foregroundColor(.white.opacity(0.6))
      }
      Probe(".foregroundColor(.white.opacity(0.8))", height: 16, word.foregroundStyle(.white)) { _ in
        word.foregroundColor(.white.opacity(0.8))
      }
      Probe(#".foregroundColor(Color("…"))"#, height: 16, word.foregroundStyle(.mint)) { _ in
        word.foregroundColor(Color("Brand"))
      }
      Probe(".tint(.orange)", height: 16, ProgressView(value: 0.5).tint(.mint)) { _ in
        ProgressView(value: 0.5).tint(.orange)
      }
      Probe(".tint(.blue)", height: 16, ProgressView(value: 0.5).tint(.mint)) { _ in
        ProgressView(value: 0.5).tint(.blue)
      }
      Probe(".tint(.black)", height: 16, ProgressView(value: 0.5).tint(.mint)) { _ in
        ProgressView(value: 0.5).tint(.black)
      }
      Probe(".tint(.red)", height: 16, ProgressView(value: 0.5).tint(.mint)) { _ in
        ProgressView(value: 0.5).tint(.red)
      }
      Probe(".tint(.green)", height: 16, ProgressView(value: 0.5).tint(.mint)) { _ in
        ProgressView(value: 0.5).tint(.green)
      }
      Probe(".tint(.primary)", height: 16, ProgressView(value: 0.5).tint(.mint)) { _ in
        ProgressView(value: 0.5).tint(.primary)
      }
      Probe(#".tint(Color("…"))"#, height: 16, ProgressView(value: 0.5).tint(.mint)) { _ in
        ProgressView(value: 0.5).tint(Color("Brand"))
      }
    }
  }
}

#Preview("colours of views 2") { Colours2() }

private struct Members1: View {
  var body: some View {
    Probes {
      Probe(".clipShape(Capsule())", Color.red) { $0.clipShape(Capsule()) }
      Probe(".clipShape(RoundedRectangle(cornerRadius: 15))", Color.red) {
        $0.clipShape(RoundedRectangle(cornerRadius: 15))
      }
      Probe(".clipShape(Circle())", Color.red) { $0.clipShape(Circle()) }
      Probe(".clipShape(.capsule)", Color.red) { $0.clipShape(.capsule) }
      Probe(".clipShape(.circle)", Color.red) { $0.clipShape(.circle) }
      Probe(".clipShape(RoundedRectangle(cornerRadius: 10))", Color.red.frame(height: 16)) {
        $0.clipShape(RoundedRectangle(cornerRadius: 10))
      }
      Probe(".clipShape(RoundedRectangle(cornerRadius: 12))", Color.red) {
        $0.clipShape(RoundedRectangle(cornerRadius: 12))
      }
      Probe("Color.white", height: 16, Color.mint) { _ in Color.white }
      Probe("Color.red", height: 16, Color.mint) { _ in Color.red }
      Probe("Color.black", height: 16, Color.mint) { _ in Color.black }
      Probe("Color.gray", height: 16, Color.mint) { _ in Color.gray }
      Probe("Color.clear", height: 16, Color.mint) { _ in Color.clear }
      Probe("Color.green", height: 16, Color.mint) { _ in Color.green }
      Probe("Color.blue", height: 16, Color.mint) { _ in Color.blue }
      Probe("Color.orange", height: 16, Color.mint) { _ in Color.orange }
      Probe("Color.accentColor", height: 16, Color.mint) { _ in Color.accentColor }
      Probe("Color.secondary", height: 16, Color.mint) { _ in Color.secondary }
    }
  }
}

#Preview("shapes and members 1") { Members1() }

private struct Members2: View {
  var body: some View {
    Probes {
      Probe("Color.primary", height: 16, Color.mint) { _ in Color.primary }
      Probe("Color.purple", height: 16, Color.mint) { _ in Color.purple }
      Probe("Color.yellow", height: 16, Color.mint) { _ in Color.yellow }
      Probe("Color(_:)", height: 16, Color.mint) { _ in Color("Brand") }
      Probe("Color(red:green:blue:)", height: 16, Color.mint) { _ in Color(red: 1, green: 0.5, blue: 0) }
      Probe("Color(uiColor:)", height: 16, Color.mint) { _ in Color(uiColor: .systemOrange) }
      Probe("Color(_:red:green:blue:opacity:)", height: 16, Color.mint) { _ in
        Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 0.5)
      }
      Probe("Color(red:green:blue:opacity:)", height: 16, Color.mint) { _ in
        Color(red: 1, green: 0, blue: 0, opacity: 0.5)
      }
      Probe("Color(hue:saturation:brightness:)", height: 16, Color.mint) { _ in
        Color(hue: 0.1, saturation: 1, brightness: 1)
      }
    }
  }
}

#Preview("shapes and members 2") { Members2() }
