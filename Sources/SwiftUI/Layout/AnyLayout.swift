import BoxLayout
import Foundation

/// A layout of any type.
public struct AnyLayout: Layout {
  /// What the layout inside keeps between questions.
  public struct Cache {
    var value: Any
  }

  private let layout: any Layout

  public init<L: Layout>(_ layout: L) {
    self.layout = layout
  }

  public func makeCache(subviews: Subviews) -> Cache {
    Cache(value: layout.makeCache(subviews: subviews))
  }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    size(layout, proposal, subviews, &cache)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    place(layout, in: bounds, proposal, subviews, &cache)
  }

  public func _box(_ children: ArraySlice<_Box>, in lowering: inout _Lowering) -> _Box {
    layout._box(children, in: &lowering)
  }

  private func size<L: Layout>(
    _ layout: L, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache
  ) -> CGSize {
    var own = cache.value as? L.Cache ?? layout.makeCache(subviews: subviews)
    defer { cache.value = own }
    return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &own)
  }

  private func place<L: Layout>(
    _ layout: L, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout Cache
  ) {
    var own = cache.value as? L.Cache ?? layout.makeCache(subviews: subviews)
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &own)
    cache.value = own
  }
}
