import Foundation
import Testing

@testable import SwiftUI

@MainActor
struct LabelTests {
  private struct Stacked: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.icon
        Label(configuration).labelStyle(.titleOnly)
      }
    }
  }

  private let label = Label {
    Text("Title")
  } icon: {
    Text("i")
  }

  @Test func styles() {
    #expect(draw(label, width: 7, height: 1) == "i Title")
    #expect(draw(label.labelStyle(.titleOnly), width: 5, height: 1) == "Title")
    #expect(draw(label.labelStyle(.iconOnly), width: 1, height: 1) == "i")
    #expect(draw(label.labelStyle(Stacked()), width: 5, height: 2) == "  i\nTitle")
  }

  @Test func labeledContentFillsTheLine() {
    #expect(draw(LabeledContent("Gate", value: "B4"), width: 10, height: 1) == "Gate    B4")
  }

  @Test func linkIsARegionWithItsURL() throws {
    let url = try #require(URL(string: "app://order"))
    let lowered = laidOut(Link("Open", destination: url), width: 6, height: 1)
    #expect(lowered.controls.map(\.kind) == [.link(url)])
    #expect(lowered.controls.map(\.title) == ["Open"])
    #expect(lowered.controls[0].action == nil)
  }
}
