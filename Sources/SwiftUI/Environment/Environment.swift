/// A property that reads a value of the environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object(FoundObject, ObjectIdentifier, (AnyObject?) -> Value)
  }

  private let source: Source

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    source = .keyPath(keyPath)
  }

  /// Reads an observable object that was put into the environment; stops when there is none.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    source = .object(FoundObject(), ObjectIdentifier(objectType)) {
      guard let object = $0 as? Value else {
        fatalError(
          "No object of type \(objectType) in the environment: put one in with environment(_:) on a view "
            + "that holds this one.")
      }
      return object
    }
  }

  /// Reads an observable object that may be missing.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    source = .object(FoundObject(), ObjectIdentifier(objectType)) { $0 as? T }
  }

  public var wrappedValue: Value {
    switch source {
    case .keyPath(let keyPath): EnvironmentValues.current[keyPath: keyPath]
    case .object(let found, let key, let read): read(found.object ?? EnvironmentValues.current[object: key])
    }
  }
}

extension Environment: KeptProperty {
  func keep(at number: Int, of node: ViewNode, in graph: ViewGraph) {
    // A view of a running app does things also when other views are lowered.
    if case .object(let found, let key, _) = source { found.object = EnvironmentValues.current[object: key] }
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
