/// Which activity, preview, state and surface to show.
public struct StageSelection: Hashable, Sendable, Codable {
  public var activity: Choice
  public var preview: Choice
  /// By number; a state has no name.
  public var state: Choice
  /// Empty: the preview's own surface.
  public var surfaces: [SurfaceName]

  public init(
    activity: Choice = .first, preview: Choice = .first, state: Choice = .first,
    surfaces: [SurfaceName] = []
  ) {
    self.activity = activity
    self.preview = preview
    self.state = state
    self.surfaces = surfaces
  }
}
