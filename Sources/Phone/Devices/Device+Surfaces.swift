extension Device {
  /// The surfaces that show something on this device, in the order of the command line. An iPad has its Lock Screen
  /// once.
  public var surfaces: [Surface] {
    Surface.drawn.filter { shows($0) && !(kind == .iPad && $0 == .iPad) }
  }

  /// Whether a surface is there: an island only where there is one, and on an iPad the Lock Screen alone. That of an
  /// iPad is there beside every iPhone, see ``host(of:)``.
  public func shows(_ surface: Surface) -> Bool {
    switch surface {
    case .lockScreen, .iPad: true
    case .banner, .standby, .standbyNight: kind == .iPhone
    case .compact, .minimal, .minimalDetached, .expanded: island != nil
    case .alwaysOn: hasAlwaysOn
    // Beside an iPhone, whether it has an island or not.
    case .watch, .carPlay, .mac: kind == .iPhone
    }
  }

  /// The surface itself, or what the system shows in its place: without an island an update comes as a banner,
  /// and an iPad has its Lock Screen.
  public func nearest(to surface: Surface) -> Surface {
    if kind == .iPad { return .lockScreen }
    if shows(surface) { return surface }
    switch surface {
    case .compact, .minimal, .minimalDetached, .expanded: return .banner
    case .lockScreen, .banner, .standby, .standbyNight, .alwaysOn, .watch, .carPlay, .mac, .iPad:
      return .lockScreen
    }
  }

  /// This device, or where it has no Always-On display a built-in iPhone of the same looks that has one; `nil` where
  /// there is none.
  public var withAlwaysOn: Device? {
    if hasAlwaysOn { return self }
    guard kind == .iPhone else { return nil }
    return DeviceLibrary.builtIn.devices.first { $0.hasAlwaysOn && $0.looks(like: self) }
  }

  /// The device that a surface is drawn on: this one, or an iPad for the iPad's Lock Screen.
  public func host(of surface: Surface) -> Device {
    surface == .iPad && kind != .iPad ? .iPad11 : self
  }
}
