import Foundation
import SwiftUI

/// What a Live Activity shows in the Dynamic Island.
@MainActor @preconcurrency
public struct DynamicIsland {
  private let makeExpanded: () -> [ExpandedRegion]
  private let makeCompactLeading: () -> AnyView
  private let makeCompactTrailing: () -> AnyView
  private let makeMinimal: () -> AnyView
  private var margins: [DynamicIslandMode: DynamicIslandMargins] = [:]

  /// What a tap on the island opens.
  package private(set) var url: URL?
  /// The colour of the island's edge, which is seen on a dark background.
  package private(set) var keyline: Color?

  /// Makes the presentations.
  public init<Expanded: View, CompactLeading: View, CompactTrailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: @escaping () -> CompactLeading,
    @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {
    makeExpanded = { expanded().regions }
    makeCompactLeading = { AnyView(compactLeading()) }
    makeCompactTrailing = { AnyView(compactTrailing()) }
    makeMinimal = { AnyView(minimal()) }
  }

  /// Sets what a tap on the island opens.
  public func widgetURL(_ url: URL?) -> DynamicIsland {
    var island = self
    island.url = url
    return island
  }

  /// Colours the edge of the island.
  public func keylineTint(_ color: Color?) -> DynamicIsland {
    var island = self
    island.keyline = color
    return island
  }

  /// Sets margins, in points. Of several calls for an edge the first one counts.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
  ) -> DynamicIsland {
    var island = self
    island.margins[mode, default: DynamicIslandMargins()].set(length, at: edges)
    return island
  }
}

extension DynamicIsland {
  /// What stands left of the camera.
  package var compactLeading: AnyView { makeCompactLeading() }
  /// What stands right of the camera.
  package var compactTrailing: AnyView { makeCompactTrailing() }
  /// What is shown beside another app's activity.
  package var minimal: AnyView { makeMinimal() }
  /// The regions of the expanded island, in the order in which they are written. Several may have the
  /// same position; they stand one under another.
  package var expandedRegions: [ExpandedRegion] { makeExpanded() }

  /// The margins of a mode that were set; the others are the system's.
  package func margins(for mode: DynamicIslandMode) -> DynamicIslandMargins {
    margins[mode] ?? DynamicIslandMargins()
  }
}
