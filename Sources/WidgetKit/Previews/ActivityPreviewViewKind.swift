/// The presentation that a preview begins with.
public enum ActivityPreviewViewKind: Hashable, Sendable {
  /// A presentation in the Dynamic Island.
  public enum DynamicIslandPreviewViewState: Hashable, Sendable {
    case compact
    case expanded
    case minimal
  }

  /// The Lock Screen.
  case content
  /// The Dynamic Island.
  case dynamicIsland(DynamicIslandPreviewViewState)
}
