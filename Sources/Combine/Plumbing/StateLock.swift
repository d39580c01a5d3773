import Foundation

/// A lock around the few words of state of a stream. Nothing is called while it is held.
final class StateLock: Sendable {
  private let lock = NSLock()

  func with<T>(_ body: () -> T) -> T {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }
}
