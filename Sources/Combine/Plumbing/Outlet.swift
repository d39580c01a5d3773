/// A subscription that is fed from elsewhere: it keeps what comes until the subscriber asks for it.
///
/// Values arrive from any thread; the subscriber gets them one at a time and in order.
final class Outlet<Downstream: Subscriber>: Subscription {
  /// What happens to a value that nobody has asked for yet.
  enum Surplus {
    /// It waits.
    case kept
    /// It is lost.
    case dropped
    /// It waits, in place of the one that waited before.
    case latest
  }

  private let lock = StateLock()
  private var downstream: Downstream?
  private let surplus: Surplus
  private var waiting: [Downstream.Input] = []
  private var demand = Subscribers.Demand.none
  private var completion: Subscribers.Completion<Downstream.Failure>?
  private var isDelivering = false
  /// Done once, when the subscriber has cancelled or the end has been delivered.
  private var onEnd: [() -> Void] = []
  /// Called when the subscriber asks for values.
  private let onRequest: (Subscribers.Demand) -> Void

  init(
    _ downstream: Downstream, surplus: Surplus = .kept,
    onRequest: @escaping (Subscribers.Demand) -> Void = { _ in }, onEnd: (() -> Void)? = nil
  ) {
    self.downstream = downstream
    self.surplus = surplus
    self.onRequest = onRequest
    if let onEnd { self.onEnd = [onEnd] }
  }

  /// Gives the subscriber this subscription.
  func open() {
    lock.with { downstream }?.receive(subscription: self)
  }

  /// Adds something to do when it is over; done at once if it is over already.
  func addEnding(_ action: @escaping () -> Void) {
    let isOver = lock.with {
      if downstream != nil { onEnd.append(action) }
      return downstream == nil
    }
    if isOver { action() }
  }

  func request(_ more: Subscribers.Demand) {
    lock.with { demand += more }
    onRequest(more)
    deliver()
  }

  func cancel() {
    close()
  }

  func send(_ value: Downstream.Input) {
    lock.with {
      guard downstream != nil, completion == nil else { return }
      switch surplus {
      case .kept: waiting.append(value)
      case .dropped: if demand > 0 { waiting.append(value) }
      case .latest: waiting = demand > waiting.count ? waiting + [value] : waiting.dropLast() + [value]
      }
    }
    deliver()
  }

  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    lock.with { if self.completion == nil { self.completion = completion } }
    deliver()
  }

  private enum Delivery {
    case value(Downstream, Downstream.Input)
    case end(Downstream, Subscribers.Completion<Downstream.Failure>)
  }

  /// Delivers what can be; whoever comes while that goes on leaves it to the one who is at it.
  private func deliver() {
    let mayBegin = lock.with {
      guard !isDelivering else { return false }
      isDelivering = true
      return true
    }
    guard mayBegin else { return }
    while let delivery = next() {
      switch delivery {
      case .value(let downstream, let value):
        let more = downstream.receive(value)
        lock.with { demand += more }
        if more > 0 { onRequest(more) }
      case .end(let downstream, let completion):
        close()
        downstream.receive(completion: completion)
      }
    }
  }

  /// The next delivery; with none, the delivering is over in the same breath.
  private func next() -> Delivery? {
    lock.with {
      if let downstream {
        if !waiting.isEmpty, demand > 0 {
          demand -= 1
          return .value(downstream, waiting.removeFirst())
        }
        if waiting.isEmpty, let completion { return .end(downstream, completion) }
      }
      isDelivering = false
      return nil
    }
  }

  private func close() {
    let ended = lock.with {
      defer {
        downstream = nil
        waiting = []
        onEnd = []
      }
      return onEnd
    }
    for action in ended { action() }
  }
}
