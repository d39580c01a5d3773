/// A value that belongs to a view.
///
/// A view that is made anew begins with its initial value; what is set is seen by everything in the
/// same tree of views. In an app that runs, the value stays as long as the view does.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private final class Box {
    private let make: () -> Value
    private lazy var own: Value = make()
    /// What is kept for a view of a running app.
    var kept: KeptValue<Value>?

    var value: Value {
      get { if let kept { kept.value } else { own } }
      set { if let kept { kept.set(newValue) } else { own = newValue } }
    }

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

extension State: KeptProperty {
  func keep(at number: Int, of node: ViewNode, in graph: ViewGraph) {
    box.kept = node.value(number) { KeptValue(box.value, graph.invalidation) }
  }
}
