/// A size that a file of devices gives; an estimate is marked by its name.
public enum DeviceSize: String, Hashable, Sendable, CaseIterable {
  case screen
  /// The compact and the minimal island with the camera.
  case islandWidth = "island.width"
  /// What lies on one side of the camera.
  case islandSide = "island.side"
  case islandHeight = "island.height"
  case islandMinimal = "island.minimal"
  case expandedWidth = "island.expanded.width"
  case expandedHeight = "island.expanded.height"
  case cardWidth = "lockScreen.width"
  case cardHeight = "lockScreen.height"
  /// Pixels a point of a CarPlay screen.
  case scale
  /// What a watch's Smart Stack or CarPlay gives an activity.
  case activity
}
