extension Publishers {
  /// Makes another value of each, and fails when that throws.
  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    public let upstream: Upstream
    public let transform: (Upstream.Output) throws -> Output

    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, S>(subscriber, end: { $1.finish($0.erased) }) {
          value, stage in
          do {
            return stage.send(try transform(value))
          } catch {
            stage.finish(.failure(error))
            return .none
          }
        })
    }
  }
}

extension Subscribers.Completion {
  /// The same end with an error of any type.
  var erased: Subscribers.Completion<any Error> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(error)
    }
  }
}

extension Publisher {
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }
}
