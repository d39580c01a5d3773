extension Publishers {
  /// Subscribes once, for all who subscribe here.
  public final class Share<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    private let audience = Audience<Output, Failure>()
    private let lock = StateLock()
    private var listeners = 0
    private var connection: AnyCancellable?

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let stage = Stage<Output, Failure, S>(subscriber) { $1.send($0) }
      stage.onEnd = { self.leave() }
      audience.add(stage, surplus: .kept)
      let isFirst = lock.with {
        listeners += 1
        return listeners == 1
      }
      guard isFirst else { return }
      let audience = audience
      let connection = upstream.sink(
        receiveCompletion: { audience.finish($0) }, receiveValue: { audience.send($0) })
      lock.with { if listeners > 0 { self.connection = connection } }
    }

    private func leave() {
      let ended = lock.with { () -> AnyCancellable? in
        listeners -= 1
        guard listeners == 0 else { return nil }
        defer { connection = nil }
        return connection
      }
      ended?.cancel()
    }
  }
}

extension Publisher {
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}
