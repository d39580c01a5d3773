import Foundation

/// Logs messages. They are kept in memory and shown nowhere by themselves.
public struct Logger: Sendable {
  private let log: OSLog

  public init() {
    log = .default
  }

  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  public init(_ log: OSLog) {
    self.log = log
  }

  public func log(_ message: OSLogMessage) { log(level: .default, message) }

  public func log(level: OSLogType, _ message: OSLogMessage) {
    guard log.isEnabled(type: level) else { return }
    LogMemory.shared.add(
      LogEntry(
        date: .now, subsystem: log.subsystem, category: log.category, type: level, message: message.text))
  }

  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
  public func info(_ message: OSLogMessage) { log(level: .info, message) }
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }
  public func error(_ message: OSLogMessage) { log(level: .error, message) }
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}
