import ActivityKit
import Foundation

/// What the system shows where, of the activities that there are.
///
/// By Apple's articles and guidelines: the island shows the activity with the highest relevance of an app, the
/// first started of equals; two apps share it, the one whose activity started first attached to the camera and
/// the other detached. The Lock Screen has an app's activities by falling relevance. Where Apple says nothing,
/// apps come in the order in which they started.
struct LiveArrangement: Equatable {
  /// Identifiers of activities.
  enum Island: Equatable {
    case empty
    case compact(String)
    case minimal(attached: String, detached: String)

    var ids: [String] {
      switch self {
      case .empty: []
      case .compact(let id): [id]
      case .minimal(let attached, let detached): [attached, detached]
      }
    }
  }

  var island = Island.empty
  /// From the top.
  var lockScreen: [String] = []
  /// Those that the island would show if their app were not in front.
  var hidden: [String] = []

  /// - Parameter foregroundApp: its activities are not shown in the island.
  init(_ records: [ActivityRecord], foregroundApp: String?) {
    let shown = records.enumerated().filter { $0.element.isPresented }.sorted {
      ($0.element.startDate, $0.offset) < ($1.element.startDate, $1.offset)
    }.map(\.element)
    let apps = Self.byApp(shown.filter { $0.isOngoing || $0.state == .ended })
    lockScreen = apps.flatMap { $0.map(\.id) }
    let ongoing = Self.byApp(shown.filter(\.isOngoing))
    hidden = ongoing.flatMap { $0 }.filter { $0.app == foregroundApp }.map(\.id)
    let first = ongoing.compactMap(\.first).filter { $0.app != foregroundApp }.map(\.id)
    switch first.count {
    case 0: break
    case 1: island = .compact(first[0])
    default: island = .minimal(attached: first[0], detached: first[1])
    }
  }

  /// Records that are sorted by their start, those of an app together and by falling relevance.
  private static func byApp(_ records: [ActivityRecord]) -> [[ActivityRecord]] {
    var names: [String] = []
    for record in records where !names.contains(record.app) { names.append(record.app) }
    return names.map { name in
      records.filter { $0.app == name }.enumerated().sorted {
        ($1.element.relevanceScore, $0.offset) < ($0.element.relevanceScore, $1.offset)
      }.map(\.element)
    }
  }
}
