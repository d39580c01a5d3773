import ActivityKit
import Foundation
import StageLink

/// The running activities as a phone shows them.
@MainActor
struct LivePhone {
  /// One that is there: pending, on the phone, or over and not dismissed.
  struct Entry {
    var record: ActivityRecord
    /// Shows the record in the state ``state``, and the states of its preview in others.
    var preview: CatalogPreview
    /// Where it was started; `nil` for one that code started.
    var source: LiveSource?

    var state: Int { source?.state ?? 0 }
  }

  /// In the order in which they were asked for.
  var entries: [Entry] = []
  var arrangement = LiveArrangement([], foregroundApp: nil)
  /// The one that keys act on.
  var chosenID: String?

  var chosen: Entry? { chosenID.flatMap(entry) }

  func entry(_ id: String) -> Entry? { entries.first { $0.record.id == id } }

  /// The activity that is meant by a surface: one that it shows, the chosen one before others.
  func entry(on surface: Surface) -> Entry? {
    let ids: [String] =
      switch surface {
      case .compact, .minimal, .minimalDetached, .expanded: arrangement.island.ids
      default: arrangement.lockScreen
      }
    return ids.contains { $0 == chosenID } ? chosen : ids.first.flatMap(entry)
  }
}

extension Catalog {
  /// A preview that shows a running activity.
  @MainActor
  func preview(of record: ActivityRecord, from source: LiveSource?) -> CatalogPreview {
    let origin = source.flatMap { source -> CatalogPreview? in
      guard activities.indices.contains(source.activity),
        activities[source.activity].previews.indices.contains(source.preview)
      else { return nil }
      return activities[source.activity].previews[source.preview]
    }
    let shown = source?.state ?? 0
    let show = present(record)
    return CatalogPreview(
      name: origin?.name ?? record.name, kind: origin?.kind ?? .activity(.compact),
      stateCount: origin?.stateCount ?? 1, encode: origin?.encode
    ) { presentation, state, setting in
      state == shown ? show(presentation, setting) : origin?.present(presentation, state, setting)
    }
  }
}
