/// A publisher that begins when it is told to.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins to send; ends when what it answers is cancelled.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Begins with the first subscriber and ends with the last.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publishers {
  /// Connects its publisher while anyone is subscribed.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    private let lock = StateLock()
    private var subscribers = 0
    private var connection: (any Cancellable)?

    init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let stage = Stage<Output, Failure, S>(subscriber) { $1.send($0) }
      // Held strongly: a publisher that nobody else keeps lives as long as it is subscribed to.
      stage.onEnd = { self.leave() }
      upstream.subscribe(stage)
      let isFirst = lock.with {
        subscribers += 1
        return subscribers == 1
      }
      if isFirst { connection = upstream.connect() }
    }

    private func leave() {
      let ended = lock.with { () -> (any Cancellable)? in
        subscribers -= 1
        guard subscribers == 0 else { return nil }
        defer { connection = nil }
        return connection
      }
      ended?.cancel()
    }
  }
}
