/// A property that reads a value of the environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object(() -> Value)
  }

  private let source: Source

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    source = .keyPath(keyPath)
  }

  /// Reads an observable object that was put into the environment; stops when there is none.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    source = .object {
      guard let object = EnvironmentValues.current[object: ObjectIdentifier(objectType)] as? Value else {
        fatalError(
          "No object of type \(objectType) in the environment: put one in with environment(_:) on a view "
            + "that holds this one.")
      }
      return object
    }
  }

  /// Reads an observable object that may be missing.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    source = .object { EnvironmentValues.current[object: ObjectIdentifier(objectType)] as? T }
  }

  public var wrappedValue: Value {
    switch source {
    case .keyPath(let keyPath): EnvironmentValues.current[keyPath: keyPath]
    case .object(let read): read()
    }
  }
}

/// A property of a view that is brought up to date before the view's body is asked for.
public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

nonisolated extension View {
  /// Sets one value of the environment of this view.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    environmentChanged { $0[keyPath: keyPath] = value }
  }

  /// Puts an observable object into the environment of this view, by its type.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    environmentChanged { $0[object: ObjectIdentifier(T.self)] = object }
  }

  /// Changes one value of the environment of this view.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    environmentChanged { transform(&$0[keyPath: keyPath]) }
  }
}
