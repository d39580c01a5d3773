/// A type of the app that intents can work with.
public protocol AppValue: _IntentValue, Sendable, PersistentlyIdentifiable {
  /// How the type is named to people.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

extension AppValue {
  public static var persistentIdentifier: String { String(describing: Self.self) }
}

/// A type whose values can be shown to people.
public protocol InstanceDisplayRepresentable {
  /// How the value is shown.
  var displayRepresentation: DisplayRepresentation { get }
}
