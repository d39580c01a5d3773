/// Ends something when it is told to, or when nobody keeps it any more.
public final class AnyCancellable: Cancellable, Hashable {
  private let lock = StateLock()
  private var action: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) {
    action = cancel
  }

  public init<C: Cancellable>(_ canceller: C) {
    action = { canceller.cancel() }
  }

  deinit {
    action?()
  }

  public func cancel() {
    let action = lock.with {
      defer { self.action = nil }
      return self.action
    }
    action?()
  }

  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }

  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }

  public static func == (first: AnyCancellable, second: AnyCancellable) -> Bool { first === second }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
