import BoxLayout
import SwiftUI
import WidgetKit

/// The regions of an expanded island as one view, margins included.
struct ExpandedIslandView: PrimitiveView {
  let island: DynamicIsland
  let device: Device

  static func _lower(_ view: Self, into lowering: inout _Lowering) {
    let metrics = lowering.metrics
    let own = view.island.margins(for: .expanded)
    let margins = EdgeInsets(
      top: own.top ?? Self.margin(.top, metrics), leading: own.leading ?? Self.margin(.leading, metrics),
      bottom: own.bottom ?? Self.margin(.bottom, metrics),
      trailing: own.trailing ?? Self.margin(.trailing, metrics))
    let outer = lowering.environment.fields.containerCornerRadius
    lowering.environment.fields.containerCornerRadius = max(
      0, outer - min(margins.top, margins.leading, margins.bottom, margins.trailing))
    defer { lowering.environment.fields.containerCornerRadius = outer }
    let start = lowering.roots.count
    var items: [ExpandedIsland.Item] = []
    for region in view.island.expandedRegions {
      let first = lowering.roots.count
      let saved = lowering.preferences
      lowering.preferences = PreferenceValues()
      lowering.lower(region.content)
      let isBelow = lowering.preferences[BelowIfTooWideKey.self]
      lowering.preferences = saved
      let column = ExpandedIsland.Column(region.position)
      let insets = Self.insets(of: region, margins).insets(metrics)
      for index in first..<lowering.roots.count {
        if insets != .zero { lowering.roots[index] = lowering.tree.padding(lowering.roots[index], insets) }
        items.append(.init(column, priority: region.priority, isBelowIfTooWide: isBelow))
      }
      lowering.note(.group(Self.name(of: region.position)), from: first)
    }
    let camera = Self.camera(view.device, metrics)
    let insets = margins.insets(metrics)
    let height = metrics.unit == .points ? metrics.vertical(160) : DeviceCells.phoneCardRows.upperBound
    lowering.gather(from: start) { tree, children in
      let layout = ExpandedIsland(
        items: items, cameraWidth: camera.width,
        centerTop: max(0, camera.height - metrics.vertical(margins.top)),
        gap: metrics.spacing(8, along: .horizontal), lineGap: metrics.spacing(8, along: .vertical),
        heightLimit: height - insets.top - insets.bottom)
      return tree.padding(tree.arranged(layout, children), insets)
    }
  }

  private static func name(of place: DynamicIslandExpandedRegionPosition.Place) -> String {
    switch place {
    case .leading: "Leading"
    case .center: "Center"
    case .trailing: "Trailing"
    case .bottom: "Bottom"
    }
  }

  /// What a region's own margins add to the island's, at the edges that it touches.
  private static func insets(of region: ExpandedRegion, _ margins: EdgeInsets) -> EdgeInsets {
    let own = region.margins
    var insets = EdgeInsets()
    let place = region.position
    if place != .bottom, let top = own.top { insets.top = top - margins.top }
    if place != .trailing, place != .center, let leading = own.leading {
      insets.leading = leading - margins.leading
    }
    if place != .leading, place != .center, let trailing = own.trailing {
      insets.trailing = trailing - margins.trailing
    }
    if place != .center, let bottom = own.bottom { insets.bottom = bottom - margins.bottom }
    return insets
  }

  /// The island's margins in points. Apple does not publish them: in cells they are two columns and one
  /// row, in points those of OpenSwiftUI's preview.
  private static func margin(_ edge: Edge, _ metrics: Metrics) -> Double {
    guard metrics.unit == .cells else { return 12 }
    return 16
  }

  /// What the camera takes: in cells what the island has beyond its sides and two rows, in points the
  /// notch of OpenSwiftUI's preview.
  private static func camera(_ device: Device, _ metrics: Metrics) -> BoxSize {
    if metrics.unit == .points {
      return BoxSize(width: metrics.horizontal(126), height: metrics.vertical(37))
    }
    return BoxSize(width: DeviceCells(device).island?.sensorColumns ?? 0, height: 2)
  }
}

extension ExpandedIsland.Column {
  init(_ place: DynamicIslandExpandedRegionPosition.Place) {
    self =
      switch place {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      case .bottom: .bottom
      }
  }
}
