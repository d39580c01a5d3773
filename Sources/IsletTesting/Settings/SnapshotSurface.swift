import Phone

/// A place where the system shows a Live Activity, named as `islet snapshot --surface` names it.
public enum SnapshotSurface: String, Hashable, Sendable, CaseIterable {
  /// The card on the Lock Screen.
  case lockScreen = "lock-screen"
  /// The card that an alert shows on a device without a Dynamic Island.
  case banner
  /// The Dynamic Island with both sides of the camera.
  case compact
  /// The Dynamic Island shared with another app's activity, attached to the camera.
  case minimal
  /// The same in the circle by itself.
  case minimalDetached = "minimal-detached"
  /// The Dynamic Island after a long press.
  case expanded
}

extension Surface {
  init(_ surface: SnapshotSurface) {
    self =
      switch surface {
      case .lockScreen: .lockScreen
      case .banner: .banner
      case .compact: .compact
      case .minimal: .minimal
      case .minimalDetached: .minimalDetached
      case .expanded: .expanded
      }
  }
}
