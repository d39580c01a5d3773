import Foundation

extension PrimitivePlottableProtocol where Self: BinaryInteger {
  public var _plotted: _PlottedValue { _PlottedValue(.number(Double(self))) }

  /// The whole number nearest to zero, as integers are made of other numbers.
  public init?(_plotted: _PlottedValue) {
    guard case .number(let value) = _plotted.value, value.isFinite else { return nil }
    self.init(exactly: value.rounded(.towardZero))
  }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
  public var _plotted: _PlottedValue { _PlottedValue(.number(Double(self))) }

  public init?(_plotted: _PlottedValue) {
    guard case .number(let value) = _plotted.value else { return nil }
    self.init(value)
  }
}

extension Int: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int
}

extension Int8: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int8
}

extension Int16: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int16
}

extension Int32: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int32
}

extension Int64: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int64
}

extension UInt: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = UInt
}

extension UInt8: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = UInt8
}

extension UInt16: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = UInt16
}

extension UInt32: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = UInt32
}

extension UInt64: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = UInt64
}

extension Float: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Float
}

extension Double: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Double
}

extension CGFloat: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = CGFloat
}

extension Decimal: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Decimal

  public var _plotted: _PlottedValue { _PlottedValue(.number(NSDecimalNumber(decimal: self).doubleValue)) }

  public init?(_plotted: _PlottedValue) {
    guard case .number(let value) = _plotted.value, value.isFinite else { return nil }
    self.init(value)
  }
}

extension Date: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Date

  public var _plotted: _PlottedValue { _PlottedValue(.date(timeIntervalSinceReferenceDate)) }

  public init?(_plotted: _PlottedValue) {
    guard case .date(let value) = _plotted.value else { return nil }
    self.init(timeIntervalSinceReferenceDate: value)
  }
}

extension String: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = String

  public var _plotted: _PlottedValue { _PlottedValue(.category(self)) }

  public init?(_plotted: _PlottedValue) {
    guard case .category(let value) = _plotted.value else { return nil }
    self = value
  }
}
