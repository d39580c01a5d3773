import Synchronization

/// What can be done when a result is already in use, such as keeping it for the next time.
final class Afterwork: Sendable {
  /// The one that collects such work, in this thread or task.
  @TaskLocal private static var current: Afterwork?

  private let work = Mutex<[@Sendable () -> Void]>([])

  init() {}

  /// Leaves work for later where somebody collects it, and does it now where nobody does.
  static func add(_ work: @escaping @Sendable () -> Void) {
    guard let current else { return work() }
    current.work.withLock { $0.append(work) }
  }

  /// Does something and collects what it leaves for later.
  func collect<Value>(_ body: () throws -> Value) rethrows -> Value {
    try Self.$current.withValue(self, operation: body)
  }

  /// Does what was collected, in order.
  func perform() {
    let all = work.withLock { work in
      defer { work = [] }
      return work
    }
    for body in all { body() }
  }
}
