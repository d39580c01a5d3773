extension Device {
  /// The surfaces that show something on this device, in the order of the command line.
  public var surfaces: [Surface] { Surface.drawn.filter(shows) }

  /// Whether a surface is there: an island only where there is one, and on an iPad the Lock Screen alone.
  public func shows(_ surface: Surface) -> Bool {
    switch surface {
    case .lockScreen: true
    case .banner: kind == .iPhone
    case .compact, .minimal, .minimalDetached, .expanded: island != nil
    case .standby, .standbyNight, .alwaysOn, .iPad: false
    case .watch, .carPlay, .mac: false
    }
  }

  /// The surface itself, or what the system shows in its place: without an island an update comes as a banner,
  /// and an iPad has its Lock Screen.
  public func nearest(to surface: Surface) -> Surface {
    if shows(surface) { return surface }
    switch surface {
    case .compact, .minimal, .minimalDetached, .expanded: return shows(.banner) ? .banner : .lockScreen
    case .lockScreen, .banner, .standby, .standbyNight, .alwaysOn, .watch, .carPlay, .mac, .iPad:
      return .lockScreen
    }
  }
}
