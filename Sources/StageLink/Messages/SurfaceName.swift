/// The places where presentations show, in the order of the command line and the number keys.
public enum SurfaceName: String, Hashable, Sendable, Codable, CaseIterable {
  case lockScreen = "lock-screen"
  case banner
  case compact
  case minimal
  case minimalDetached = "minimal-detached"
  case expanded
}
