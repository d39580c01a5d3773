/// The places where presentations show, in the order of the command line and the number keys.
public enum SurfaceName: String, Hashable, Sendable, Codable, CaseIterable {
  case lockScreen = "lock-screen"
  case banner
  case compact
  case minimal
  case minimalDetached = "minimal-detached"
  case expanded
  case standby
  case standbyNight = "standby-night"
  case alwaysOn = "always-on"
  case watch
  case carPlay = "carplay"
  case mac
  case iPad = "ipad"

  /// Those that can be asked for: all that are drawn. The names of the others are kept for them.
  public static let drawn: [SurfaceName] = allCases.filter(\.isDrawn)

  /// Those of an iPhone in the hand: what snapshots are taken of where nothing else is asked for.
  public static let usual: [SurfaceName] = [
    .lockScreen, .banner, .compact, .minimal, .minimalDetached, .expanded,
  ]

  /// Whether there is a drawing of it.
  public var isDrawn: Bool {
    switch self {
    case .lockScreen, .banner, .compact, .minimal, .minimalDetached, .expanded: true
    case .standby, .standbyNight, .alwaysOn, .iPad: true
    case .watch, .carPlay, .mac: true
    }
  }
}
