/// Several publishers that feed one subscriber; it ends with the last of them, or with the first error.
final class Union<Downstream: Subscriber> {
  let outlet: Outlet<Downstream>
  private let lock = StateLock()
  private var open: Int
  private var begins: [() -> Void] = []
  private var hasBegun = false

  /// - Parameter count: How many publishers there are from the beginning.
  init(_ downstream: Downstream, count: Int) {
    outlet = Outlet(downstream)
    open = count
  }

  /// One more publisher will be taken.
  func add() {
    lock.with { open += 1 }
  }

  /// One publisher less; the last one ends the stream.
  func leave() {
    let isLast = lock.with {
      open -= 1
      return open == 0
    }
    if isLast { outlet.finish(.finished) }
  }

  /// Takes values from a publisher, from ``begin()`` on.
  @discardableResult
  func take<P: Publisher>(
    from publisher: P, demand: Subscribers.Demand = .unlimited, onEnd: @escaping () -> Void = {},
    value: @escaping (P.Output, Feed<P.Output, P.Failure>) -> Void
  ) -> Feed<P.Output, P.Failure> where P.Failure == Downstream.Failure {
    let feed = Feed<P.Output, P.Failure>(demand: demand, value: value) { completion in
      switch completion {
      case .finished:
        onEnd()
        self.leave()
      case .failure: self.outlet.finish(completion)
      }
    }
    outlet.addEnding { feed.cancel() }
    if hasBegun {
      publisher.subscribe(feed)
    } else {
      begins.append { publisher.subscribe(feed) }
    }
    return feed
  }

  /// Gives the subscriber its subscription and opens the publishers.
  func begin() {
    hasBegun = true
    outlet.open()
    if lock.with({ open == 0 }) { outlet.finish(.finished) }
    for begin in begins { begin() }
    begins = []
  }
}
