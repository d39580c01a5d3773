/// A type with a name that stays the same when it is renamed in the source.
public protocol PersistentlyIdentifiable {
  /// The name; that of the type unless it says otherwise.
  static var persistentIdentifier: String { get }
}
