import BoxLayout

/// Views over one another, the first at the back.
public struct ZStack<Content: View>: PrimitiveView {
  let alignment: Alignment
  let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public static func _lower(_ view: Self, into lowering: inout _Lowering) {
    let alignment = lowering.alignment(view.alignment)
    lowering.container(of: view.content) { $0.depthStack(alignment: alignment, $1) }
  }
}
