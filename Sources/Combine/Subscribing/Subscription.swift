/// What connects a subscriber to its publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for values, beyond those already asked for.
  func request(_ demand: Subscribers.Demand)
}

/// Subscriptions made without a publisher of their own.
public enum Subscriptions {
  /// A subscription that never brings anything.
  public static var empty: any Subscription { NoSubscription() }
}

private struct NoSubscription: Subscription {
  let combineIdentifier = CombineIdentifier()

  func request(_ demand: Subscribers.Demand) {}

  func cancel() {}
}
