import Combine

/// An observable object that belongs to a view; it is made when it is first asked for.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let state: State<ObjectType>

  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    state = State(making: thunk)
  }

  public var wrappedValue: ObjectType { state.wrappedValue }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension StateObject: KeptProperty {
  func keep(at number: Int, of node: ViewNode, in graph: ViewGraph) {
    state.keep(at: number, of: node, in: graph)
    graph.observe(wrappedValue, at: number, of: node)
  }
}
