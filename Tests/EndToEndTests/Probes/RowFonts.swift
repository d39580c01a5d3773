// Fonts as projects write them.
import SwiftUI
import WidgetKit

private let word = Text("word")

private struct Fonts1: View {
  var body: some View {
    Probes {
      Probe(".font(.headline)", height: 16, word.font(.body)) { _ in word.font(.headline) }
      Probe(".font(.title2)", height: 16, word.font(.headline)) { _ in word.font(.title2) }
      Probe(".font(.title3)", height: 16, word.font(.headline)) { _ in word.font(.title3) }
      Probe(".font(.caption)", height: 16, word.font(.headline)) { _ in word.font(.caption) }
      Probe(".font(.caption2)", height: 16, word.font(.headline)) { _ in word.font(.caption2) }
      Probe(".font(.subheadline)", height: 16, word.font(.headline)) { _ in word.font(.subheadline) }
      Probe(".font(.system(size: N))", height: 16, word.font(.headline)) { _ in word.font(.system(size: 17)) }
      Probe(".font(.system(size: N, weight: .bold))", height: 16, word.font(.body)) { _ in
        word.font(.system(size: 17, weight: .bold))
      }
      Probe(".font(.body)", height: 16, word.font(.headline)) { _ in word.font(.body) }
      Probe(".font(.title)", height: 16, word.font(.body)) { _ in word.font(.title) }
      Probe(".font(.caption.weight(.semibold))", height: 16, word.font(.body)) { _ in
        word.font(.caption.weight(.semibold))
      }
      Probe(".font(.footnote)", height: 16, word.font(.headline)) { _ in word.font(.footnote) }
      Probe(".font(.system(size: N, weight: .semibold))", height: 16, word.font(.body)) { _ in
        word.font(.system(size: 17, weight: .semibold))
      }
      Probe(".font(.callout)", height: 16, word.font(.headline)) { _ in word.font(.callout) }
      Probe(".font(.title3.weight(.semibold))", height: 16, word.font(.body)) { _ in
        word.font(.title3.weight(.semibold))
      }
      Probe(".font(.headline.monospacedDigit())", height: 16, word.font(.body)) { _ in
        word.font(.headline.monospacedDigit())
      }
      Probe(".font(.subheadline.weight(.medium))", height: 16, word.font(.headline)) { _ in
        word.font(.subheadline.weight(.medium))
      }
      Probe(".font(.title3.monospacedDigit().weight(.medium))", height: 16, word.font(.headline)) { _ in
        word.font(.title3.monospacedDigit().weight(.medium))
      }
      Probe(".font(.system(size: N, weight: .semibold, design: .rounded))", height: 16, word.font(.body)) {
        _ in word.font(.system(size: 17, weight: .semibold, design: .rounded))
      }
      Probe(".font(.system(size: N, weight: .bold, design: .rounded))", height: 16, word.font(.body)) { _ in
        word.font(.system(size: 17, weight: .bold, design: .rounded))
      }
      Probe(".font(.system(size: N, weight: .regular))", height: 16, word.font(.headline)) { _ in
        word.font(.system(size: 17, weight: .regular))
      }
      Probe(".font(.caption2.weight(.semibold))", height: 16, word.font(.body)) { _ in
        word.font(.caption2.weight(.semibold))
      }
      Probe(".font(.largeTitle)", height: 16, word.font(.body)) { _ in word.font(.largeTitle) }
      Probe(".font(.subheadline.weight(.semibold))", height: 16, word.font(.body)) { _ in
        word.font(.subheadline.weight(.semibold))
      }
      Probe(".font(.system(size: N, weight: .heavy, design: .rounded))", height: 16, word.font(.body)) { _ in
        word.font(.system(size: 17, weight: .heavy, design: .rounded))
      }
      Probe(".font(.footnote.weight(.semibold))", height: 16, word.font(.body)) { _ in
        word.font(.footnote.weight(.semibold))
      }
    }
  }
}

#Preview("fonts 1") { Fonts1() }

private struct Fonts2: View {
  var body: some View {
    Probes {
      Probe(".font(.headline.weight(.bold))", height: 16, word.font(.body)) { _ in
        word.font(.headline.weight(.bold))
      }
      Probe(".font(.system(.title, design: .monospaced))", height: 16, word.font(.body)) { _ in
        word.font(.system(.title, design: .monospaced))
      }
      Probe(".font(.system(size: N, weight: .regular, design: .rounded))", height: 16, word.font(.headline)) {
        _ in word.font(.system(size: 17, weight: .regular, design: .rounded))
      }
      Probe(".font(.title3.weight(.bold))", height: 16, word.font(.body)) { _ in
        word.font(.title3.weight(.bold))
      }
      Probe(".font(.body.weight(.semibold))", height: 16, word.font(.body)) { _ in
        word.font(.body.weight(.semibold))
      }
      Probe(".font(.caption.monospacedDigit().weight(.semibold))", height: 16, word.font(.body)) { _ in
        word.font(.caption.monospacedDigit().weight(.semibold))
      }
      Probe(".font(.caption2.monospacedDigit())", height: 16, word.font(.headline)) { _ in
        word.font(.caption2.monospacedDigit())
      }
      Probe(".font(.footnote.monospacedDigit())", height: 16, word.font(.headline)) { _ in
        word.font(.footnote.monospacedDigit())
      }
      Probe(
        ".font(.system(.caption, design: .rounded).monospacedDigit().weight(.medium))", height: 16,
        word.font(.headline)
      ) { _ in word.font(.system(.caption, design: .rounded).monospacedDigit().weight(.medium)) }
      Probe(".font(.system(.caption2, design: .rounded).weight(.semibold))", height: 16, word.font(.body)) {
        _ in word.font(.system(.caption2, design: .rounded).weight(.semibold))
      }
      Probe(
        ".font(.system(.title, design: .rounded).monospacedDigit().weight(.bold))", height: 16,
        word.font(.body)
      ) { _ in word.font(.system(.title, design: .rounded).monospacedDigit().weight(.bold)) }
      Probe(
        ".font(.system(.title2, design: .rounded).monospacedDigit().weight(.bold))", height: 16,
        word.font(.body)
      ) { _ in word.font(.system(.title2, design: .rounded).monospacedDigit().weight(.bold)) }
      Probe(".font(.system(size: N, weight: .medium))", height: 16, word.font(.headline)) { _ in
        word.font(.system(size: 17, weight: .medium))
      }
      Probe(".font(.title2.weight(.semibold))", height: 16, word.font(.body)) { _ in
        word.font(.title2.weight(.semibold))
      }
      Probe(".font(Font.caption)", height: 16, word.font(.headline)) { _ in word.font(Font.caption) }
      Probe(".font(Font.system(size: N, weight: .bold))", height: 16, word.font(.body)) { _ in
        word.font(Font.system(size: 17, weight: .bold))
      }
      Probe(".font(Font.title.weight(.light))", height: 16, word.font(.body)) { _ in
        word.font(Font.title.weight(.light))
      }
    }
  }
}

#Preview("fonts 2") { Fonts2() }

private struct Weights: View {
  var body: some View {
    Probes {
      Probe(".fontWeight(.bold)", height: 16, word) { _ in word.fontWeight(.bold) }
      Probe(".fontWeight(.semibold)", height: 16, word) { _ in word.fontWeight(.semibold) }
      Probe(".fontWeight(.medium)", height: 16, word.bold()) { _ in word.fontWeight(.medium) }
      Probe(".fontWeight(.regular)", height: 16, word.bold()) { _ in word.fontWeight(.regular) }
      Probe(".fontWeight(.heavy)", height: 16, word) { _ in word.fontWeight(.heavy) }
      Probe(".fontWeight(.black)", height: 16, word) { _ in word.fontWeight(.black) }
      Probe(".fontWeight(.light)", height: 16, word.bold()) { _ in word.fontWeight(.light) }
      Probe("design: .rounded", height: 16, word) { $0.font(.system(.title, design: .rounded)) }
      Probe("design: .monospaced", height: 16, word) { $0.font(.system(.title, design: .monospaced)) }
      Probe("Font.caption", height: 16, word) { $0.font(Font.caption.bold()) }
      Probe("Font.title", height: 16, word) { $0.font(Font.title) }
      Probe("Font.system", height: 16, word) { $0.font(Font.system(size: 30)) }
      Probe("Font.custom", height: 16, word) { $0.font(Font.custom("Other", size: 40)) }
      Probe("Font.Weight", height: 16, word) { $0.fontWeight(Font.Weight.bold) }
      Probe("Image.Scale", height: 16, Image(systemName: "star").font(.title2)) {
        $0.imageScale(Image.Scale.large)
      }
    }
  }
}

#Preview("weights, designs and members") { Weights() }
