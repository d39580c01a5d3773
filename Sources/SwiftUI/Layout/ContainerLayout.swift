import BoxLayout
import Foundation

/// A layout that is one of the engine's own containers.
///
/// As a view it becomes that container; asked by another layout it measures and places through one.
protocol ContainerLayout: Layout where Cache == Void {
  /// The alignment as the engine's; guides of the user's own are added to the tree.
  func alignment(in lowering: inout _Lowering) -> BoxAlignment

  /// The alignment where only the engine's own guides are known.
  var builtInAlignment: BoxAlignment { get }

  func container(
    _ children: [BoxID], _ alignment: BoxAlignment, in tree: inout BoxTree
  ) -> BoxID
}

extension ContainerLayout {
  public func _box(_ children: ArraySlice<_Box>, in lowering: inout _Lowering) -> _Box {
    let alignment = alignment(in: &lowering)
    return _Box(container(children.map(\.id), alignment, in: &lowering.tree))
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> CGSize {
    let session = subviews.session
    let box = container(Array(subviews.boxes), builtInAlignment, in: &session.tree)
    return LayoutSubview(session: session, box: box).sizeThatFits(proposal)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    let session = subviews.session
    let metrics = session.metrics
    let box = container(Array(subviews.boxes), builtInAlignment, in: &session.tree)
    session.tree.arrange(box, proposal: proposal.proposal(metrics))
    session.tree.shift(
      subviews.boxes, x: metrics.horizontal(bounds.minX), y: metrics.vertical(bounds.minY))
  }
}

extension AlignmentKey {
  /// The engine's guide; one of the user's own counts as the centre.
  var builtIn: BoxGuide {
    if case .builtIn(let guide) = self { return guide }
    return .center
  }
}
