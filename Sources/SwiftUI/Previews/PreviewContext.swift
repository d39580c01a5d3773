/// What a preview needs to know beyond its view: the family of a widget, say.
public protocol PreviewContext {
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// Something that a preview context can know.
public protocol PreviewContextKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
