/// A value that belongs to a view.
///
/// A view that is made anew begins with its initial value; what is set is seen by everything in the
/// same tree of views.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private final class Box {
    var value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  private let box: Box

  public init(wrappedValue value: Value) {
    box = Box(value)
  }

  public init(initialValue value: Value) {
    box = Box(value)
  }

  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    Binding(get: { box.value }, set: { box.value = $0 })
  }
}

// Within the structure the compiler would take this for the initialiser of every state without a value.
extension State where Value: ExpressibleByNilLiteral {
  public init() {
    self.init(wrappedValue: nil)
  }
}
