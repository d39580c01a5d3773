/// What a layout is like, whatever its views are.
public struct LayoutProperties: Sendable {
  /// The axis that a stack runs along; `nil` for other layouts.
  public var stackOrientation: Axis?

  public init() {}
}

/// A key for a value that views leave for the layout they are in.
public protocol LayoutValueKey {
  associatedtype Value

  static var defaultValue: Value { get }
}

nonisolated extension View {
  /// Leaves a value for the layout that this view is in.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    wrapped(call: ["key: \(CallWords.type(K.self))", "value: \(value)"]) { tree, box in
      tree.setTrait(ObjectIdentifier(key), value, of: box)
      return box
    }
  }
}
