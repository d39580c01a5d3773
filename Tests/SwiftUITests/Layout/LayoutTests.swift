import Foundation
import Testing

@testable import SwiftUI

@MainActor
struct LayoutTests {
  private struct Indent: LayoutValueKey {
    static let defaultValue = 0.0
  }

  /// Puts each view a step lower and further in than the one before.
  private struct Stairs: Layout {
    var step = 8.0

    func makeCache(subviews: Subviews) -> [CGSize] {
      subviews.map { $0.sizeThatFits(.unspecified) }
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
    ) -> CGSize {
      var size = CGSize.zero
      for (index, own) in cache.enumerated() {
        size.width = max(size.width, CGFloat(index) * step + subviews[index][Indent.self] + own.width)
        size.height += own.height
      }
      return size
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
    ) {
      var y = bounds.minY
      for (index, view) in subviews.enumerated() {
        let x = bounds.minX + CGFloat(index) * step + view[Indent.self]
        view.place(at: CGPoint(x: x, y: y), proposal: .unspecified)
        y += cache[index].height
      }
    }
  }

  private struct Reversed: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      HStackLayout(spacing: 8).sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      var x = bounds.maxX
      for view in subviews {
        view.place(at: CGPoint(x: x, y: bounds.minY), anchor: .topTrailing, proposal: .unspecified)
        x -= view.dimensions(in: .unspecified).width + 8
      }
    }
  }

  @ViewBuilder private var words: some View {
    Text("one")
    Text("two").layoutValue(key: Indent.self, value: 16)
    Text("six")
  }

  /// Shares its width out evenly, in parts of a column too.
  private struct Thirds: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      let width = bounds.width / CGFloat(subviews.count)
      for (index, view) in subviews.enumerated() {
        view.place(
          at: CGPoint(x: bounds.minX + CGFloat(index) * width, y: bounds.midY), anchor: .leading,
          proposal: ProposedViewSize(width: width, height: bounds.height))
      }
    }
  }

  @Test func partsOfColumnsStaySideBySide() {
    let thirds = Thirds {
      Rectangle().fill(.blue)
      Rectangle().fill(.red)
      Rectangle().fill(.green)
    }
    #expect(draw(thirds, width: 25, height: 1) == "[      ][       ][      ]")
  }

  @Test func ownLayoutDraws() {
    let view = Stairs { words }
    #expect(size(view) == .init(width: 6, height: 3))
    #expect(draw(view, width: 6, height: 3) == "one\n   two\n  six")
  }

  @Test func valuesSurviveModifiers() {
    let view = Stairs { Text("x").layoutValue(key: Indent.self, value: 16).padding(.leading, 8) }
    #expect(draw(view, width: 4, height: 1) == "   x")
  }

  @Test func layoutInsideOfALayout() {
    let view = Stairs {
      Stairs { words }
      Text("end")
    }
    #expect(draw(view, width: 6, height: 4) == "one\n   two\n  six\n end")
  }

  @Test func builtInLayoutsServeOthers() {
    let view = Reversed { words }
    #expect(draw(view, width: 11, height: 1) == "six two one")
  }

  @Test func stackLayoutsAreStacks() {
    #expect(draw(HStackLayout(spacing: 8) { words }, width: 11, height: 1) == "one two six")
    #expect(draw(AnyLayout(VStackLayout()) { words }, width: 3, height: 3) == "one\ntwo\nsix")
    #expect(
      draw(
        ZStackLayout(alignment: .trailing) {
          Text("abc"); Text("x")
        }, width: 3, height: 1) == "abx")
  }

  @Test func anyLayoutKeepsTheCacheOfItsOwn() {
    let view = AnyLayout(Stairs(step: 0)) { words }
    #expect(draw(view, width: 5, height: 3) == "one\n  two\nsix")
  }
}
