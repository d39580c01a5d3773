import Cells

/// A place where the system shows an activity.
public enum Surface: String, Hashable, Sendable, CaseIterable, Codable {
  case lockScreen = "lock-screen"
  case banner
  case compact
  case minimal
  case minimalDetached = "minimal-detached"
  case expanded

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

  /// Whether the phone is unlocked here.
  public var isOnHomeScreen: Bool { self != .lockScreen }

  /// What the app supplies for it.
  public var presentations: [Presentation] {
    switch self {
    case .lockScreen, .banner: [.lockScreen]
    case .compact: [.compactLeading, .compactTrailing]
    case .minimal, .minimalDetached: [.minimal]
    case .expanded: [.expanded]
    }
  }
}
