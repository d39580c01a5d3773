import SwiftUI

/// Where a view in a region goes that is wider than the room beside the camera.
public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
  package let isBelowIfTooWide: Bool

  /// It stays beside the camera and is narrowed.
  public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(isBelowIfTooWide: false)
  /// It goes below the camera.
  public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(isBelowIfTooWide: true)
}

/// Whether something in a region goes below the camera if it is too wide.
package struct BelowIfTooWideKey: PreferenceKey {
  package static var defaultValue: Bool { false }

  package static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

nonisolated extension View {
  /// Says where the view goes if it is wider than the room beside the camera.
  public func dynamicIsland(
    verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
  ) -> some View {
    telling(BelowIfTooWideKey.self, verticalPlacement.isBelowIfTooWide) { _ in
      ["verticalPlacement: \(verticalPlacement.isBelowIfTooWide ? ".belowIfTooWide" : ".default")"]
    }
  }
}
