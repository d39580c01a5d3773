/// Those who want to hear of changes of one kind. It is guarded by its owner's lock, so that all of them
/// hear the changes in the order in which they were made.
struct Broadcast<Value: Sendable>: Sendable {
  private var listeners: [AsyncStream<Value>.Continuation] = []

  /// A stream that begins with some values and goes on with everything that is sent from now on.
  mutating func subscribe(beginningWith first: [Value]) -> AsyncStream<Value> {
    let (stream, continuation) = AsyncStream.makeStream(of: Value.self, bufferingPolicy: .unbounded)
    for value in first { continuation.yield(value) }
    listeners.append(continuation)
    return stream
  }

  /// Yielding never runs a listener's code, so a lock may be held. Who has gone is forgotten.
  mutating func send(_ value: Value) {
    listeners.removeAll { listener in
      if case .terminated = listener.yield(value) { true } else { false }
    }
  }

  mutating func finish() {
    for listener in listeners { listener.finish() }
    listeners = []
  }
}
