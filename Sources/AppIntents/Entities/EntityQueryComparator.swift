/// A comparison with a property; what it is compared with becomes what the query asks for.
public class EntityQueryComparator<Value, ComparatorMappingType> {
  init() {}
}

/// Whether a property is a value.
public final class EqualToComparator<Value, ComparatorMappingType>:
  EntityQueryComparator<Value, ComparatorMappingType>
{
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {}
}

/// Whether a property is not a value.
public final class NotEqualToComparator<Value, ComparatorMappingType>:
  EntityQueryComparator<Value, ComparatorMappingType>
{
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {}
}

/// Whether a property is less than a value.
public final class LessThanComparator<Value, ComparatorMappingType>:
  EntityQueryComparator<Value, ComparatorMappingType>
{
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {}
}

/// Whether a property is at most a value.
public final class LessThanOrEqualToComparator<Value, ComparatorMappingType>:
  EntityQueryComparator<Value, ComparatorMappingType>
{
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {}
}

/// Whether a property is greater than a value.
public final class GreaterThanComparator<Value, ComparatorMappingType>:
  EntityQueryComparator<Value, ComparatorMappingType>
{
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {}
}

/// Whether a property is at least a value.
public final class GreaterThanOrEqualToComparator<Value, ComparatorMappingType>:
  EntityQueryComparator<Value, ComparatorMappingType>
{
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {}
}

/// Whether a property lies between two values.
public final class IsBetweenComparator<Value, ComparatorMappingType>:
  EntityQueryComparator<Value, ComparatorMappingType>
{
  public init(mappingTransform: @escaping (Value, Value) -> ComparatorMappingType) {}
}

/// Whether a text begins with another.
public final class HasPrefixComparator<Value, ComparatorMappingType>:
  EntityQueryComparator<Value, ComparatorMappingType>
{
  public init(mappingTransform: @escaping (String) -> ComparatorMappingType) where Value == String {}
}

/// Whether a text ends with another.
public final class HasSuffixComparator<Value, ComparatorMappingType>:
  EntityQueryComparator<Value, ComparatorMappingType>
{
  public init(mappingTransform: @escaping (String) -> ComparatorMappingType) where Value == String {}
}

/// Whether a text or a list holds something.
public final class ContainsComparator<Value, ComparatorMappingType>:
  EntityQueryComparator<Value, ComparatorMappingType>
{
  public init(mappingTransform: @escaping (String) -> ComparatorMappingType) where Value == String {}

  @_disfavoredOverload
  public init(mappingTransform: @escaping (Value.Element) -> ComparatorMappingType) where Value: Sequence {}
}
