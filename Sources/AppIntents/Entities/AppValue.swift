/// A type of the app that intents can work with.
public protocol AppValue: _IntentValue, Sendable, PersistentlyIdentifiable, TypeDisplayRepresentable {}

/// A type that is named to people.
public protocol TypeDisplayRepresentable {
  /// How the type is named to people.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A type that is named to people, and whose values can be shown to them.
public protocol DisplayRepresentable: TypeDisplayRepresentable, InstanceDisplayRepresentable {}

extension AppValue {
  public static var persistentIdentifier: String { String(describing: Self.self) }
}

/// A type whose values can be shown to people.
public protocol InstanceDisplayRepresentable {
  /// How the value is shown.
  var displayRepresentation: DisplayRepresentation { get }
}
