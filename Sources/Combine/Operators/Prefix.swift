extension Publishers {
  /// Sends the first values and ends.
  public struct Output<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let maxLength: Int

    public init(upstream: Upstream, maxLength: Int) {
      self.upstream = upstream
      self.maxLength = maxLength
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      guard maxLength > 0 else { return Empty().receive(subscriber: subscriber) }
      var left = maxLength
      upstream.subscribe(
        Stage<Output, Failure, S>(subscriber) { value, stage in
          left -= 1
          let more = stage.send(value)
          guard left == 0 else { return more }
          stage.finish(.finished)
          return .none
        })
    }
  }
}

extension Publisher {
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    Publishers.Output(upstream: self, maxLength: maxLength)
  }

  /// The first value alone.
  public func first() -> Publishers.Output<Self> { prefix(1) }

  /// The first value that meets a condition.
  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.Output<Publishers.Filter<Self>> {
    filter(predicate).first()
  }
}
