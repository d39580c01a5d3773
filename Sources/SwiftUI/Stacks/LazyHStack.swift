import Foundation

/// Views side by side in the whole height that is offered.
public struct LazyHStack<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public static func _lower(_ view: Self, into lowering: inout _Lowering) {
    let stack = HStack(alignment: view.alignment, spacing: view.spacing) { view.content }
    lowering.lower(
      stack.frame(maxHeight: .infinity, alignment: Alignment(horizontal: .center, vertical: view.alignment)))
  }
}
