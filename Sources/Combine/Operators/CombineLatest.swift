extension Publishers {
  /// Sends the newest value of both whenever one of them changes, as soon as both have one.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let union = Union<S>(subscriber, count: 2)
      let lock = StateLock()
      var first: A.Output?
      var second: B.Output?
      func send(_ change: () -> Void) {
        let pair = lock.with { () -> Output? in
          change()
          guard let first, let second else { return nil }
          return (first, second)
        }
        if let pair { union.outlet.send(pair) }
      }
      union.take(from: a) { value, _ in send { first = value } }
      union.take(from: b) { value, _ in send { second = value } }
      union.begin()
    }
  }

  /// Three values.
  public typealias CombineLatest3<A: Publisher, B: Publisher, C: Publisher> =
    Map<CombineLatest<CombineLatest<A, B>, C>, (A.Output, B.Output, C.Output)>
  where A.Failure == B.Failure, A.Failure == C.Failure

  /// Four values.
  public typealias CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher> =
    Map<CombineLatest<CombineLatest3<A, B, C>, D>, (A.Output, B.Output, C.Output, D.Output)>
  where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure
}

extension Publisher {
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  public func combineLatest<P: Publisher, Q: Publisher>(
    _ p: P, _ q: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(p).combineLatest(q).map { ($0.0.0, $0.0.1, $0.1) }
  }

  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ p: P, _ q: Q, _ r: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    combineLatest(p, q).combineLatest(r).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
  }
}
