/// The properties that can be compared in a query.
public struct EntityQueryProperties<Entity: AppEntity, ComparatorMappingType> {
  let properties: [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>]

  public init(
    @EntityQueryPropertiesBuilder<Entity, ComparatorMappingType>
    properties: () -> [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>]
  ) {
    self.properties = properties()
  }
}

/// A property that can be compared, whatever its type.
public class EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> {
  let property: AnyKeyPath

  init(property: AnyKeyPath) {
    self.property = property
  }
}

/// A property that can be compared: `Property(\.$name) { EqualToComparator { ... } }`.
public final class EntityQueryProperty<
  Entity: AppEntity, Value: _IntentValue, ComparatorMappingType
>: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> {
  let comparators: [EntityQueryComparator<Value, ComparatorMappingType>]

  public init(
    _ property: KeyPath<Entity, EntityProperty<Value>>,
    @EntityQueryComparatorsBuilder<Value, ComparatorMappingType>
    comparators: () -> [EntityQueryComparator<Value, ComparatorMappingType>]
  ) {
    self.comparators = comparators()
    super.init(property: property)
  }
}

/// Gathers the properties of a query.
@resultBuilder
public enum EntityQueryPropertiesBuilder<Entity: AppEntity, ComparatorMappingType> {
  public static func buildExpression<Value: _IntentValue>(
    _ property: EntityQueryProperty<Entity, Value, ComparatorMappingType>
  ) -> EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> { property }

  public static func buildBlock(
    _ properties: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>...
  ) -> [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>] { properties }
}

/// Gathers the comparisons of a property.
@resultBuilder
public enum EntityQueryComparatorsBuilder<Value, ComparatorMappingType> {
  public static func buildExpression(
    _ comparator: EntityQueryComparator<Value, ComparatorMappingType>
  ) -> EntityQueryComparator<Value, ComparatorMappingType> { comparator }

  public static func buildBlock(
    _ comparators: EntityQueryComparator<Value, ComparatorMappingType>...
  ) -> [EntityQueryComparator<Value, ComparatorMappingType>] { comparators }
}
