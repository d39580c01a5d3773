import Foundation

/// Marks stretches of time for a profiler; there is none here, so the work is done and nothing is marked.
public struct OSSignposter: Sendable {
  public init() {}

  public init(subsystem: String, category: String) {}

  public init(subsystem: String, category: OSLog.Category) {}

  public init(logHandle: OSLog) {}

  public init(logger: Logger) {}

  public var isEnabled: Bool { false }

  public func makeSignpostID() -> OSSignpostID { .exclusive }

  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState {
    OSSignpostIntervalState()
  }

  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState {
    OSSignpostIntervalState()
  }

  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}

  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage
  ) {}

  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}

  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {}

  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T {
    try task()
  }
}

/// Tells stretches of the same name apart.
public struct OSSignpostID: Hashable, Sendable {
  public let rawValue: UInt64

  public static let exclusive = OSSignpostID(rawValue: 0xEEEE_B0B5_B2B2_EEEE)
  public static let invalid = OSSignpostID(rawValue: .max)
  public static let null = OSSignpostID(rawValue: 0)
}

/// What the beginning of a stretch hands to its end.
public final class OSSignpostIntervalState: Sendable {}
