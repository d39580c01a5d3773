import Foundation

/// Views one under another in the whole width that is offered.
public struct LazyVStack<Content: View>: PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public static func _lower(_ view: Self, into lowering: inout _Lowering) {
    let stack = VStack(alignment: view.alignment, spacing: view.spacing) { view.content }
    lowering.lower(
      stack.frame(maxWidth: .infinity, alignment: Alignment(horizontal: view.alignment, vertical: .center)))
  }
}
