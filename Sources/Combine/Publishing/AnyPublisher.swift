/// A publisher of any type.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let connect: (AnySubscriber<Output, Failure>) -> Void

  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    connect = { publisher.receive(subscriber: $0) }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    connect(AnySubscriber(subscriber))
  }
}
