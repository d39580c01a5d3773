/// Where a region of the expanded island is.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  package enum Place: Sendable {
    case leading
    case trailing
    case center
    case bottom
  }

  package let place: Place

  /// Beside the camera and below, at the leading edge.
  public static let leading = DynamicIslandExpandedRegionPosition(place: .leading)
  /// Beside the camera and below, at the trailing edge.
  public static let trailing = DynamicIslandExpandedRegionPosition(place: .trailing)
  /// Below the camera.
  public static let center = DynamicIslandExpandedRegionPosition(place: .center)
  /// Below all others.
  public static let bottom = DynamicIslandExpandedRegionPosition(place: .bottom)
}
