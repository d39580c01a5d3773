/// Something done to a view, as a value.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View

  @ViewBuilder
  func body(content: Content) -> Body

  typealias Content = _ViewModifier_Content<Self>
}

/// The view that a modifier modifies.
public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
  let content: @MainActor (inout _Lowering) -> Void

  public static func _lower(_ view: Self, into lowering: inout _Lowering) {
    view.content(&lowering)
  }
}

/// A value with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  public var body: Never { fatalError("modified content lowers itself to boxes") }

  public static func _lower(_ view: Self, into lowering: inout _Lowering) {
    lowering.makeEnvironmentCurrent()
    if let record = lowering.record { record.modify(Modifier.self) }
    lowering.graph?.link(view.modifier)
    let content = view.content
    lowering.lower(view.modifier.body(content: _ViewModifier_Content { $0.lower(content) }))
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

nonisolated extension View {
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  /// Applies this modifier first and then another.
  public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that does nothing.
public struct EmptyModifier: ViewModifier {
  public static let identity = EmptyModifier()

  public init() {}

  public func body(content: Content) -> some View { content }
}
