import Foundation

/// How values are spread over an axis.
public struct ScaleType: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case linear, log, date, category, squareRoot
    case symmetricLog(slope: Double)
    case power(Double)
  }

  let kind: Kind

  public static var linear: ScaleType { ScaleType(kind: .linear) }
  public static var log: ScaleType { ScaleType(kind: .log) }
  public static var date: ScaleType { ScaleType(kind: .date) }
  public static var category: ScaleType { ScaleType(kind: .category) }
  public static var squareRoot: ScaleType { ScaleType(kind: .squareRoot) }
  public static var symmetricLog: ScaleType { symmetricLog(slopeAtZero: 1) }

  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    ScaleType(kind: .symmetricLog(slope: slopeAtZero > 0 && slopeAtZero.isFinite ? slopeAtZero : 1))
  }

  public static func power(exponent: Double) -> ScaleType {
    ScaleType(kind: .power(exponent > 0 && exponent.isFinite ? exponent : 1))
  }

  /// The value on a scale where distances are even; `nil` where the scale has no place for it.
  func spread(_ value: Double) -> Double? {
    switch kind {
    case .linear, .date, .category: value
    case .log: value > 0 ? Foundation.log10(value) : nil
    case .squareRoot: value < 0 ? -(-value).squareRoot() : value.squareRoot()
    case .symmetricLog(let slope): (value < 0 ? -1 : 1) * Foundation.log(1 + abs(value) * slope)
    case .power(let exponent): (value < 0 ? -1 : 1) * Charts.power(abs(value), exponent)
    }
  }

  /// What `spread(_:)` came from.
  func gathered(_ value: Double) -> Double {
    switch kind {
    case .linear, .date, .category: value
    case .log: Foundation.pow(10, value)
    case .squareRoot: (value < 0 ? -1 : 1) * value * value
    case .symmetricLog(let slope): (value < 0 ? -1 : 1) * (Foundation.exp(abs(value)) - 1) / slope
    case .power(let exponent): (value < 0 ? -1 : 1) * Charts.power(abs(value), 1 / exponent)
    }
  }
}
