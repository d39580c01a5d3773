import Foundation
import Testing

@testable import SwiftUI

@MainActor
struct PreferenceTests {
  private struct Words: PreferenceKey {
    static let defaultValue: [String] = []

    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  private struct Places: PreferenceKey {
    static let defaultValue: [Anchor<CGRect>] = []

    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value += nextValue()
    }
  }

  private var words: some View {
    HStack {
      Text("a").preference(key: Words.self, value: ["a"])
      Text("b").preference(key: Words.self, value: ["b"])
    }
  }

  @Test func siblingsAreCombinedInOrder() {
    var seen: [String] = []
    let view = words.transformPreference(Words.self) { $0.append("c") }
      .onPreferenceChange(Words.self) { seen = $0 }
    let told = laidOut(view, width: 5, height: 1).preferences[Words.self]
    #expect(told == ["a", "b", "c"])
    #expect(seen == ["a", "b", "c"])
  }

  @Test func overlayIsMadeOfWhatWasTold() {
    let view = words.padding(.vertical, 16).overlayPreferenceValue(Words.self, alignment: .top) {
      Text($0.joined())
    }
    #expect(draw(view, width: 3, height: 3) == "ab\na b\n")
  }

  @Test func anchorsAreResolvedInTheLayer() {
    let view = HStack(spacing: 0) {
      Text("....")
      Text("here").anchorPreference(key: Places.self, value: .bounds) { [$0] }
    }
    .overlayPreferenceValue(Places.self) { places in
      GeometryReader { proxy in
        let rect = proxy[places[0]]
        Text("\(Int(rect.minX))w\(Int(rect.width))")
      }
    }
    #expect(draw(view, width: 8, height: 1) == "32w32ere")
  }
}
