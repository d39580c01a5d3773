/// A thing of the app that intents can work with, found by its identifier.
public protocol AppEntity: AppValue, InstanceDisplayRepresentable, Identifiable where ID: Sendable {
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self

  /// What finds it.
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  /// A property of a thing that people can see: `@Property(title: "Name") var name: String`.
  public typealias Property<Value> = EntityProperty<Value> where Value: _IntentValue
}

/// A thing that is found by no query, but made where it is needed.
public protocol TransientAppEntity: AppValue, InstanceDisplayRepresentable {
  init()
}
