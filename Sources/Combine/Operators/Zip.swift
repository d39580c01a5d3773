extension Publishers {
  /// Sends pairs: the first of both, the second of both, and so on.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
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
      var first: [A.Output] = []
      var second: [B.Output] = []
      var isFirstOver = false
      var isSecondOver = false
      func send(_ change: () -> Void) {
        let (pair, isOver) = lock.with { () -> (Output?, Bool) in
          change()
          guard !first.isEmpty, !second.isEmpty else { return (nil, false) }
          let pair = (first.removeFirst(), second.removeFirst())
          return (pair, isFirstOver && first.isEmpty || isSecondOver && second.isEmpty)
        }
        if let pair { union.outlet.send(pair) }
        if isOver { union.outlet.finish(.finished) }
      }
      /// One that has ended and has no value left ends the pairs.
      func end(_ change: () -> Bool) {
        if lock.with(change) { union.outlet.finish(.finished) }
      }
      union.take(
        from: a,
        onEnd: {
          end {
            isFirstOver = true
            return first.isEmpty
          }
        }
      ) { value, _ in send { first.append(value) } }
      union.take(
        from: b,
        onEnd: {
          end {
            isSecondOver = true
            return second.isEmpty
          }
        }
      ) { value, _ in send { second.append(value) } }
      union.begin()
    }
  }
}

extension Publisher {
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
    Publishers.Zip(self, other)
  }

  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where P.Failure == Failure {
    zip(other).map { transform($0.0, $0.1) }
  }
}
