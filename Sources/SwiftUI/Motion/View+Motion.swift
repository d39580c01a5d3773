import Foundation

extension View {
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

  /// Accepted; every frame is drawn anew.
  public func id<ID: Hashable>(_ id: ID) -> some View { self }

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
