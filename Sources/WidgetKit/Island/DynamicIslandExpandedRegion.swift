import SwiftUI

/// A view at one place of the expanded island.
@MainActor @preconcurrency
public struct DynamicIslandExpandedRegion<Content: View> {
  let region: ExpandedRegion

  /// Makes a region. Of the leading and the trailing regions, those of the higher priority get the width.
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: @escaping () -> Content
  ) {
    region = ExpandedRegion(
      position: position.place, priority: priority, margins: DynamicIslandMargins(),
      makeContent: { AnyView(content()) })
  }

  private init(_ region: ExpandedRegion) { self.region = region }

  /// Sets margins, in points, at the edges where the region touches those of the island. Of several calls
  /// for an edge the first one counts.
  public func contentMargins(_ edges: Edge.Set = .all, _ length: Double) -> DynamicIslandExpandedRegion {
    var region = region
    region.margins.set(length, at: edges)
    return DynamicIslandExpandedRegion(region)
  }
}

/// A region of the expanded island, whatever its content.
@MainActor
package struct ExpandedRegion {
  package let position: DynamicIslandExpandedRegionPosition.Place
  package let priority: Double
  /// In place of the island's margins, at the edges that the region touches.
  package fileprivate(set) var margins: DynamicIslandMargins
  fileprivate let makeContent: () -> AnyView

  /// The content. Lowered, it tells in ``BelowIfTooWideKey`` whether it goes below the camera.
  package var content: AnyView { makeContent() }
}
