/// Keeps a value, gives it to whoever subscribes, and passes on each new one.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()
  private let lock = StateLock()
  private var current: Output

  public init(_ value: Output) {
    current = value
  }

  /// The value; setting it sends it.
  public var value: Output {
    get { lock.with { current } }
    set { send(newValue) }
  }

  public func send(_ value: Output) {
    guard !audience.isOver else { return }
    lock.with { current = value }
    audience.send(value)
  }

  public func send(completion: Subscribers.Completion<Failure>) { audience.finish(completion) }

  public func send(subscription: any Subscription) { subscription.request(.unlimited) }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    audience.add(subscriber, surplus: .latest, first: { self.value })
  }
}
