/// Those who are subscribed to a subject, and how it ended.
final class Audience<Output, Failure: Error> {
  private struct Listener {
    var send: (Output) -> Void
    var finish: (Subscribers.Completion<Failure>) -> Void
  }

  private let lock = StateLock()
  private var listeners: [(number: Int, listener: Listener)] = []
  private var last = 0
  private var completion: Subscribers.Completion<Failure>?

  var isOver: Bool { lock.with { completion != nil } }

  /// Adds a subscriber; it gets a first value if there is one.
  func add<S: Subscriber>(
    _ subscriber: S, surplus: Outlet<S>.Surplus, first: () -> Output? = { nil }
  ) where S.Input == Output, S.Failure == Failure {
    let number = lock.with {
      last += 1
      return last
    }
    let outlet = Outlet(subscriber, surplus: surplus, onEnd: { [weak self] in self?.remove(number) })
    let listener = Listener(send: { outlet.send($0) }, finish: { outlet.finish($0) })
    let ended = lock.with {
      if completion == nil { listeners.append((number, listener)) }
      return completion
    }
    subscriber.receive(subscription: outlet)
    if let ended {
      outlet.finish(ended)
    } else if let value = first() {
      outlet.send(value)
    }
  }

  func send(_ value: Output) {
    for (_, listener) in lock.with({ listeners }) { listener.send(value) }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let all = lock.with {
      defer {
        listeners = []
        if self.completion == nil { self.completion = completion }
      }
      return listeners
    }
    for (_, listener) in all { listener.finish(completion) }
  }

  private func remove(_ number: Int) {
    lock.with { listeners.removeAll { $0.number == number } }
  }
}
