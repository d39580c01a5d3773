import Combine

/// An observable object from the environment.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// What a view of a running app has found: it does things also when other views are lowered.
  private let found = FoundObject()

  public init() {}

  /// Stops when there is no object of the type.
  public var wrappedValue: ObjectType {
    let key = ObjectIdentifier(ObjectType.self)
    guard let object = (found.object ?? EnvironmentValues.current[object: key]) as? ObjectType else {
      fatalError(
        "No object of type \(ObjectType.self) in the environment: put one in with environmentObject(_:) on a "
          + "view that holds this one.")
    }
    return object
  }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

nonisolated extension View {
  /// Puts an observable object into the environment of this view, by its type.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    environmentChanged { $0[object: ObjectIdentifier(T.self)] = object }
  }
}

extension EnvironmentObject: KeptProperty {
  func keep(at number: Int, of node: ViewNode, in graph: ViewGraph) {
    guard let object = EnvironmentValues.current[object: ObjectIdentifier(ObjectType.self)] as? ObjectType
    else { return }
    found.object = object
    graph.observe(object, at: number, of: node)
  }
}
