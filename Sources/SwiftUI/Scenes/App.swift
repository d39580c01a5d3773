/// An app. `islet run` runs it; elsewhere it is only compiled, where a file holds it beside what is shown.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene

  @SceneBuilder var body: Body { get }

  init()
}

/// A part of an app's interface. Of an app that runs, the first window is shown.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene

  @SceneBuilder var body: Body { get }

  /// Lowers the first window to boxes; scenes made of others take the default.
  static func _lower(_ scene: Self, into lowering: inout _Lowering)
}

extension Scene {
  public static func _lower(_ scene: Self, into lowering: inout _Lowering) {
    lowering.makeEnvironmentCurrent()
    Body._lower(scene.body, into: &lowering)
  }
}

extension Never: Scene {}

/// Builds an app's scenes.
@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
    _LoweredScene(lower: { lowering in repeat (each Content)._lower(each content, into: &lowering) })
  }

  public static func buildOptional(_ scene: (any Scene)?) -> some Scene {
    _LoweredScene(lower: { lowering in
      func lower<Content: Scene>(_ scene: Content) { Content._lower(scene, into: &lowering) }
      if let scene { lower(scene) }
    })
  }

  public static func buildLimitedAvailability(_ scene: some Scene) -> some Scene { scene }
}

/// A scene by what lowers it.
public struct _LoweredScene: Scene {
  let lower: @MainActor (inout _Lowering) -> Void

  public var body: Never { fatalError("\(Self.self) has no body") }

  public static func _lower(_ scene: Self, into lowering: inout _Lowering) { scene.lower(&lowering) }
}

/// Windows of an app. Of an app that runs, the first is shown.
public struct WindowGroup<Content: View>: Scene {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public init(id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: Never { fatalError("\(Self.self) has no body") }

  public static func _lower(_ scene: Self, into lowering: inout _Lowering) {
    // There is one screen: the first window has it.
    if lowering.roots.isEmpty { lowering.lower(scene.content) }
  }
}

nonisolated extension Scene {
  /// Does something on the way to boxes, at a place of its own among what is kept.
  private func modified(_ modify: @escaping @MainActor (inout _Lowering, Self) -> Void) -> _LoweredScene {
    _LoweredScene(lower: { lowering in
      let outer = lowering.graph?.enter(Self.self, id: nil)
      modify(&lowering, self)
      if let outer { lowering.graph?.leave(to: outer) }
    })
  }

  private func onChange<V: Equatable>(
    to value: V, initial: Bool, _ action: @escaping (V, V) -> Void
  ) -> _LoweredScene {
    modified { lowering, scene in
      Self._lower(scene, into: &lowering)
      guard let graph = lowering.graph else { return }
      graph.current.change(to: value, initial: initial, in: graph, lowering.environment, action)
    }
  }

  /// Does something when a value is another; in an app that runs.
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some Scene {
    onChange(to: value, initial: false) { action($1) }
  }

  /// Does something when a value is another; in an app that runs.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some Scene { onChange(to: value, initial: initial, action) }

  /// Does something when a value is another; in an app that runs.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { onChange(to: value, initial: initial) { _, _ in action() } }

  /// Sets one value of the environment of the scene's views.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    modified { lowering, scene in
      lowering.with({ $0[keyPath: keyPath] = value }) { Self._lower(scene, into: &$0) }
    }
  }

  /// Puts an observable object into the environment of the scene's views, by its type.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    modified { lowering, scene in
      lowering.with({ $0[object: ObjectIdentifier(T.self)] = object }) { Self._lower(scene, into: &$0) }
    }
  }

  /// Puts an observable object into the environment of the scene's views, by its type.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    modified { lowering, scene in
      lowering.with({ $0[object: ObjectIdentifier(T.self)] = object }) { Self._lower(scene, into: &$0) }
    }
  }
}
