/// The values that views with the focus tell others; nothing has the focus in a frame, so none is there.
public struct FocusedValues {
  init() {}

  /// The value of a key; always `nil`, as nothing has the focus.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set {}
  }
}

/// A key for a value that a view with the focus tells others.
public protocol FocusedValueKey {
  associatedtype Value
}

/// A value that the view with the focus tells; always `nil`, as nothing has the focus in a frame.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}

  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {}

  public var wrappedValue: Value? { nil }
}

/// What a binding of the view with the focus holds; always `nil`, as nothing has the focus in a frame.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }

  public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// An object of the view with the focus; always `nil`, as nothing has the focus in a frame.
@MainActor @preconcurrency @propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  nonisolated public init() {}

  public var wrappedValue: ObjectType? { nil }
}

nonisolated extension View {
  /// Accepted; nothing has the focus in a frame.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { self }

  /// Accepted; nothing has the focus in a frame.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }

  /// Accepted; nothing has the focus in a frame.
  public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View { self }

  /// Accepted; nothing has the focus in a frame.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { self }

  /// Accepted; nothing has the focus in a frame.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }

  /// Accepted; nothing has the focus in a frame.
  public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View { self }

  /// Accepted; nothing has the focus in a frame.
  public func focusedObject<T: ObservableObject>(_ object: T) -> some View { self }

  /// Accepted; nothing has the focus in a frame.
  public func focusedObject<T: ObservableObject>(_ object: T?) -> some View { self }

  /// Accepted; nothing has the focus in a frame.
  public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View { self }

  /// Accepted; nothing has the focus in a frame.
  public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View { self }
}
