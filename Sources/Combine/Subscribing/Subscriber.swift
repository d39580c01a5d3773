/// Takes values from a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error

  /// Called once, before any value.
  func receive(subscription: any Subscription)

  /// Called for each value; answers how many more are wanted.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Called once, after the last value.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  public func receive() -> Subscribers.Demand { receive(()) }
}
