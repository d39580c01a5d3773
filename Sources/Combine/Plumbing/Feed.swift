/// Takes everything from a publisher and hands it to closures; a subscriber that waits behind an outlet
/// asks for its values there.
final class Feed<Input, Failure: Error>: Subscriber, Cancellable {
  private let lock = StateLock()
  private var subscription: (any Subscription)?
  private var isOver = false
  private let demand: Subscribers.Demand
  private let value: (Input, Feed) -> Void
  private let end: (Subscribers.Completion<Failure>) -> Void

  init(
    demand: Subscribers.Demand = .unlimited, value: @escaping (Input, Feed) -> Void,
    end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.demand = demand
    self.value = value
    self.end = end
  }

  func receive(subscription: any Subscription) {
    let isTaken = lock.with {
      guard self.subscription == nil, !isOver else { return false }
      self.subscription = subscription
      return true
    }
    isTaken ? subscription.request(demand) : subscription.cancel()
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    if !lock.with({ isOver }) { value(input, self) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if !close().wasOver { end(completion) }
  }

  func request(_ more: Subscribers.Demand) {
    lock.with { subscription }?.request(more)
  }

  func cancel() {
    close().subscription?.cancel()
  }

  private func close() -> (wasOver: Bool, subscription: (any Subscription)?) {
    lock.with {
      defer {
        isOver = true
        subscription = nil
      }
      return (isOver, subscription)
    }
  }
}

extension Publisher {
  /// Feeds an outlet with what closures make of the values and the end.
  ///
  /// - Parameter hasSubscribed: Whether the outlet's subscriber has its subscription already.
  func feed<S: Subscriber>(
    _ outlet: Outlet<S>, hasSubscribed: Bool = false,
    value: @escaping (Output, Outlet<S>) -> Void,
    end: @escaping (Subscribers.Completion<Failure>, Outlet<S>) -> Void
  ) {
    let feed = Feed<Output, Failure>(
      value: { input, _ in value(input, outlet) }, end: { end($0, outlet) })
    outlet.addEnding { feed.cancel() }
    if !hasSubscribed { outlet.open() }
    subscribe(feed)
  }
}
