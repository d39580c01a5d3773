import Foundation

/// The last messages of the process. Nothing is written anywhere.
package final class LogMemory: Sendable {
  package static let shared = LogMemory(capacity: 1000)

  private let capacity: Int
  private let kept: OSAllocatedUnfairLock<[LogEntry]>

  package init(capacity: Int) {
    self.capacity = capacity
    kept = OSAllocatedUnfairLock(initialState: [])
  }

  /// The messages that are kept, the oldest first.
  package var entries: [LogEntry] { kept.withLock { $0 } }

  package func add(_ entry: LogEntry) {
    kept.withLock { entries in
      // Made room for in large steps, so that most messages cost no move of the others.
      if entries.count >= 2 * capacity { entries.removeFirst(entries.count - capacity + 1) }
      entries.append(entry)
    }
  }

  package func removeAll() {
    kept.withLock { $0 = [] }
  }
}
