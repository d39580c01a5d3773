nonisolated extension View {
  /// Accepted; the system lets presentations react to buttons, toggles and links only.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View { self }

  /// Accepted; the system lets presentations react to buttons, toggles and links only.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self }

  /// Accepted; the system lets presentations react to buttons, toggles and links only.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { self }

  /// Accepted; the system lets presentations react to buttons, toggles and links only.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { self }
}
