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

  public init() where Value: ExpressibleByNilLiteral {
    box = Box(nil)
  }

  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    Binding(get: { box.value }, set: { box.value = $0 })
  }
}
