import ActivityKit
import AppIntents
import Foundation

/// Stops the watch of a run, or lets it go on.
struct PauseRunIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Pause or resume run"

  @Parameter(title: "Pause")
  var pauses: Bool

  init() {}

  init(pauses: Bool) {
    self.pauses = pauses
  }

  func perform() async throws -> some IntentResult {
    for activity in Activity<RunWorkoutAttributes>.activities {
      var state = activity.content.state
      if pauses {
        state.pausedAt = .now
      } else if let pausedAt = state.pausedAt {
        // What was spent standing does not count.
        state.start += Date.now.timeIntervalSince(pausedAt)
        state.pausedAt = nil
      }
      await activity.update(ActivityContent(state: state, staleDate: nil, relevanceScore: 100))
    }
    return .result()
  }
}
