/// A thing of the app that intents can work with, found by its identifier.
public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable where ID: Sendable {
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self

  /// What finds it.
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  /// A property of a thing that people can see: `@Property(title: "Name") var name: String`.
  public typealias Property<Value> = EntityProperty<Value> where Value: _IntentValue
}

/// A thing that is found by no query, but made where it is needed.
public protocol TransientAppEntity: AppValue, DisplayRepresentable {
  init()
}

extension TransientAppEntity {
  /// A property of a thing that people can see.
  public typealias Property<Value> = EntityProperty<Value> where Value: _IntentValue
}

/// A thing that Spotlight can find. Nothing here searches.
public protocol IndexedEntity: AppEntity {}

/// A thing that an address leads to.
public protocol URLRepresentableEntity: AppEntity {
  /// The address.
  static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableEntity {
  public typealias URLRepresentation = EntityURLRepresentation<Self>
}

/// The address of a thing, with its identifier or properties in it.
public struct EntityURLRepresentation<Entity: AppEntity>: ExpressibleByStringInterpolation, Sendable {
  /// What stands in an address for something that is known later.
  public enum Token: Sendable {
    /// The identifier of the thing.
    case id
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity)
    }

    public mutating func appendLiteral(_ literal: String) { text += literal }

    public mutating func appendInterpolation(_ token: Token) { text += "${\(token)}" }

    public mutating func appendInterpolation<Value>(_ property: KeyPath<Entity, EntityProperty<Value>>) {
      text += "${property}"
    }
  }

  package let text: String

  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
}
