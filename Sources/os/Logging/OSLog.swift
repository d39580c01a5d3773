import Foundation

/// A place that messages are logged to, by subsystem and category.
public final class OSLog: NSObject, Sendable {
  /// What a log is for, where it is no category of the user's.
  public struct Category: Sendable {
    let name: String

    public static let pointsOfInterest = Category(name: "PointsOfInterest")
    public static let dynamicTracing = Category(name: "DynamicTracing")
    public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
  }

  package let subsystem: String
  package let category: String

  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
  }

  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.name)
  }

  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that keeps nothing.
  public static let disabled = OSLog(subsystem: "", category: "disabled")

  public func isEnabled(type: OSLogType) -> Bool { self !== OSLog.disabled }

  public var signpostsEnabled: Bool { false }
}
