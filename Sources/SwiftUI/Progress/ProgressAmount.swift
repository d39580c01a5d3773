import Foundation

/// How far something has come.
enum ProgressAmount: Equatable, Sendable {
  case unknown
  /// From 0 to 1.
  case fraction(Double)
  /// The part of an interval of time that has passed, or is left.
  case interval(ClosedRange<Date>, countsDown: Bool)

  init<V: BinaryFloatingPoint>(_ value: V?, of total: V) {
    guard let value else {
      self = .unknown
      return
    }
    let fraction = total > 0 ? Double(value) / Double(total) : 0
    self = .fraction(fraction.isNaN ? 0 : min(1, max(0, fraction)))
  }

  /// The fraction at a moment.
  func fraction(at now: Date) -> Double? {
    switch self {
    case .unknown: return nil
    case .fraction(let fraction): return fraction
    case .interval(let interval, let countsDown):
      let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
      let passed = length > 0 ? now.timeIntervalSince(interval.lowerBound) / length : 1
      let fraction = min(1, max(0, passed))
      return countsDown ? 1 - fraction : fraction
    }
  }
}
