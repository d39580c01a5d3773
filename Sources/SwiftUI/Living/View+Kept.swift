nonisolated extension View {
  /// Has something done for a view of a running app each time it is lowered; a presentation is drawn and does not
  /// stay, so nothing is done there.
  func kept(
    named name: ModifierName = #function,
    _ body: @escaping @MainActor (ViewNode, ViewGraph, EnvironmentValues) -> Void
  ) -> ModifiedView<Self> {
    modified(named: name) { lowering, content in
      lowering.lower(content)
      if let graph = lowering.graph { body(graph.current, graph, lowering.environment) }
    }
  }

  /// Does something when a value is another than the last time.
  func onChange<V: Equatable>(
    of value: V, initial: Bool, named name: ModifierName, _ action: @escaping (V, V) -> Void
  ) -> ModifiedView<Self> {
    kept(named: name) { node, graph, environment in
      node.change(to: value, initial: initial, in: graph, environment, action)
    }
  }

  /// Runs a task while the view is there, anew for each value.
  func runs<T: Equatable>(
    id value: T, priority: TaskPriority, named name: ModifierName,
    _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> ModifiedView<Self> {
    kept(named: name) { node, graph, environment in
      let known = node.memory as? KeptTask<T>
      guard known?.value != value else { return }
      known?.task?.cancel()
      let kept = KeptTask(value)
      node.memory = kept
      node.ending = { kept.task?.cancel() }
      graph.later(environment) { kept.task = Task(priority: priority) { await action() } }
    }
  }
}

extension ViewNode {
  /// Compares a value with the one of the last time, and has an action done if it is another.
  func change<V: Equatable>(
    to value: V, initial: Bool, in graph: ViewGraph, _ environment: EnvironmentValues,
    _ action: @escaping (V, V) -> Void
  ) {
    defer { memory = value }
    let old = memory as? V ?? (initial ? value : nil)
    guard let old, memory == nil || old != value else { return }
    graph.later(environment) { action(old, value) }
  }
}

/// The task of a view, and the value that it was begun for.
private final class KeptTask<Value: Equatable> {
  let value: Value
  var task: Task<Void, Never>?

  init(_ value: Value) {
    self.value = value
  }
}
