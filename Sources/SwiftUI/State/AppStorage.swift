import Foundation

/// A value of the app's settings.
///
/// What is set is kept in memory for as long as the process lives, so that drawing a view never changes
/// files; what a store of the app's own already holds is read from it.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let read: () -> Value
  private let write: (Value) -> Void

  private init(read: @escaping () -> Value, write: @escaping (Value) -> Void) {
    self.read = read
    self.write = write
  }

  /// Reads and writes a value that property lists have.
  private init(plain value: Value, key: String, store: UserDefaults?) {
    self.init(
      read: { SettingsMemory.value(key, store) as? Value ?? value },
      write: { SettingsMemory.set($0, key, store) })
  }

  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  public var projectedValue: Binding<Value> {
    Binding(get: read, set: write)
  }
}

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(plain: wrappedValue, key: key, store: store)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(plain: wrappedValue, key: key, store: store)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(plain: wrappedValue, key: key, store: store)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(plain: wrappedValue, key: key, store: store)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(plain: wrappedValue, key: key, store: store)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(plain: wrappedValue, key: key, store: store)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(plain: wrappedValue, key: key, store: store)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(raw: wrappedValue, key: key, store: store)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(raw: wrappedValue, key: key, store: store)
  }

  private init(raw value: Value, key: String, store: UserDefaults?) where Value: RawRepresentable {
    self.init(
      read: {
        (SettingsMemory.value(key, store) as? Value.RawValue).flatMap(Value.init(rawValue:)) ?? value
      },
      write: { SettingsMemory.set($0.rawValue, key, store) })
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(plain: nil, key: key, store: store)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(plain: nil, key: key, store: store)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(plain: nil, key: key, store: store)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(plain: nil, key: key, store: store)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(plain: nil, key: key, store: store)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(plain: nil, key: key, store: store)
  }
}

nonisolated extension View {
  /// Accepted; settings are kept in memory, whatever the store.
  public func defaultAppStorage(_ store: UserDefaults) -> some View { self }
}
