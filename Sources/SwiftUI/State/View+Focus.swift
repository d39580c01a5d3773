import Foundation

/// Nothing has the focus in a frame.
nonisolated extension View {
  /// Accepted; nothing has the focus in a frame.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Accepted; nothing has the focus in a frame.
  public func focusSection() -> some View { self }

  /// Accepted; nothing has the focus in a frame.
  public func focusScope(_ namespace: Namespace.ID) -> some View { self }

  /// Accepted; nothing has the focus in a frame.
  public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View
  {
    self
  }

  /// Accepted; nothing has the focus in a frame.
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View { self }

  /// Accepted; nothing has the focus in a frame.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }
}

/// When a default focus holds.
public struct DefaultFocusEvaluationPriority: Sendable {
  private let number: Int

  public static let automatic = DefaultFocusEvaluationPriority(number: 0)
  public static let userInitiated = DefaultFocusEvaluationPriority(number: 1)
}
