import BoxLayout
import Foundation

/// A layout of the user's own as an arrangement of the engine.
final class LayoutArrangement<L: Layout>: Arrangement {
  private let layout: L
  private let layoutDirection: LayoutDirection
  private var cache: L.Cache?

  init(_ layout: L, layoutDirection: LayoutDirection) {
    self.layout = layout
    self.layoutDirection = layoutDirection
  }

  func size(
    of children: BoxChildren, in tree: inout BoxTree, proposal: BoxProposal
  ) -> BoxSize {
    let metrics = tree.metrics
    let size = ask(children, &tree) { subviews, cache in
      layout.sizeThatFits(
        proposal: ProposedViewSize(proposal, metrics), subviews: subviews, cache: &cache)
    }
    return BoxSize(
      width: length(size.width, metrics.frameWidth),
      height: length(size.height) { max(metrics.vertical($0), $0 > 0 ? 1 : 0) })
  }

  func place(
    _ children: BoxChildren, in tree: inout BoxTree, size: BoxSize, proposal: BoxProposal
  ) {
    let metrics = tree.metrics
    let own = ProposedViewSize(proposal, metrics)
    for child in children { tree.align(child, in: size, .center, proposal: proposal) }
    let bounds = CGRect(
      x: 0, y: 0, width: metrics.points(horizontal: size.width),
      height: metrics.points(vertical: size.height))
    ask(children, &tree) { subviews, cache in
      layout.placeSubviews(in: bounds, proposal: own, subviews: subviews, cache: &cache)
    }
  }

  /// Asks the layout while its views hold the tree.
  private func ask<Answer>(
    _ children: BoxChildren, _ tree: inout BoxTree,
    _ question: (LayoutSubviews, inout L.Cache) -> Answer
  ) -> Answer {
    let session = LayoutSession(BoxTree(metrics: tree.metrics))
    swap(&session.tree, &tree)
    defer { swap(&session.tree, &tree) }
    let subviews = LayoutSubviews(
      session: session, boxes: ArraySlice(children), layoutDirection: layoutDirection)
    // The views of a box do not change, so a cache is made once and never brought up to date.
    var own = cache ?? layout.makeCache(subviews: subviews)
    let answer = question(subviews, &own)
    cache = own
    return answer
  }

  /// A length that was answered, in units: infinity and NaN are nothing a box can have.
  private func length(_ points: CGFloat, _ units: (Double) -> Int) -> Int {
    points.isFinite ? max(0, units(points)) : points == .infinity ? BoxProposal.infinity : 0
  }
}
