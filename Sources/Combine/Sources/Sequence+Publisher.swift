extension Publishers {
  /// Sends the elements of a sequence, as many as are asked for.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element

    public let sequence: Elements

    public init(sequence: Elements) {
      self.sequence = sequence
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let walk = SequenceWalk(sequence.makeIterator(), subscriber)
      subscriber.receive(subscription: walk)
      walk.begin()
    }
  }
}

/// Takes one element ahead, so that the end follows the last element at once.
private final class SequenceWalk<Elements: IteratorProtocol, Downstream: Subscriber>: Subscription
where Elements.Element == Downstream.Input {
  private let lock = StateLock()
  private var iterator: Elements
  private var ahead: Elements.Element?
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var isWalking = false

  init(_ iterator: Elements, _ downstream: Downstream) {
    self.iterator = iterator
    ahead = self.iterator.next()
    self.downstream = downstream
  }

  /// An empty sequence ends without being asked.
  func begin() { walk() }

  func request(_ more: Subscribers.Demand) {
    lock.with { demand += more }
    walk()
  }

  func cancel() {
    lock.with { downstream = nil }
  }

  private func walk() {
    let mayWalk = lock.with {
      guard !isWalking else { return false }
      isWalking = true
      return true
    }
    guard mayWalk else { return }
    while let (downstream, element) = step() {
      guard let element else {
        cancel()
        downstream.receive(completion: .finished)
        continue
      }
      let more = downstream.receive(element)
      lock.with { demand += more }
    }
  }

  private func step() -> (Downstream, Elements.Element?)? {
    lock.with {
      if let downstream {
        if ahead == nil { return (downstream, nil) }
        if demand > 0 {
          demand -= 1
          defer { ahead = iterator.next() }
          return (downstream, ahead)
        }
      }
      isWalking = false
      return nil
    }
  }
}

extension Swift.Sequence {
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
  /// Sends the value if there is one, and ends.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Wrapped
    public typealias Failure = Never

    public let output: Wrapped?

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
      if let output {
        Just(output).receive(subscriber: subscriber)
      } else {
        Empty<Wrapped, Never>().receive(subscriber: subscriber)
      }
    }
  }

  public var publisher: Publisher { Publisher(output: self) }
}

extension Result {
  /// Sends the value or fails.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Success

    public let result: Result<Success, Failure>

    public init(_ result: Result<Success, Failure>) {
      self.result = result
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
      switch result {
      case .success(let value):
        Just(value).setFailureType(to: Failure.self).receive(subscriber: subscriber)
      case .failure(let error): Fail(error: error).receive(subscriber: subscriber)
      }
    }
  }

  public var publisher: Publisher { Publisher(self) }
}
