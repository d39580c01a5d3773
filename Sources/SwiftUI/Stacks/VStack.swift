import BoxLayout
import Foundation

/// Views one under another.
public struct VStack<Content: View>: PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public static func _lower(_ view: Self, into lowering: inout _Lowering) {
    let guide = lowering.guide(view.alignment)
    let spacing = view.spacing.map { lowering.metrics.spacing($0, along: .vertical) }
    lowering.container(of: view.content) {
      $0.stack(.vertical, alignment: guide, spacing: spacing, $1)
    }
  }
}
