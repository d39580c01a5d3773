import Synchronization

/// A property of an entity that people can see. Copies of the entity share it.
@propertyWrapper
public final class EntityProperty<Value: _IntentValue>: @unchecked Sendable {
  // Sendable because the lock guards the value; a value itself is handed over, not shared.
  private let stored: Mutex<Value?>
  /// The name that people see.
  public let title: LocalizedStringResource

  /// Makes a property that has no value yet.
  public init(title: LocalizedStringResource = "") {
    stored = Mutex(nil)
    self.title = title
  }

  /// Makes a property with a value.
  public init(wrappedValue: Value, title: LocalizedStringResource = "") {
    stored = Mutex(wrappedValue)
    self.title = title
  }

  /// The value. Reading it before it is set is an error of the program.
  public var wrappedValue: Value {
    get {
      guard let value = stored.withLock({ $0 }) else {
        fatalError("the property \"\(title.key)\" is read before it has a value")
      }
      return value
    }
    set { stored.withLock { $0 = newValue } }
  }

  public var projectedValue: EntityProperty<Value> { self }
}
