/// An app. It is compiled where a file holds it beside what is shown, and never run.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene

  @SceneBuilder var body: Body { get }

  init()
}

/// A part of an app's interface. Nothing here shows one.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene

  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

/// Builds an app's scenes.
@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
    _NoScene()
  }

  public static func buildOptional(_ scene: (any Scene)?) -> some Scene { _NoScene() }

  public static func buildLimitedAvailability(_ scene: some Scene) -> some Scene { scene }
}

/// Scenes that nothing shows.
public struct _NoScene: Scene {
  nonisolated init() {}

  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Windows of an app. Nothing here shows one.
public struct WindowGroup<Content: View>: Scene {
  nonisolated public init(@ViewBuilder content: () -> Content) {}

  nonisolated public init(id: String, @ViewBuilder content: () -> Content) {}

  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  public var body: Never { fatalError("\(Self.self) has no body") }
}

nonisolated extension Scene {
  /// Accepted; no app runs.
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some Scene {
    self
  }

  /// Accepted; no app runs.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some Scene { self }

  /// Accepted; no app runs.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { self }

  /// Accepted; no app runs.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    self
  }

  /// Accepted; no app runs.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene { self }

  /// Accepted; no app runs.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene { self }
}
