/// Passes on what it is sent to those who are subscribed at that moment.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()

  public init() {}

  public func send(_ value: Output) { audience.send(value) }

  public func send(completion: Subscribers.Completion<Failure>) { audience.finish(completion) }

  public func send(subscription: any Subscription) { subscription.request(.unlimited) }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    audience.add(subscriber, surplus: .dropped)
  }
}
