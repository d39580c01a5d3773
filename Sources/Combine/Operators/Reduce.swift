extension Publishers {
  /// Makes one value of all, at the end.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let initial: Output
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    public init(
      upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var result = initial
      let outlet = Outlet(subscriber)
      upstream.feed(outlet) { value, _ in
        result = nextPartialResult(result, value)
      } end: { completion, outlet in
        if case .finished = completion { outlet.send(result) }
        outlet.finish(completion)
      }
    }
  }
}

extension Publisher {
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// All values in one array, at the end.
  public func collect() -> Publishers.Reduce<Self, [Output]> { reduce([]) { $0 + [$1] } }

  /// How many values there were, at the end.
  public func count() -> Publishers.Reduce<Self, Int> { reduce(0) { count, _ in count + 1 } }

  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.Reduce<Self, Bool> {
    reduce(true) { $0 && predicate($1) }
  }

  public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.Reduce<Self, Bool> {
    reduce(false) { $0 || predicate($1) }
  }

  /// The last value, at the end.
  public func last() -> Publishers.CompactMap<Publishers.Reduce<Self, Output?>, Output> {
    reduce(nil) { $1 }.compactMap { $0 }
  }
}
