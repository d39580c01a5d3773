nonisolated extension View {
  /// Makes this view weaker, from 0 (not to be seen) to 1.
  public func opacity(_ opacity: Double) -> some View {
    wrapped { $0.opacity($1, opacity) }
  }

  /// Keeps the room of this view and shows nothing there.
  public func hidden() -> some View {
    wrapped { $0.hidden($1) }
  }

  /// Says how far in front this view is drawn among its siblings.
  public func zIndex(_ value: Double) -> some View {
    wrapped {
      $0.setDepth(value, of: $1)
      return $1
    }
  }
}
