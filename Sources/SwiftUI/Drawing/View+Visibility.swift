nonisolated extension View {
  /// Makes this view weaker, from 0 (not to be seen) to 1.
  // A colour has its own, which is the one that is meant: without a favourite a chain of modifiers with colours would
  // be slow to check.
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some View {
    wrapped(call: [CallWords.number(opacity)]) { $0.opacity($1, opacity) }
  }

  /// Keeps the room of this view and shows nothing there.
  public func hidden() -> some View {
    wrapped { $0.hidden($1) }
  }

  /// Says how far in front this view is drawn among its siblings.
  public func zIndex(_ value: Double) -> some View {
    wrapped(call: [CallWords.number(value)]) {
      $0.setDepth(value, of: $1)
      return $1
    }
  }
}
