import Foundation

nonisolated extension View {
  /// Accepted; nothing moves in a frame.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }

  /// Accepted; nothing moves in a frame.
  public func animation(_ animation: Animation?) -> some View { self }

  /// Modifies the view as the closure says; nothing moves in a frame.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView { $0.lower(self) })
  }

  /// Accepted; nothing moves in a frame.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }

  /// Accepted; nothing moves in a frame.
  public func transition(_ t: AnyTransition) -> some View { self }

  /// Accepted; nothing moves in a frame.
  @_disfavoredOverload
  public func transition<T: Transition>(_ transition: T) -> some View { self }

  /// Accepted; nothing moves in a frame.
  public func contentTransition(_ transition: ContentTransition) -> some View { self }

  /// Accepted; nothing moves in a frame.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { self }

  /// Accepted; every frame is drawn anew. In an app that runs, a view with another identifier is another view.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    modified { lowering, content in lowering.lower(content, id: id) }
  }

  /// Accepted; nothing moves in a frame.
  public func symbolEffect<T: IndefiniteSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }

  /// Accepted; nothing moves in a frame.
  public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View { self }

  /// Accepted; nothing moves in a frame.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}

/// What views share while one moves into the place of another.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let position = MatchedGeometryProperties(rawValue: 1 << 0)
  public static let size = MatchedGeometryProperties(rawValue: 1 << 1)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

nonisolated extension View {
  /// Accepted; nothing moves in a frame.
  public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }

  /// Accepted; nothing moves in a frame.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }

  /// Accepted; nothing moves in a frame.
  public func navigationTransition(_ style: some NavigationTransition) -> some View { self }

  /// Accepted; nothing moves in a frame.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}

/// How a screen takes the place of another; nothing moves in a frame.
public protocol NavigationTransition {}

/// The standard way for a screen to come in.
public struct AutomaticNavigationTransition: NavigationTransition {
  public init() {}
}

/// A screen that grows out of a view.
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition { ZoomNavigationTransition() }
}

/// How glass comes and goes; nothing moves in a frame.
public struct GlassEffectTransition: Hashable, Sendable {
  private let number: Int

  public static let identity = GlassEffectTransition(number: 0)
  public static let matchedGeometry = GlassEffectTransition(number: 1)
  public static let materialize = GlassEffectTransition(number: 2)
}
