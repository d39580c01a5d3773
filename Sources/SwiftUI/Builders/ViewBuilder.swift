/// Builds views from the statements of a closure.
@resultBuilder
public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock() -> EmptyView { EmptyView() }

  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(.first(first))
  }

  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(.second(second))
  }

  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// Several views in a row, as a builder collects them.
public struct TupleView<each Content: View>: PrimitiveView {
  public let value: (repeat each Content)

  public init(_ content: repeat each Content) {
    value = (repeat each content)
  }

  public static func _lower(_ view: Self, into lowering: inout _Lowering) {
    repeat lowering.lower(each view.value)
  }
}

/// One of two views.
public struct _ConditionalContent<TrueContent: View, FalseContent: View>: PrimitiveView {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage

  init(_ storage: Storage) {
    self.storage = storage
  }

  public static func _lower(_ view: Self, into lowering: inout _Lowering) {
    switch view.storage {
    case .first(let content): lowering.lower(content, id: true)
    case .second(let content): lowering.lower(content, id: false)
    }
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  public var body: Never { fatalError("an optional view lowers itself to boxes") }

  public static func _lower(_ view: Self, into lowering: inout _Lowering) {
    if let view { lowering.lower(view) }
  }
}

/// Shows nothing and takes no room.
public struct EmptyView: PrimitiveView {
  nonisolated public init() {}

  public static func _lower(_ view: Self, into lowering: inout _Lowering) {}
}

/// A view of any type.
public struct AnyView: PrimitiveView {
  private let content: @MainActor (inout _Lowering) -> Void

  public init<V: View>(_ view: V) {
    content = { $0.lower(view) }
  }

  public init<V: View>(erasing view: V) {
    self.init(view)
  }

  public static func _lower(_ view: Self, into lowering: inout _Lowering) {
    view.content(&lowering)
  }
}
