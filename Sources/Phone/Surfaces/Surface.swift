import StageLink

/// A place where the system shows an activity.
public typealias Surface = SurfaceName

extension SurfaceName {
  /// What people call it.
  public var title: String {
    switch self {
    case .lockScreen: "Lock Screen"
    case .banner: "Banner"
    case .compact: "Island, compact"
    case .minimal: "Island, minimal"
    case .minimalDetached: "Island, detached"
    case .expanded: "Island, expanded"
    }
  }

  /// Whether a long press can expand what is shown here.
  public var isCollapsedIsland: Bool {
    switch self {
    case .compact, .minimal, .minimalDetached: true
    case .lockScreen, .banner, .expanded: false
    }
  }
}
