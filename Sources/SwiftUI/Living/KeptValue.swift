/// The value of a state that is kept for a view.
final class KeptValue<Value> {
  private let invalidation: Invalidation
  private(set) var value: Value

  init(_ value: Value, _ invalidation: Invalidation) {
    self.value = value
    self.invalidation = invalidation
  }

  func set(_ value: Value) {
    self.value = value
    invalidation.mark()
  }
}

/// An object that a view has found in its environment, for what it does later.
final class FoundObject {
  var object: AnyObject?
}
