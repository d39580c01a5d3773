import Phone
import Snapshots
import StageLink

/// What the snapshots of a catalog's frames are called.
struct ShotNames {
  private let activities: [String]
  private let previews: [[String]]
  private let catalog: Catalog

  init(_ catalog: Catalog) {
    self.catalog = catalog
    activities = SnapshotWords(catalog.activities.map(\.name), substitute: "activity").words
    previews = catalog.activities.map { activity in
      SnapshotWords(activity.previews.map(\.name), substitute: "preview").words
    }
  }

  func name(of shot: Shot) -> SnapshotName {
    name(
      activity: shot.activityIndex, preview: shot.previewIndex, state: shot.state,
      surface: shot.preview.kind == .view ? nil : shot.surface)
  }

  private func name(activity: Int, preview: Int, state: Int, surface: SurfaceName?) -> SnapshotName {
    SnapshotName(
      activity: activities[activity], preview: previews[activity][preview], state: state + 1,
      surface: surface?.rawValue ?? "view")
  }

  /// Hashes of the names of all frames that can be drawn, whatever was selected: much smaller than they.
  var allHashes: Set<UInt64> {
    var hashes: Set<UInt64> = []
    for (index, activity) in catalog.activities.enumerated() {
      for (number, preview) in activity.previews.enumerated() {
        let surfaces = preview.kind == .view ? [nil] : SurfaceName.allCases.map(Optional.some)
        for state in 0..<preview.stateCount {
          for surface in surfaces {
            hashes.insert(name(activity: index, preview: number, state: state, surface: surface).stableHash)
          }
        }
      }
    }
    return hashes
  }
}
