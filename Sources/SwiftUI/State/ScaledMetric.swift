import Foundation

/// A number that grows with the text size a person has chosen.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value

  public init(wrappedValue: Value) {
    base = wrappedValue
  }

  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
  }

  public var wrappedValue: Value {
    base * Value(EnvironmentValues.current.dynamicTypeSize.bodyScale)
  }
}

extension DynamicTypeSize {
  /// How large body text is in each size, relative to the standard of 17 points.
  ///
  /// Sizes: Human Interface Guidelines, Typography, iOS Dynamic Type sizes.
  var bodyScale: Double {
    let points: Double =
      switch self {
      case .xSmall: 14
      case .small: 15
      case .medium: 16
      case .large: 17
      case .xLarge: 19
      case .xxLarge: 21
      case .xxxLarge: 23
      case .accessibility1: 28
      case .accessibility2: 33
      case .accessibility3: 40
      case .accessibility4: 47
      case .accessibility5: 53
      }
    return points / 17
  }
}
