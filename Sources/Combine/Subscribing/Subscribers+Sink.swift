extension Subscribers {
  /// Asks for everything and hands it to closures.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    public var receiveValue: (Input) -> Void
    public var receiveCompletion: (Completion<Failure>) -> Void
    private let lock = StateLock()
    private var subscription: (any Subscription)?
    private var isOver = false

    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
    ) {
      self.receiveCompletion = receiveCompletion
      self.receiveValue = receiveValue
    }

    public func receive(subscription: any Subscription) {
      let isTaken = lock.with {
        guard self.subscription == nil, !isOver else { return false }
        self.subscription = subscription
        return true
      }
      isTaken ? subscription.request(.unlimited) : subscription.cancel()
    }

    public func receive(_ value: Input) -> Demand {
      if !lock.with({ isOver }) { receiveValue(value) }
      return .none
    }

    public func receive(completion: Completion<Failure>) {
      let wasOver = end().wasOver
      if !wasOver { receiveCompletion(completion) }
    }

    public func cancel() {
      end().subscription?.cancel()
    }

    private func end() -> (wasOver: Bool, subscription: (any Subscription)?) {
      lock.with {
        defer {
          isOver = true
          subscription = nil
        }
        return (isOver, subscription)
      }
    }
  }
}

extension Publisher {
  /// Calls closures for everything that comes, until what it answers is let go of.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
