import Foundation

/// Round numbers for axes: 1, 2 or 5 times a power of ten.
enum NiceNumbers {
  /// The smallest nice step that is not below a length.
  static func step(atLeast length: Double) -> Double {
    guard length > 0, length.isFinite else { return 1 }
    let power = pow(10, log10(length).rounded(.down))
    guard power > 0, power.isFinite else { return length }
    for factor in [1.0, 2, 5] where factor * power >= length * (1 - 1e-9) { return factor * power }
    return 10 * power
  }

  /// Bounds at multiples of a nice step, about five of them.
  static func bounds(_ lower: Double, _ upper: Double) -> (lower: Double, upper: Double) {
    let step = step(atLeast: (upper - lower) / 5.5)
    let result = ((lower / step).rounded(.down) * step, (upper / step).rounded(.up) * step)
    return result.0.isFinite && result.1.isFinite && result.0 < result.1 ? result : (lower, upper)
  }

  /// Multiples of nice steps between two bounds, at most so many.
  ///
  /// Steps that reach both bounds are taken first, then every nth of finer steps that do.
  static func ticks(_ lower: Double, _ upper: Double, atMost count: Int) -> [Double] {
    let count = max(2, count)
    let span = upper - lower
    guard span > 0, span.isFinite else { return lower.isFinite ? [lower] : [] }
    var coarse: [Double]?
    var step = step(atLeast: span / Double(count))
    for _ in 0..<3 {
      let values = multiples(of: step, lower, upper)
      if values.count <= count, values.count > 1 {
        if reaches(values, lower, upper) { return values }
        if coarse == nil { coarse = values }
      }
      step = Self.step(atLeast: step * 1.5)
    }
    let fine = multiples(of: Self.step(atLeast: span / 9), lower, upper)
    if reaches(fine, lower, upper) {
      let intervals = fine.count - 1
      // Between whole bounds that are some apart whole numbers are wanted: data that count something have no halves.
      let wantsWhole = span >= 2 && lower == lower.rounded() && upper == upper.rounded()
      for nth in 1...max(1, intervals) where intervals % nth == 0 && intervals / nth + 1 <= count {
        let step = span * Double(nth) / Double(max(1, intervals))
        if wantsWhole, abs(step - step.rounded()) > 1e-6 { continue }
        if let coarse, intervals / nth + 1 < coarse.count { break }
        return stride(from: 0, to: fine.count, by: nth).map { fine[$0] }
      }
    }
    return coarse ?? multiples(of: Self.step(atLeast: span / 2), lower, upper)
  }

  /// All multiples of a step between two bounds, a thousand at most.
  static func multiples(of step: Double, _ lower: Double, _ upper: Double) -> [Double] {
    guard step > 0, step.isFinite, lower.isFinite, upper.isFinite, lower <= upper else { return [] }
    let (first, last) = ((lower / step - 1e-6).rounded(.up), (upper / step + 1e-6).rounded(.down))
    guard abs(first) < 1e15, abs(last) < 1e15, first <= last else { return [] }
    return (0...Int(min(999, last - first))).map { (first + Double($0)) * step }
  }

  private static func reaches(_ values: [Double], _ lower: Double, _ upper: Double) -> Bool {
    guard let first = values.first, let last = values.last else { return false }
    let tolerance = (upper - lower) * 1e-6
    return abs(first - lower) <= tolerance && abs(last - upper) <= tolerance
  }
}
