import Combine
import Foundation

/// What stays of an app's views. While they are lowered each finds what it has kept, by its place in the tree of
/// views; what was not met in a pass is gone.
@MainActor
final class ViewGraph {
  let invalidation: Invalidation
  /// The view that is being lowered.
  private(set) var current = ViewNode()
  private let root: ViewNode
  private var pass = 0
  /// What is to be done when the pass is over.
  private var pending: [@MainActor () -> Void] = []
  /// What is done with URLs that the app is opened with.
  private(set) var openers: [@MainActor (URL) -> Void] = []
  /// Types of views without a property that keeps anything.
  private var plainTypes: Set<ObjectIdentifier> = []

  init(invalidation: Invalidation) {
    self.invalidation = invalidation
    root = current
  }

  // MARK: - A pass

  func beginPass() {
    pass += 1
    openers = []
    current = root
    root.met = []
    root.pass = pass
  }

  /// Forgets the views that were not met.
  func endPass() { sweep(root) }

  /// Begins a view; it is ended by ``leave(to:)`` with what is answered.
  func enter(_ type: Any.Type, id: AnyHashable?) -> ViewNode {
    let outer = current
    var key = ViewNode.Key(number: id == nil ? outer.met.count : -1, type: ObjectIdentifier(type), id: id)
    // Two siblings of one identifier are two views all the same.
    if outer.met.contains(key) { key.number = outer.met.count }
    outer.met.insert(key)
    let node = outer.children[key] ?? ViewNode()
    outer.children[key] = node
    reach(node)
    return outer
  }

  func leave(to outer: ViewNode) { current = outer }

  /// Goes on at a view whose content is made later; ended by ``leave(to:)``.
  func resume(at node: ViewNode) -> ViewNode {
    let outer = current
    reach(node)
    return outer
  }

  private func reach(_ node: ViewNode) {
    node.met = []
    node.pass = pass
    current = node
  }

  private func sweep(_ node: ViewNode) {
    for (key, child) in node.children {
      if child.pass == pass {
        sweep(child)
      } else {
        node.children[key] = nil
        end(child)
      }
    }
  }

  private func end(_ node: ViewNode) {
    for child in node.children.values { end(child) }
    if let ending = node.ending { pending.append(ending) }
    node.subscriptions = [:]
  }

  // MARK: - What happens

  /// Does something when the pass is over, in the environment of a view.
  func later(_ environment: EnvironmentValues, _ action: @escaping @MainActor () -> Void) {
    pending.append { environment.whileCurrent(action) }
  }

  /// Has something done with URLs that the app is opened with.
  func opens(_ environment: EnvironmentValues, _ action: @escaping (URL) -> Void) {
    openers.append { url in environment.whileCurrent { action(url) } }
  }

  var hasPending: Bool { !pending.isEmpty }

  /// Does what the pass has left to do.
  func runPending() {
    let actions = pending
    pending = []
    for action in actions { action() }
  }

  // MARK: - Properties

  /// Ties the properties of a view to what was kept of it.
  func link<Value>(_ value: Value) {
    let type = ObjectIdentifier(Value.self)
    guard !plainTypes.contains(type) else { return }
    var count = 0
    link(Mirror(reflecting: value), from: &count)
    if count == 0 { plainTypes.insert(type) }
  }

  private func link(_ mirror: Mirror, from count: inout Int) {
    for child in mirror.children {
      if let property = child.value as? any KeptProperty {
        property.keep(at: count, of: current, in: self)
        count += 1
      } else if var property = child.value as? any DynamicProperty {
        // A property of the user's own, made of others.
        count += 1
        link(Mirror(reflecting: property), from: &count)
        property.update()
      }
    }
  }

  /// Has what an object tells make the app's views anew.
  func observe<Object: ObservableObject>(_ object: Object, at number: Int, of node: ViewNode) {
    if let known = node.subscriptions[number], known.object === object { return }
    let invalidation = invalidation
    node.subscriptions[number] = (object, object.objectWillChange.sink { _ in invalidation.mark() })
  }
}

/// A property that keeps something for its view from one lowering to the next, or listens to something.
@MainActor
protocol KeptProperty {
  /// Ties the property of a view that was made anew to what was kept.
  ///
  /// - Parameter number: Which of the view's properties it is.
  func keep(at number: Int, of node: ViewNode, in graph: ViewGraph)
}

extension EnvironmentValues {
  /// Does something while `@Environment` reads these values.
  @MainActor
  func whileCurrent(_ action: @MainActor () -> Void) {
    let saved = EnvironmentValues.current
    EnvironmentValues.current = self
    action()
    EnvironmentValues.current = saved
  }
}
