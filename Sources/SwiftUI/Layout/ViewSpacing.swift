import Foundation

/// How far a view wants to be from its neighbours: 8 points, and nothing beside a spacer.
public struct ViewSpacing: Sendable {
  private var distance: CGFloat

  public static let zero = ViewSpacing(distance: 0)

  public init() {
    distance = 8
  }

  private init(distance: CGFloat) {
    self.distance = distance
  }

  /// The distance in points that both of two neighbours are content with.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    min(distance, next.distance)
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    ViewSpacing(distance: max(distance, other.distance))
  }

  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    self = union(other, edges: edges)
  }
}
