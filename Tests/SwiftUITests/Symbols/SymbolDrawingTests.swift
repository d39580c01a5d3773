import BoxLayout
import Cells
import Testing

@testable import SwiftUI

@MainActor @Suite struct SymbolDrawingTests {
  private let red = RGBA(255, 69, 58)
  private let green = RGBA(48, 209, 88)

  private func cell(_ view: some View) -> Cell { frame(view, width: 1, height: 1, manner: .filled)[0, 0] }

  @Test func variantsMakeNames() {
    let names = [
      ("bell", SymbolVariants.slash.fill, "bell.slash.fill"), ("heart.fill", .circle, "heart.circle.fill"),
      ("location", .fill.circle.slash, "location.slash.circle.fill"), ("heart", .none, "heart"),
      ("heart.fill", .fill, "heart.fill"), ("heart.circle", .square, "heart.circle"),
      ("heart.circle", .slash, "heart.slash.circle"), ("heart", .circle.square, "heart.square"),
    ]
    for (name, variant, expected) in names { #expect(variant.applied(to: name) == expected) }
    #expect(SymbolVariants.circle.fill.contains(.fill))
    #expect(!SymbolVariants.circle.contains(.square))
    #expect(SymbolVariants.fill.contains(.none))
  }

  @Test func variantsAreDrawnAndAddUp() {
    #expect(draw(Image(systemName: "heart").symbolVariant(.fill), width: 1, height: 1) == "♥")
    #expect(
      draw(Image(systemName: "bell").symbolVariant(.slash).symbolVariant(.fill), width: 1, height: 1) == "⊘")
    #expect(
      draw(Label("On", systemImage: "star").symbolVariant(.none).symbolVariant(.fill), width: 4, height: 1)
        == "☆ On")
    #expect(draw(Text("\(Image(systemName: "star"))").symbolVariant(.fill), width: 1, height: 1) == "★")
  }

  @Test func symbolsThatFollowTextAreMirrored() {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    func drawn(_ view: some View) -> String { draw(view, width: 1, height: 1, environment: environment) }
    #expect(drawn(Image(systemName: "arrow.forward")) == "←")
    #expect(drawn(Image(systemName: "arrow.right")) == "→")
    #expect(drawn(Image(systemName: "backward.fill")) == "«", "a player's keys stay")
    #expect(drawn(Image(systemName: "arrow.right").flipsForRightToLeftLayoutDirection(true)) == "←")
  }

  @Test func symbolsInsideATextHaveTheirColours() {
    let star = Image(systemName: "star.fill").symbolRenderingMode(.multicolor)
    #expect(cell(Text(star)).foreground == cell(star).foreground)
    #expect(cell(Text(Image(systemName: "checkmark")).foregroundColor(.green)).foreground == green)
    // The first style of a palette is the badge's.
    let badge = Text("\(Image(systemName: "bell.badge"))").symbolRenderingMode(.palette)
    #expect(cell(badge.foregroundStyle(.red, .green)).foreground == green)
  }

  @Test func symbolsInsideATextAreReportedWhereTheyHaveNoGlyph() {
    let lowered = laidOut(Text("No \(Image(systemName: "xyzzyplugh"))"), width: 9, height: 1)
    #expect(lowered.notices == [SymbolNotice.text(for: "xyzzyplugh")])
  }

  @Test func palettesPaintWhatLiesBehindASign() {
    let sign = cell(Image(systemName: "checkmark.circle.fill").foregroundStyle(.white, .red))
    #expect(sign.foreground == RGBA(255, 255, 255))
    #expect(sign.background == red)
    let plain = cell(Image(systemName: "checkmark").foregroundStyle(.red, .green))
    #expect(plain.foreground == red)
    #expect(plain.background == .clear)
    let badge = cell(Image(systemName: "folder.badge.plus").foregroundStyle(.red, .green))
    #expect(badge.foreground == green)
    let single = cell(
      Image(systemName: "checkmark.circle.fill").symbolRenderingMode(.hierarchical).foregroundStyle(
        .green, .red))
    #expect(single.foreground == green)
    #expect(single.background == .clear)
  }

  @Test func multicolourTakesTheSymbolsOwn() {
    #expect(cell(Image(systemName: "heart.fill").symbolRenderingMode(.multicolor)).foreground == red)
    let around = VStack { Image(systemName: "heart.fill") }.symbolRenderingMode(.multicolor)
    #expect(cell(around.foregroundStyle(.green)).foreground == red)
    let own = Image(systemName: "heart.fill").symbolRenderingMode(.monochrome).symbolRenderingMode(
      .multicolor)
    #expect(cell(own).foreground == red)
    let colourless = Image(systemName: "scissors").symbolRenderingMode(.multicolor).foregroundStyle(.green)
    #expect(cell(colourless).foreground == green)
  }

  @Test func aValueIsAGlyphOrAStrength() {
    #expect(draw(Image(systemName: "cellularbars", variableValue: 1), width: 1, height: 1) == "▇")
    #expect(draw(Image(systemName: "cellularbars", variableValue: 0.3), width: 1, height: 1) == "▃")
    func wifi(_ value: Double?) -> RGBA {
      cell(
        Image(systemName: "wifi", variableValue: value).foregroundStyle(.white).background(.black)
      ).foreground
    }
    #expect(wifi(nil) == wifi(1))
    #expect(wifi(0).red < wifi(0.5).red)
    #expect(wifi(0.5).red < wifi(1).red)
    #expect(wifi(-.infinity) == wifi(0))
  }

  @Test func aLargeScaleCanMakeASymbolBold() {
    let large = Image(systemName: "heart").font(.title2).imageScale(.large)
    #expect(cell(large).attributes.contains(.bold))
    #expect(!cell(Image(systemName: "heart").font(.title2)).attributes.contains(.bold))
    #expect(!cell(Image(systemName: "heart").font(.title).imageScale(.small)).attributes.contains(.bold))
  }

  @Test func aNameWithoutAGlyphIsReported() {
    let lowered = LoweredView(
      Image(systemName: "my.own.symbol"), metrics: .cells, environment: EnvironmentValues())
    #expect(lowered.notices.map(SymbolNotice.name) == ["my.own.symbol"])
    #expect(SymbolNotice.name(in: "The picture is drawn") == nil)
  }
}
