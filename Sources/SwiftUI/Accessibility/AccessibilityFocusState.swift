/// What is being spoken; nothing is in a frame.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
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

  /// A way to read and set what is spoken.
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
