import BoxLayout
import Testing

@testable import SwiftUI

@MainActor
@Suite struct DynamicTypeTests {
  /// What a text measures in points under a text size.
  private func points(_ view: some View, _ size: DynamicTypeSize) -> (width: Double, height: Double) {
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = size
    var lowered = LoweredView(view, metrics: .points, environment: environment)
    let found = lowered.tree.measure(lowered.root, .ideal)
    return (Metrics.points.points(horizontal: found.width), Metrics.points.points(vertical: found.height))
  }

  @Test func stylesGrowByApplesTable() {
    #expect(points(Text("a"), .large).height == 22)
    #expect(points(Text("a"), .xSmall).height == 19)
    #expect(points(Text("a"), .accessibility5).height == 62)
    #expect(points(Text("a").font(.caption2), .accessibility1).height == 25)
    #expect(points(Text("a").font(.largeTitle), .xxxLarge).height == 48)
  }

  @Test func everyStyleGrowsOrStays() {
    for style in Font.TextStyle.allCases {
      let sizes = DynamicTypeSize.allCases.map { style.metrics(at: $0) }
      #expect(sizes.map(\.size) == sizes.map(\.size).sorted())
      #expect(sizes.map(\.lineHeight) == sizes.map(\.lineHeight).sorted())
    }
  }

  @Test func fixedSizesStay() {
    #expect(points(Text("a").font(.system(size: 20)), .accessibility5).height == 24)
    #expect(points(Text("a").font(.custom("Face", fixedSize: 20)), .accessibility5).height == 24)
  }

  @Test func customFontsFollowAStyle() {
    // 20 points of a face as the body grows, from 17 to 34 by the table's accessibility sizes.
    #expect(Font.custom("Face", size: 17).scaled(to: .accessibility1).size == 28)
    #expect(Font.custom("Face", size: 11, relativeTo: .caption2).scaled(to: .accessibility5).size == 40)
  }

  @Test func whatIsLargeEnoughIsBold() {
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = .accessibility1
    let shown = frame(Text("a"), width: 1, height: 1, environment: environment)
    #expect(shown[0, 0].attributes.contains(.bold))
    #expect(!frame(Text("a"), width: 1, height: 1)[0, 0].attributes.contains(.bold))
  }

  private struct Scaled: View {
    @ScaledMetric(relativeTo: .caption2) var length = 11.0
    @ScaledMetric var body17 = 17.0

    var body: some View { Color.red.frame(width: length, height: body17) }
  }

  @Test func scaledMetricsFollowTheirStyle() {
    #expect(points(Scaled(), .large) == (11, 17))
    #expect(points(Scaled(), .accessibility5) == (40, 53))
  }
}
