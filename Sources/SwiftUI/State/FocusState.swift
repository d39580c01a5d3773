/// Which control has the focus; a presentation has no text fields, so nothing ever has.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let value: State<Value>

  public init() where Value == Bool {
    value = State(wrappedValue: false)
  }

  public init<T: Hashable>() where Value == T? {
    value = State(wrappedValue: nil)
  }

  public var wrappedValue: Value {
    get { value.wrappedValue }
    nonmutating set { value.wrappedValue = newValue }
  }

  public var projectedValue: Binding { Binding(value: value) }

  /// A way to read and set where the focus is.
  @propertyWrapper
  public struct Binding {
    fileprivate let value: State<Value>

    public var wrappedValue: Value {
      get { value.wrappedValue }
      nonmutating set { value.wrappedValue = newValue }
    }

    public var projectedValue: Binding { self }
  }
}

nonisolated extension View {
  /// Accepted; nothing has the focus in a frame.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { self }

  /// Accepted; nothing has the focus in a frame.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }

  /// Accepted; nothing has the focus in a frame.
  public func focusable(_ isFocusable: Bool = true) -> some View { self }
}

extension FocusState: KeptProperty {
  func keep(at number: Int, of node: ViewNode, in graph: ViewGraph) {
    value.keep(at: number, of: node, in: graph)
  }
}
