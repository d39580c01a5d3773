/// Finds things by the values of their properties. Nothing here asks for them: the Shortcuts app does.
public protocol EntityPropertyQuery: EntityQuery {
  /// What each comparison becomes, for example a predicate.
  associatedtype ComparatorMappingType

  /// The properties that can be compared, each with its comparisons.
  static var properties: QueryProperties { get }
  /// The properties that the things can be ordered by.
  static var sortingOptions: SortingOptions { get }
  /// What the action that finds them says of itself.
  static var findIntentDescription: IntentDescription? { get }

  /// The things that answer all comparisons, or any.
  func entities(
    matching comparators: [ComparatorMappingType], mode: ComparatorMode, sortedBy: [Sort<Entity>], limit: Int?
  ) async throws -> Result
}

extension EntityPropertyQuery {
  public typealias ComparatorMode = EntityQueryComparatorMode
  public typealias Sort = EntityQuerySort
  public typealias SortingOptions = EntityQuerySortingOptions<Entity>
  public typealias SortableBy = EntityQuerySortableByProperty<Entity>
  public typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
  public typealias Property<Value> = EntityQueryProperty<Entity, Value, ComparatorMappingType>
  where Value: _IntentValue

  public static var findIntentDescription: IntentDescription? { nil }
}

/// Whether things must answer all comparisons or any of them.
public enum EntityQueryComparatorMode: Hashable, Sendable {
  case and
  case or
}

/// The property that things are ordered by.
public struct EntityQuerySort<Entity: AppEntity> {
  public enum Ordering: Hashable, Sendable {
    case ascending
    case descending
  }

  public let by: PartialKeyPath<Entity>
  public let order: Ordering
}

/// A property that things can be ordered by.
public struct EntityQuerySortableByProperty<Entity: AppEntity> {
  let property: PartialKeyPath<Entity>

  public init<Property>(_ property: KeyPath<Entity, Property>) {
    self.property = property
  }
}

/// The properties that things can be ordered by.
public struct EntityQuerySortingOptions<Entity: AppEntity> {
  let options: [EntityQuerySortableByProperty<Entity>]

  public init(
    @EntityQuerySortingOptionsBuilder<Entity> content: () -> [EntityQuerySortableByProperty<Entity>]
  ) {
    options = content()
  }
}

/// Gathers the properties that things can be ordered by.
@resultBuilder
public enum EntityQuerySortingOptionsBuilder<Entity: AppEntity> {
  public static func buildExpression(
    _ option: EntityQuerySortableByProperty<Entity>
  ) -> EntityQuerySortableByProperty<Entity> { option }

  public static func buildBlock(
    _ options: EntityQuerySortableByProperty<Entity>...
  ) -> [EntityQuerySortableByProperty<Entity>] { options }
}
