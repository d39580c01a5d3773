/// Does something once, right away, and sends its result to all who subscribe, whenever they do.
public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let audience = Audience<Output, Failure>()
  private let lock = StateLock()
  private var result: Result<Output, Failure>?

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { result in self.fulfil(result) }
  }

  private func fulfil(_ result: Result<Output, Failure>) {
    let isFirst = lock.with {
      guard self.result == nil else { return false }
      self.result = result
      return true
    }
    guard isFirst else { return }
    switch result {
    case .success(let value):
      audience.send(value)
      audience.finish(.finished)
    case .failure(let error): audience.finish(.failure(error))
    }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    switch lock.with({ result }) {
    case .success(let value):
      let outlet = Outlet(subscriber)
      outlet.send(value)
      outlet.finish(.finished)
      subscriber.receive(subscription: outlet)
    case .failure(let error): Fail(error: error).receive(subscriber: subscriber)
    case nil: audience.add(subscriber, surplus: .kept)
    }
  }

  /// The result, once it is there.
  public var value: Output {
    get async throws {
      try await withCheckedThrowingContinuation { continuation in
        // The subscription must last until the result is there, so it keeps itself.
        var keeper: AnyCancellable?
        keeper = sink(
          receiveCompletion: { completion in
            if case .failure(let error) = completion { continuation.resume(throwing: error) }
            _ = keeper
            keeper = nil
          }, receiveValue: { continuation.resume(returning: $0) })
      }
    }
  }
}
