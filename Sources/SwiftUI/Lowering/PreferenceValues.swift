/// What views told their surroundings, by preference key.
package struct PreferenceValues {
  private var values: [ObjectIdentifier: Any] = [:]

  package init() {}

  package subscript<K: PreferenceKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Adds a value to what was told before, as the key combines them.
  package mutating func combine<K: PreferenceKey>(_ key: K.Type, _ value: K.Value) {
    guard let old = values[ObjectIdentifier(key)] as? K.Value else {
      self[key] = value
      return
    }
    var result = old
    K.reduce(value: &result) { value }
    self[key] = result
  }

  package func contains<K: PreferenceKey>(_ key: K.Type) -> Bool {
    values[ObjectIdentifier(key)] != nil
  }
}

/// A value that views pass up to those that hold them.
public protocol PreferenceKey {
  associatedtype Value

  static var defaultValue: Value { get }

  /// Combines the values of siblings, in order.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

extension View {
  /// Sets a preference for the views around this one.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modified { lowering, content in
      lowering.lower(content)
      lowering.preferences.combine(key, value)
    }
  }
}
