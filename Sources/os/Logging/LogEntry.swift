import Foundation

/// One message as it was logged.
package struct LogEntry: Hashable, Sendable {
  package var date: Date
  package var subsystem: String
  package var category: String
  package var type: OSLogType
  package var message: String
}
