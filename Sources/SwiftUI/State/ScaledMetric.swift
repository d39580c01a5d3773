import Foundation

/// A number that grows with the text size a person has chosen.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle

  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  public var wrappedValue: Value {
    let size = EnvironmentValues.current.dynamicTypeSize
    return size == .large ? base : base * Value(style.metrics(at: size).size / style.metrics.size)
  }
}
