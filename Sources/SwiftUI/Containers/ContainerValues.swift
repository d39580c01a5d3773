import BoxLayout

/// What views leave for the container that they are shown in: `subview.containerValues.isPinned`.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var tag: AnyHashable?

  nonisolated init(tag: AnyHashable?) {
    self.tag = tag
  }

  /// The value of a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)].flatMap { $0 as? Key.Value } ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The tag of the view, where it is of that type.
  public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.base as? V }

  /// Whether that is the tag of the view.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag?.base as? V == tag }
}

/// A value that views leave for their container.
public protocol ContainerValueKey {
  associatedtype Value
  /// The value where none was left.
  static var defaultValue: Value { get }
}

nonisolated extension View {
  /// Leaves a value for the container that this view is shown in.
  public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    wrapped { tree, box in
      var values = tree.containerValues(of: box)
      values[keyPath: keyPath] = value
      tree.setTrait(ObjectIdentifier(ContainerValues.self), values, of: box)
      return box
    }
  }
}

extension BoxTree {
  /// What the view of a box has left for its container.
  func containerValues(of box: BoxID) -> ContainerValues {
    trait(ObjectIdentifier(ContainerValues.self), of: box) as? ContainerValues
      ?? ContainerValues(tag: trait(ObjectIdentifier(ViewTag.self), of: box) as? AnyHashable)
  }
}
