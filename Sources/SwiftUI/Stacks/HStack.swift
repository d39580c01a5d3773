import BoxLayout
import Foundation

/// Views side by side.
public struct HStack<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public static func _lower(_ view: Self, into lowering: inout _Lowering) {
    let guide = lowering.guide(view.alignment)
    let spacing = view.spacing.map { Double($0) }
    lowering.container(of: view.content) { $0.row(alignment: guide, spacing: spacing, $1) }
  }
}
