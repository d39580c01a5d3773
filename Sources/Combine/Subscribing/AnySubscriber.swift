/// A subscriber of any type.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  public let combineIdentifier: CombineIdentifier
  private let subscribed: (any Subscription) -> Void
  private let received: (Input) -> Subscribers.Demand
  private let completed: (Subscribers.Completion<Failure>) -> Void

  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    combineIdentifier = subscriber.combineIdentifier
    subscribed = { subscriber.receive(subscription: $0) }
    received = { subscriber.receive($0) }
    completed = { subscriber.receive(completion: $0) }
  }

  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    subscribed = receiveSubscription ?? { _ in }
    received = receiveValue ?? { _ in .none }
    completed = receiveCompletion ?? { _ in }
  }

  public func receive(subscription: any Subscription) { subscribed(subscription) }

  public func receive(_ value: Input) -> Subscribers.Demand { received(value) }

  public func receive(completion: Subscribers.Completion<Failure>) { completed(completion) }
}
