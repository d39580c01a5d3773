extension Subscribers {
  /// How many values are wanted.
  public struct Demand: Hashable, Comparable, Codable, CustomStringConvertible, Sendable {
    /// `nil` stands for all there are.
    public let max: Int?

    private init(max: Int?) {
      self.max = max
    }

    public static let unlimited = Demand(max: nil)
    public static let none = Demand(max: 0)

    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "a demand cannot be negative")
      return Demand(max: value)
    }

    public static func + (first: Demand, second: Demand) -> Demand {
      guard let first = first.max, let second = second.max else { return .unlimited }
      let (sum, isTooLarge) = first.addingReportingOverflow(second)
      return isTooLarge ? .unlimited : Demand(max: sum)
    }

    public static func + (first: Demand, second: Int) -> Demand { first + .max(second) }

    /// Without limit stays without limit; never less than nothing.
    public static func - (first: Demand, second: Demand) -> Demand {
      guard let firstMax = first.max else { return .unlimited }
      guard let secondMax = second.max else { return .none }
      return Demand(max: Swift.max(0, firstMax - secondMax))
    }

    public static func - (first: Demand, second: Int) -> Demand { first - .max(second) }

    public static func += (first: inout Demand, second: Demand) { first = first + second }
    public static func += (first: inout Demand, second: Int) { first = first + second }
    public static func -= (first: inout Demand, second: Demand) { first = first - second }
    public static func -= (first: inout Demand, second: Int) { first = first - second }

    public static func < (first: Demand, second: Demand) -> Bool {
      guard let first = first.max else { return false }
      return second.max.map { first < $0 } ?? true
    }

    public static func > (first: Demand, second: Int) -> Bool { first > .max(second) }
    public static func == (first: Demand, second: Int) -> Bool { first.max == second }

    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
  }
}
