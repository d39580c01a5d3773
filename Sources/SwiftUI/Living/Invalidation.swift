import Synchronization

/// Notes that what an app shows has to be made anew, on any thread.
final class Invalidation: Sendable {
  private let isMarked = Mutex(true)
  private let observer: @Sendable () -> Void

  /// - Parameter observer: Called on the thread of the change, once until it is taken.
  init(observer: @escaping @Sendable () -> Void) {
    self.observer = observer
  }

  func mark() {
    let isNew = isMarked.withLock { marked in
      defer { marked = true }
      return !marked
    }
    if isNew { observer() }
  }

  /// Whether there was a change since the last time.
  func take() -> Bool {
    isMarked.withLock { marked in
      defer { marked = false }
      return marked
    }
  }

  var isThere: Bool { isMarked.withLock { $0 } }
}
