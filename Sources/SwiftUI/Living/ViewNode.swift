import Combine

/// What stays of one view of an app from one lowering to the next: its states, what it listens to, and the views in
/// it.
@MainActor
final class ViewNode {
  /// What tells a view from its siblings: its place among them or an identifier, and its type.
  struct Key: Hashable {
    var number: Int
    var type: ObjectIdentifier
    var id: AnyHashable?
  }

  var children: [Key: ViewNode] = [:]
  /// The children that were met since the view was reached last.
  var met: Set<Key> = []
  /// The last pass in which the view was met.
  var pass = 0
  /// What its properties keep, by their numbers.
  var values: [Int: AnyObject] = [:]
  /// What its properties listen to, by their numbers.
  var subscriptions: [Int: (object: AnyObject, token: AnyCancellable)] = [:]
  /// What a modifier remembers of the view.
  var memory: Any?
  /// Done when the view is gone.
  var ending: (@MainActor () -> Void)?

  /// What a property keeps: the same object each time.
  func value<Value: AnyObject>(_ number: Int, _ make: () -> Value) -> Value {
    if let value = values[number] as? Value { return value }
    let value = make()
    values[number] = value
    return value
  }
}
