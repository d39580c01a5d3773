/// One operator at work between a publisher and a subscriber: a subscriber to the one, a subscription to
/// the other.
///
/// It makes at most one value of each that comes, so the demand of the subscriber goes through as it is; a
/// value that is left out is asked for again.
final class Stage<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
  typealias Value = (Input, Stage) -> Subscribers.Demand
  typealias End = (Subscribers.Completion<Failure>, Stage) -> Void

  private let lock = StateLock()
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private let value: Value
  private let end: End
  /// Called once, when nothing more can come.
  var onEnd: (() -> Void)?
  var onSubscription: ((any Subscription) -> Void)?
  var onRequest: ((Subscribers.Demand) -> Void)?

  init(_ downstream: Downstream, end: @escaping End, value: @escaping Value) {
    self.downstream = downstream
    self.value = value
    self.end = end
  }

  func receive(subscription: any Subscription) {
    let isTaken = lock.with {
      guard upstream == nil, downstream != nil else { return false }
      upstream = subscription
      return true
    }
    guard isTaken else { return subscription.cancel() }
    onSubscription?(subscription)
    downstream?.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.with { downstream == nil } ? .none : value(input, self)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    lock.with { upstream = nil }
    end(completion, self)
  }

  func request(_ demand: Subscribers.Demand) {
    onRequest?(demand)
    lock.with { upstream }?.request(demand)
  }

  func cancel() {
    close()?.cancel()
  }

  /// Passes a value on.
  func send(_ output: Downstream.Input) -> Subscribers.Demand {
    lock.with { downstream }?.receive(output) ?? .none
  }

  /// Ends the stream for the subscriber, and stops the publisher if it has not ended.
  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let receiver = lock.with { downstream }
    close()?.cancel()
    receiver?.receive(completion: completion)
  }

  /// Lets go of both sides and answers the subscription that may still be open.
  private func close() -> (any Subscription)? {
    let (open, ended) = lock.with {
      defer {
        downstream = nil
        upstream = nil
        onEnd = nil
      }
      return (upstream, onEnd)
    }
    ended?()
    return open
  }
}

extension Stage where Failure == Downstream.Failure {
  /// A stage that passes the end on as it is.
  convenience init(_ downstream: Downstream, value: @escaping Value) {
    self.init(downstream, end: { $1.finish($0) }, value: value)
  }
}
