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
    case .standby: "StandBy"
    case .standbyNight: "StandBy, night"
    case .alwaysOn: "Always-On"
    case .watch: "Smart Stack"
    case .carPlay: "CarPlay"
    case .mac: "Mac menu bar"
    case .iPad: "iPad Lock Screen"
    }
  }

  /// Whether it is StandBy: the iPhone lies and charges.
  var isStandBy: Bool { self == .standby || self == .standbyNight }

  /// Whether other apps' activities are shown with the card.
  public var showsOthers: Bool { self == .lockScreen || self == .alwaysOn || self == .iPad }

  /// Whether a long press can expand what is shown here.
  public var isCollapsedIsland: Bool {
    switch self {
    case .compact, .minimal, .minimalDetached: true
    case .lockScreen, .banner, .expanded, .standby, .standbyNight, .alwaysOn, .watch, .carPlay, .mac, .iPad:
      false
    }
  }
}
