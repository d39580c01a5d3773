import Glibc
import Synchronization

/// A way to end work early that runs programs: they are killed, and whoever asks learns of it.
public final class Cancellation: Sendable {
  /// The one that programs are started under, in this thread or task.
  @TaskLocal static var current: Cancellation?

  private struct Contents {
    var isCancelled = false
    var groups: Set<pid_t> = []
  }

  private let contents = Mutex(Contents())

  public init() {}

  public var isCancelled: Bool { contents.withLock { $0.isCancelled } }

  /// Kills what runs and whatever starts later. From any thread.
  public func cancel() {
    let groups = contents.withLock { contents in
      contents.isCancelled = true
      return contents.groups
    }
    for group in groups { kill(-group, SIGKILL) }
  }

  /// Does something under this cancellation.
  func perform<Value>(_ body: () throws -> Value) rethrows -> Value {
    try Self.$current.withValue(self, operation: body)
  }

  func begin(_ group: pid_t) {
    let isLate = contents.withLock { contents in
      contents.groups.insert(group)
      return contents.isCancelled
    }
    if isLate { kill(-group, SIGKILL) }
  }

  /// To be called before the group's number may be given to another.
  func end(_ group: pid_t) {
    contents.withLock { _ = $0.groups.remove(group) }
  }
}
