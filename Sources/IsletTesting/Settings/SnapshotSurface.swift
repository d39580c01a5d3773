import Phone
import StageLink

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
  /// The Lock Screen presentation over the whole screen of an iPhone that lies and charges.
  case standby
  /// The same in the dark: red.
  case standbyNight = "standby-night"
  /// The dimmed Lock Screen of an iPhone that sleeps; not every device has it.
  case alwaysOn = "always-on"
  /// The card in the Smart Stack of an Apple Watch.
  case watch
  /// The card on CarPlay's Dashboard.
  case carPlay = "carplay"
  /// The island in a Mac's menu bar, and expanded below it.
  case mac
  /// The card on the Lock Screen of an iPad.
  case iPad = "ipad"

  /// Those of an iPhone in the hand: what is compared where nothing else is asked for.
  public static let usual: [SnapshotSurface] = allCases.filter { SurfaceName.usual.contains(Surface($0)) }
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
      case .standby: .standby
      case .standbyNight: .standbyNight
      case .alwaysOn: .alwaysOn
      case .watch: .watch
      case .carPlay: .carPlay
      case .mac: .mac
      case .iPad: .iPad
      }
  }
}
