/// Something that can be ended.
public protocol Cancellable {
  func cancel()
}

extension Cancellable {
  /// Keeps this in a set; it ends with the set.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }

  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }
}
