import Foundation

/// Bins of numbers, for histograms.
public struct NumberBins<Value: Comparable & Plottable>: RandomAccessCollection {
  private let bins: BinThresholds<Value>

  /// Bins between values.
  public init(thresholds: [Value]) {
    bins = BinThresholds(thresholds)
  }

  /// The values between which the bins lie, rising.
  public var thresholds: [Value] { bins.values }

  /// The bin of a value; one beyond all is in the first or the last.
  public func index(for value: Value) -> Int { bins.index(for: value) }

  public var startIndex: Int { 0 }
  public var endIndex: Int { bins.count }
  public subscript(position: Int) -> ChartBinRange<Value> { bins[position] }
}

extension NumberBins where Value: BinaryFloatingPoint {
  /// About so many bins between round numbers.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10) {
    self.init(
      thresholds: BinThresholds<Value>.nice(
        Double(range.lowerBound), Double(range.upperBound), desiredCount: desiredCount
      ).map { Value($0) })
  }

  /// Bins of a size, which lie at multiples of it.
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(
      thresholds: BinThresholds<Value>.multiples(
        of: Double(size), Double(range.lowerBound), Double(range.upperBound)
      ).map { Value($0) })
  }

  /// Bins that hold all of the data; about as many as its square root unless it is said.
  public init(data: [Value], desiredCount: Int? = nil) {
    guard let lower = data.min(), let upper = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(range: lower...upper, desiredCount: desiredCount ?? Self.count(for: data.count))
  }

  private static func count(for dataCount: Int) -> Int {
    Swift.max(1, Int(Double(dataCount).squareRoot().rounded(.up)))
  }
}

extension NumberBins where Value: BinaryInteger {
  /// About so many bins between round numbers.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10) {
    let values = BinThresholds<Value>.nice(
      Double(range.lowerBound), Double(range.upperBound), desiredCount: desiredCount)
    let whole = values.count > 1 && values[1] - values[0] >= 1
    self.init(
      thresholds: (whole
        ? values : BinThresholds<Value>.multiples(of: 1, Double(range.lowerBound), Double(range.upperBound)))
        .map { Value($0) })
  }

  /// Bins of a size, which lie at multiples of it.
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(
      thresholds: BinThresholds<Value>.multiples(
        of: Double(size), Double(range.lowerBound), Double(range.upperBound)
      ).map { Value($0) })
  }

  /// Bins that hold all of the data; about as many as its square root unless it is said.
  public init(data: [Value], desiredCount: Int? = nil) {
    guard let lower = data.min(), let upper = data.max() else {
      self.init(thresholds: [])
      return
    }
    let count = desiredCount ?? Swift.max(1, Int(Double(data.count).squareRoot().rounded(.up)))
    self.init(range: lower...upper, desiredCount: count)
  }
}
