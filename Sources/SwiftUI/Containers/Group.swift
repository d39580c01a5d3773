/// Several views taken together; modifiers of a group modify each member.
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  public typealias Body = Never

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: Never { fatalError("Group lowers itself to boxes") }

  public static func _lower(_ view: Self, into lowering: inout _Lowering) {
    lowering.lower(view.content)
  }
}
