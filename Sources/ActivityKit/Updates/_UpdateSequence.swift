/// The values of something that changes: first what it is, then every change in order. Each iterator has
/// a queue of its own that has no bound, so a slow reader misses nothing.
///
/// Apple names a type for each of its sequences; here those names stand for this one.
public struct _UpdateSequence<Element>: AsyncSequence, Sendable {
  public typealias Failure = Never

  public struct AsyncIterator: AsyncIteratorProtocol {
    private var base: any AsyncIteratorProtocol<Element, Never>

    fileprivate init(_ base: any AsyncIteratorProtocol<Element, Never>) {
      self.base = base
    }

    public mutating func next(isolation actor: isolated (any Actor)? = #isolation) async -> Element? {
      await base.next(isolation: actor)
    }
  }

  private let begin: @Sendable () -> AsyncIterator

  init<Base: AsyncSequence>(_ subscribe: @escaping @Sendable () -> Base)
  where Base.Element == Element, Base.Failure == Never {
    begin = { AsyncIterator(subscribe().makeAsyncIterator()) }
  }

  public func makeAsyncIterator() -> AsyncIterator { begin() }
}
