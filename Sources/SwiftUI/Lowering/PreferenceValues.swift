/// What views told their surroundings, by preference key.
package struct PreferenceValues {
  private struct Entry {
    var value: Any
    /// Combines this value with that of a later sibling.
    let combine: (Any, Any) -> Any
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  package init() {}

  package subscript<K: PreferenceKey>(key: K.Type) -> K.Value {
    get { entries[ObjectIdentifier(key)].flatMap { $0.value as? K.Value } ?? K.defaultValue }
    set { entries[ObjectIdentifier(key)] = entry(key, newValue) }
  }

  /// Adds a value to what was told before, as the key combines them.
  package mutating func combine<K: PreferenceKey>(_ key: K.Type, _ value: K.Value) {
    add(ObjectIdentifier(key), entry(key, value))
  }

  /// Adds everything that later siblings told.
  mutating func merge(_ later: PreferenceValues) {
    if entries.isEmpty {
      self = later
    } else {
      for (key, entry) in later.entries { add(key, entry) }
    }
  }

  package func contains<K: PreferenceKey>(_ key: K.Type) -> Bool {
    entries[ObjectIdentifier(key)] != nil
  }

  private func entry<K: PreferenceKey>(_ key: K.Type, _ value: K.Value) -> Entry {
    Entry(value: value) { first, second in
      guard var result = first as? K.Value, let next = second as? K.Value else { return second }
      K.reduce(value: &result) { next }
      return result
    }
  }

  private mutating func add(_ key: ObjectIdentifier, _ entry: Entry) {
    guard let old = entries[key] else {
      entries[key] = entry
      return
    }
    entries[key]?.value = old.combine(old.value, entry.value)
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
