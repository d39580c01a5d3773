/// A value that belongs to a view.
///
/// A view that is made anew begins with its initial value; what is set is seen by everything in the
/// same tree of views.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private final class Box {
    private let make: () -> Value
    lazy var value: Value = make()

    init(_ make: @escaping () -> Value) {
      self.make = make
    }
  }

  private let box: Box

  public init(wrappedValue value: Value) {
    self.init(making: { value })
  }

  public init(initialValue value: Value) {
    self.init(making: { value })
  }

  /// A value that is made when it is first asked for.
  init(making make: @escaping () -> Value) {
    box = Box(make)
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
