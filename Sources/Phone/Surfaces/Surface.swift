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

  /// Whether other apps' activities are shown with the card, or in a Mac's menu bar.
  public var showsOthers: Bool { self == .lockScreen || self == .alwaysOn || self == .iPad || self == .mac }

  /// Whether a tap on it shows more of the activity, without it being an island.
  var opensByTap: Bool { isStandBy || self == .mac }

  /// The kind of screen beside an iPhone that it is on; `nil` on others.
  public var companion: CompanionScreen.Kind? {
    switch self {
    case .watch: .watch
    case .carPlay: .carPlay
    case .lockScreen, .banner, .compact, .minimal, .minimalDetached, .expanded, .standby, .standbyNight,
      .alwaysOn, .mac, .iPad:
      nil
    }
  }

  /// Whether it is on the iPhone or iPad itself.
  var isOnDevice: Bool { companion == nil && self != .mac }

  /// Whether a long press can expand what is shown here.
  public var isCollapsedIsland: Bool {
    switch self {
    case .compact, .minimal, .minimalDetached: true
    case .lockScreen, .banner, .expanded, .standby, .standbyNight, .alwaysOn, .watch, .carPlay, .mac, .iPad:
      false
    }
  }
}
