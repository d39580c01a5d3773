import Foundation

/// The values between which bins lie, rising.
struct BinThresholds<Value: Comparable & Plottable> {
  let values: [Value]

  init(_ values: [Value]) {
    self.values = values.sorted()
  }

  var count: Int { max(0, values.count - 1) }

  subscript(bin: Int) -> ChartBinRange<Value> {
    ChartBinRange(values[bin], values[bin + 1], isClosed: bin == count - 1)
  }

  /// The bin of a value; one beyond all is in the first or the last.
  func index(for value: Value) -> Int {
    let above = values.firstIndex { $0 > value } ?? values.count
    return min(max(0, above - 1), max(0, count - 1))
  }
}

extension BinThresholds {
  /// Multiples of a nice number that enclose two bounds, about so many bins.
  static func nice(_ lower: Double, _ upper: Double, desiredCount: Int) -> [Double] {
    guard lower.isFinite, upper.isFinite else { return [] }
    // One value alone still lies in a bin.
    let (lower, upper) = lower < upper ? (lower, upper) : (lower - 0.5, upper + 0.5)
    return multiples(
      of: NiceNumbers.step(atLeast: (upper - lower) / Double(max(1, desiredCount))), lower, upper)
  }

  /// Multiples of a number from the last one not above a bound to the first one not below the other.
  static func multiples(of step: Double, _ lower: Double, _ upper: Double) -> [Double] {
    guard step > 0, step.isFinite, lower.isFinite, upper.isFinite else { return [] }
    let (first, last) = ((lower / step).rounded(.down), (upper / step).rounded(.up))
    guard abs(first) < 1e12, last - first < 10_000 else { return [] }
    return (0...max(1, Int(last - first))).map { (first + Double($0)) * step }
  }
}
