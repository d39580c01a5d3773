/// Finds the things of one type by their identifiers.
public protocol EntityQuery: Sendable, DynamicOptionsProvider, PersistentlyIdentifiable
where DefaultValue == Entity {
  associatedtype Entity: AppEntity
  associatedtype Result: ResultsCollection = [Entity]

  init()

  /// The things that have these identifiers.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// The things that are offered first.
  func suggestedEntities() async throws -> Result
  /// The thing that is meant if none is chosen.
  func defaultResult() async -> Entity?
}

extension EntityQuery {
  public static var persistentIdentifier: String { String(describing: Self.self) }
  public func defaultResult() async -> Entity? { nil }
  public func results() async throws -> Result { try await suggestedEntities() }
}

extension EntityQuery where Result == [Entity] {
  public func suggestedEntities() async throws -> [Entity] { [] }
}

/// Finds things by a text too.
public protocol EntityStringQuery: EntityQuery {
  /// The things that go with a text.
  func entities(matching string: String) async throws -> Result
}

/// Can list all things of its type.
public protocol EnumerableEntityQuery: EntityQuery {
  /// All things.
  func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery where Result == [Entity] {
  public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}
