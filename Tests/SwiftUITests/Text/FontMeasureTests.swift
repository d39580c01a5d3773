import BoxLayout
import SwiftUI
import Testing

/// What only points show of a font: in cells every character has one width.
@MainActor @Suite struct FontMeasureTests {
  private func width(_ view: some View) -> Int {
    var lowered = LoweredView(view, metrics: .points, environment: EnvironmentValues())
    return lowered.tree.measure(
      lowered.root, BoxProposal(width: BoxProposal.unspecified, height: BoxProposal.unspecified)
    ).width
  }

  @Test func digitsOfOneWidthCountInPoints() {
    #expect(width(Text("1:11")) < width(Text("8:58")))
    #expect(width(Text("1:11").monospacedDigit()) == width(Text("8:58").monospacedDigit()))
    #expect(width(VStack { Text("1:11") }.monospacedDigit()) == width(Text("8:58").monospacedDigit()))
  }

  @Test func aDesignCountsInPoints() {
    #expect(width(Text("ill")) < width(Text("www")))
    #expect(width(Text("ill").monospaced()) == width(Text("www").monospaced()))
    #expect(width(VStack { Text("ill") }.monospaced()) == width(VStack { Text("www") }.monospaced()))
    #expect(
      width(VStack { Text("ill") }.fontDesign(.monospaced))
        == width(VStack { Text("www") }.fontDesign(.monospaced)))
    #expect(width(VStack { Text("ill") }.fontDesign(.rounded)) == width(Text("ill")))
  }
}
