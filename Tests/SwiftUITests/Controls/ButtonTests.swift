import Testing

@testable import SwiftUI

@MainActor
struct ButtonTests {
  private struct Brackets: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        Text("<")
        configuration.label
        Text(">")
      }
    }
  }

  private struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("→")
        Button(configuration).buttonStyle(.plain)
      }
    }
  }

  @Test func borderedKeepsTwoColumnsAroundItsLabel() {
    #expect(draw(Button("Go") {}.buttonStyle(.bordered), width: 8, height: 1) == " ( Go )")
    #expect(size(Button("Go") {}.controlSize(.large)) == .init(width: 8, height: 3))
    #expect(size(Button("Go") {}.buttonStyle(.plain)) == .init(width: 2, height: 1))
  }

  @Test func largeCapsuleHasAnEdge() {
    let text = draw(Button("Go") {}.controlSize(.large).tint(.blue), width: 8, height: 3)
    #expect(text == "╭──────╮\n│  Go  │\n╰──────╯")
  }

  @Test func ownStyle() {
    #expect(draw(Button("Go") {}.buttonStyle(Brackets()), width: 4, height: 1) == "<Go>")
  }

  @Test func labelOfSeveralViewsStandsInARow() {
    let button = Button(action: {}) {
      Text("A")
      Text("B")
    }
    #expect(draw(button.buttonStyle(.plain), width: 3, height: 1) == "A B")
  }

  @Test func titlesAreTheWordsOfTheLabel() {
    let view = VStack {
      Button("Add", systemImage: "plus") {}
      Button(action: {}) { Image(systemName: "hand.thumbsup.fill") }
      Button("Icon", systemImage: "plus") {}.labelStyle(.iconOnly)
      Button("Long") {}.accessibilityLabel("Short")
    }
    let titles = laidOut(view, width: 20, height: 5).controls.map(\.title)
    #expect(titles == ["Add", "hand thumbsup fill", "Icon", "Short"])
  }

  @Test func regionCoversTheWholeButton() {
    let lowered = laidOut(Button("Go") {}, width: 8, height: 1)
    let regions = lowered.tree.regions(of: lowered.root, at: .zero)
    #expect(regions.map(\.rect) == [.init(column: 0, row: 0, columns: 6, rows: 1)])
  }

  @Test func buttonInsideOfAPrimitiveStyleIsTheRegion() {
    let lowered = laidOut(Button("Go") {}.buttonStyle(Twice()), width: 8, height: 1)
    let regions = lowered.tree.regions(of: lowered.root, at: .zero)
    #expect(lowered.controls.count == 1)
    #expect(regions.map(\.rect) == [.init(column: 2, row: 0, columns: 2, rows: 1)])
  }

  @Test func actionSeesTheEnvironmentOfItsButton() throws {
    var seen: Int?
    let button = Button("Go") { seen = EnvironmentValues.current.lineLimit }.lineLimit(3)
    let control = try #require(laidOut(button, width: 8, height: 1).controls.first)
    control.action?()
    #expect(seen == 3)
    #expect(EnvironmentValues.current.lineLimit == nil)
  }

  @Test func disabledStaysDisabled() {
    let view = Button("Go") {}.disabled(false).disabled(true)
    #expect(laidOut(view, width: 8, height: 1).controls.map(\.isEnabled) == [false])
  }
}
