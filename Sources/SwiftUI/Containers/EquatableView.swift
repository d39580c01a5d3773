/// A view that is drawn anew only when it differs; in a frame the same as the view.
public struct EquatableView<Content: View & Equatable>: PrimitiveView {
  public var content: Content

  public init(content: Content) {
    self.content = content
  }

  public static func _lower(_ view: Self, into lowering: inout _Lowering) {
    lowering.lower(view.content)
  }
}

extension View where Self: Equatable {
  public func equatable() -> EquatableView<Self> {
    EquatableView(content: self)
  }
}
