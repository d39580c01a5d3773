import ActivityKit
import Foundation

/// What a key does to a running activity. The session only says it: the owner of the activities does it, and
/// hands what has become of them to the session.
public struct LifeStep: Sendable {
  package enum Action: Sendable {
    /// `nil`: from no preview.
    case start(ActivityRequest, from: LiveSource?)
    case update(String, EncodedContent, AlertConfiguration?)
    case end(String, ActivityUIDismissalPolicy, EncodedContent? = nil)
    /// Swiped off the Lock Screen.
    case dismiss(String)
    case lock
    /// The expanded island was left.
    case collapse(String)
    case settings(ActivitySettings)
  }

  package let action: Action

  /// Does it.
  ///
  /// - Returns: The activity that was started, and from where.
  @discardableResult
  package func carryOut(in center: ActivityCenter, at now: Date) -> [String: LiveSource] {
    ActivityOrigin.$current.withValue(.person) {
      switch action {
      case .start(let request, let source):
        // A refusal stands in the trace.
        guard let record = try? center.start(request, at: now), let source else { return [:] }
        return [record.id: source]
      case .update(let id, let content, let alert): center.update(id, content: content, alert: alert, at: now)
      case .end(let id, let policy, let content): center.end(id, content: content, policy: policy, at: now)
      case .dismiss(let id): center.dismiss(id, at: now)
      case .lock: center.deviceWasLocked(at: now)
      case .collapse(let id): center.islandWasCollapsed(id, at: now)
      case .settings(let settings): center.settings = settings
      }
      return [:]
    }
  }
}

/// The preview that an activity was started from, by positions in the catalog.
package struct LiveSource: Equatable, Sendable {
  package var activity: Int
  package var preview: Int
  /// The state that was shown last.
  package var state: Int
}
