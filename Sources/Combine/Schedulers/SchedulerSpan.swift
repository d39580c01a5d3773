/// A length of time in seconds, as the schedulers of this module count it.
public struct _SchedulerSpan: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Codable, Hashable,
  Sendable, ExpressibleByFloatLiteral
{
  public var timeInterval: Double

  public init(_ timeInterval: Double) {
    self.timeInterval = timeInterval
  }

  public init(integerLiteral value: Int) {
    timeInterval = Double(value)
  }

  public init(floatLiteral value: Double) {
    timeInterval = value
  }

  public init?(exactly source: some BinaryInteger) {
    guard let value = Double(exactly: source) else { return nil }
    timeInterval = value
  }

  public var magnitude: Double { abs(timeInterval) }

  public static func < (first: Self, second: Self) -> Bool { first.timeInterval < second.timeInterval }

  public static func + (first: Self, second: Self) -> Self { Self(first.timeInterval + second.timeInterval) }

  public static func - (first: Self, second: Self) -> Self { Self(first.timeInterval - second.timeInterval) }

  public static func * (first: Self, second: Self) -> Self { Self(first.timeInterval * second.timeInterval) }

  public static func *= (first: inout Self, second: Self) { first = first * second }

  public static func seconds(_ s: Int) -> Self { Self(Double(s)) }
  public static func seconds(_ s: Double) -> Self { Self(s) }
  public static func milliseconds(_ ms: Int) -> Self { Self(Double(ms) / 1e3) }
  public static func microseconds(_ us: Int) -> Self { Self(Double(us) / 1e6) }
  public static func nanoseconds(_ ns: Int) -> Self { Self(Double(ns) / 1e9) }
}
