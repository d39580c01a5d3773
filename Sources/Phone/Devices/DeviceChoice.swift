/// What `--device` means: an iPhone or iPad, or a screen beside an iPhone that shows its activities.
public struct DeviceChoice: Hashable, Sendable {
  /// Where the activities run.
  public var device: Device
  /// The watch or the CarPlay screen that was asked for; `nil` where the device itself was.
  public var screen: CompanionScreen?

  /// - Parameter screen: A watch or a CarPlay screen in place of the device's own.
  public init(_ device: Device, beside screen: CompanionScreen? = nil) {
    self.device = device
    self.screen = screen
  }

  /// The name of what was asked for.
  public var name: String { screen?.name ?? device.name }

  /// The surfaces that it shows, in the order of the command line.
  public var surfaces: [Surface] { screen.map { [$0.kind.surface] } ?? device.surfaces }

  /// Whether a surface is there: of a watch its Smart Stack alone, of a CarPlay screen the Dashboard.
  public func shows(_ surface: Surface) -> Bool {
    screen.map { $0.kind.surface == surface } ?? device.shows(surface)
  }

  /// The surface itself, or what the system shows in its place.
  public func nearest(to surface: Surface) -> Surface {
    screen?.kind.surface ?? device.nearest(to: surface)
  }

  /// Why it does not show a surface, and what it shows, for a message.
  ///
  /// - Parameter surface: One that it does not show.
  public func refusal(of surface: Surface) -> String {
    let why =
      switch (screen?.kind, device.kind, surface) {
      case (.watch, _, _): "shows activities in its Smart Stack alone"
      case (.carPlay, _, _): "shows activities on the Dashboard alone"
      case (nil, .iPad, _): "shows activities on its Lock Screen alone"
      case (nil, .iPhone, .alwaysOn): "has no Always-On display"
      case (nil, .iPhone, _): "has no Dynamic Island"
      }
    return "\(name) \(why); there is \(surfaces.map(\.rawValue).joined(separator: ", "))"
  }
}
