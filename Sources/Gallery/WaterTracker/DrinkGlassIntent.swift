import ActivityKit
import AppIntents
import Foundation

/// Counts one more glass, and plans the next.
struct DrinkGlassIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Drink a glass"

  func perform() async throws -> some IntentResult {
    for activity in Activity<WaterTrackerAttributes>.activities {
      let attributes = activity.attributes
      var state = activity.content.state
      state.drunk = min(attributes.goal, state.drunk + attributes.glass)
      state.nextGlass = state.drunk < attributes.goal ? .now + 90 * 60 : nil
      await activity.update(
        ActivityContent(state: state, staleDate: state.nextGlass?.addingTimeInterval(30 * 60)))
    }
    return .result()
  }
}
