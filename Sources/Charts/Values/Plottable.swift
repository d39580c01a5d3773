import Foundation

/// A type whose values can be plotted: a number, a date, a string, or what is made of one.
public protocol Plottable {
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol

  var primitivePlottable: PrimitivePlottable { get }

  init?(primitivePlottable: PrimitivePlottable)
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  public var primitivePlottable: RawValue { rawValue }

  public init?(primitivePlottable: RawValue) {
    self.init(rawValue: primitivePlottable)
  }
}

/// A type that charts plot without asking another: numbers, dates and strings.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
  var _plotted: _PlottedValue { get }

  init?(_plotted: _PlottedValue)
}

extension PrimitivePlottableProtocol {
  public var primitivePlottable: Self { self }

  public init?(primitivePlottable: Self) {
    self = primitivePlottable
  }
}

/// A value as a chart plots it.
public struct _PlottedValue {
  let value: PlotValue

  init(_ value: PlotValue) {
    self.value = value
  }
}

extension Plottable {
  var plotValue: PlotValue { primitivePlottable._plotted.value }

  /// The value of this type at a place of a scale; `nil` where it has none.
  static func make(_ value: PlotValue) -> Self? {
    PrimitivePlottable(_plotted: _PlottedValue(value)).flatMap { Self(primitivePlottable: $0) }
  }
}
