extension Publisher where Failure == Never {
  /// Sets a property of an object to each value; the object is kept until what it answers is let go of.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }

  /// Sets a published property to each value, for as long as the property lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.take(from: self)
  }
}
