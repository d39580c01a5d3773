import Foundation

nonisolated extension View {
  /// Accepted; a frame does not appear, it is drawn. In an app that runs, the action is done when the view appears.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    kept { node, graph, environment in
      guard node.memory == nil else { return }
      node.memory = true
      if let action { graph.later(environment) { action() } }
    }
  }

  /// Accepted; a frame does not disappear. In an app that runs, the action is done when the view is gone.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    kept { node, _, environment in
      if let action { node.ending = { environment.whileCurrent { action() } } }
    }
  }

  /// Accepted; a presentation runs no tasks, as the system allows it none. In an app that runs, the task runs while the
  /// view is there.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View { runs(id: 0, priority: priority, named: #function, action) }

  /// Accepted; a presentation runs no tasks, as the system allows it none. In an app that runs, the task runs while the
  /// view is there, and anew for another value.
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View { runs(id: value, priority: priority, named: #function, action) }

  /// Accepted; every frame is drawn anew, so nothing changes in one. In an app that runs, the action is done when the
  /// value is another.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View { onChange(of: value, initial: false, named: #function) { action($1) } }

  /// Accepted; every frame is drawn anew, so nothing changes in one. In an app that runs, the action is done when the
  /// value is another.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View { onChange(of: value, initial: initial, named: #function, action) }

  /// Accepted; every frame is drawn anew, so nothing changes in one. In an app that runs, the action is done when the
  /// value is another.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { onChange(of: value, initial: initial, named: #function) { _, _ in action() } }

  /// Accepted; sizes do not change inside of a frame.
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View { self }

  /// Accepted; sizes do not change inside of a frame.
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View { self }

  /// Accepted; the app is opened by the phone. In an app that runs, the action gets what links of its activities open.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    kept { _, graph, environment in graph.opens(environment, action) }
  }
}
