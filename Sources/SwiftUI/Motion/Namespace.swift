import Synchronization

/// Names a space of identities for views that move from place to place.
@propertyWrapper
public struct Namespace: DynamicProperty {
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  private static let count = Atomic(0)
  private let id: ID

  public init() {
    id = ID(number: Self.count.add(1, ordering: .relaxed).newValue)
  }

  public var wrappedValue: ID { id }
}
