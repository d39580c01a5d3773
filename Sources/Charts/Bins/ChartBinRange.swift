/// The range of values of one bin; the last bin holds its upper bound too.
public struct ChartBinRange<Bound: Comparable & Plottable>: RangeExpression {
  public let lowerBound: Bound
  public let upperBound: Bound
  let isClosed: Bool

  init(_ lowerBound: Bound, _ upperBound: Bound, isClosed: Bool) {
    self.lowerBound = lowerBound
    self.upperBound = upperBound
    self.isClosed = isClosed
  }

  public func contains(_ element: Bound) -> Bool {
    element >= lowerBound && (element < upperBound || (isClosed && element == upperBound))
  }

  public func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
    let end = isClosed && upperBound < collection.endIndex ? collection.index(after: upperBound) : upperBound
    return lowerBound..<end
  }
}

extension ChartBinRange: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}
