import Foundation

/// A value that an app keeps for a window. Nothing keeps windows here, so it begins with its initial value.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let value: State<Value>

  private init(plain value: Value) {
    self.value = State(wrappedValue: value)
  }

  public var wrappedValue: Value {
    get { value.wrappedValue }
    nonmutating set { value.wrappedValue = newValue }
  }

  public var projectedValue: Binding<Value> { value.projectedValue }
}

extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(plain: wrappedValue) }
  public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(plain: wrappedValue) }
  public init(wrappedValue: Value, _ key: String) where Value == Double { self.init(plain: wrappedValue) }
  public init(wrappedValue: Value, _ key: String) where Value == String { self.init(plain: wrappedValue) }
  public init(wrappedValue: Value, _ key: String) where Value == URL { self.init(plain: wrappedValue) }
  public init(wrappedValue: Value, _ key: String) where Value == Data { self.init(plain: wrappedValue) }

  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(plain: wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    self.init(plain: wrappedValue)
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) where Value == Bool? { self.init(plain: nil) }
  public init(_ key: String) where Value == Int? { self.init(plain: nil) }
  public init(_ key: String) where Value == Double? { self.init(plain: nil) }
  public init(_ key: String) where Value == String? { self.init(plain: nil) }
  public init(_ key: String) where Value == URL? { self.init(plain: nil) }
  public init(_ key: String) where Value == Data? { self.init(plain: nil) }
}
