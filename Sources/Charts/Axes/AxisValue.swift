import Foundation

/// A value of an axis that marks stand at.
public struct AxisValue {
  let value: PlotValue
  /// Which of the axis's values this is, from 0.
  public let index: Int
  /// How many values the axis has.
  public let count: Int

  /// The value as a type; `nil` when it is of another kind.
  public func `as`<P: Plottable>(_ valueType: P.Type) -> P? {
    P.make(value)
  }
}
