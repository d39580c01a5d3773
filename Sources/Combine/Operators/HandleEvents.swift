extension Publishers {
  /// Calls closures beside what passes.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public var receiveSubscription: ((any Subscription) -> Void)?
    public var receiveOutput: ((Output) -> Void)?
    public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    public var receiveCancel: (() -> Void)?
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let events = self
      var isOver = false
      let stage = Stage<Output, Failure, S>(
        subscriber,
        end: { completion, stage in
          isOver = true
          events.receiveCompletion?(completion)
          stage.finish(completion)
        },
        value: { value, stage in
          events.receiveOutput?(value)
          let more = stage.send(value)
          if more > 0 { events.receiveRequest?(more) }
          return more
        })
      stage.onEnd = { if !isOver { events.receiveCancel?() } }
      stage.onSubscription = { events.receiveSubscription?($0) }
      stage.onRequest = { events.receiveRequest?($0) }
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
  }

  /// Accepted; nothing is printed, for standard output holds frames.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Self { self }
}
