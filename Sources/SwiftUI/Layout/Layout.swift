import BoxLayout
import Foundation

/// A way of arranging views.
///
/// Lengths are points; they become cells where a size is answered and where a view is placed.
public protocol Layout: Animatable {
  static var layoutProperties: LayoutProperties { get }

  associatedtype Cache = Void

  typealias Subviews = LayoutSubviews

  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size of the whole for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Puts each view into its place; one that is not placed stands in the middle.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// Makes the box that arranges others; layouts that are built in have boxes of their own.
  func _box(_ children: ArraySlice<_Box>, in lowering: inout _Lowering) -> _Box
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  public func _box(_ children: ArraySlice<_Box>, in lowering: inout _Lowering) -> _Box {
    let arrangement = LayoutArrangement(
      self, layoutDirection: lowering.environment.layoutDirection)
    return _Box(lowering.tree.arranged(arrangement, children.map(\.id)))
  }

  /// Arranges the views of a builder.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

/// A box of the tree that a view is lowered to.
public struct _Box {
  package let id: BoxID

  package init(_ id: BoxID) {
    self.id = id
  }
}

/// Views arranged by a layout.
struct LayoutView<L: Layout, Content: View>: PrimitiveView {
  let layout: L
  let content: Content

  static func _lower(_ view: Self, into lowering: inout _Lowering) {
    let start = lowering.roots.count
    lowering.lower(view.content)
    let children = ArraySlice(lowering.roots[start...].map { _Box($0) })
    lowering.roots.removeSubrange(start...)
    let box = view.layout._box(children, in: &lowering)
    lowering.roots.append(box.id)
  }
}
