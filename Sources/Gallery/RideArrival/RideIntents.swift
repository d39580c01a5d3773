import ActivityKit
import AppIntents
import Foundation

/// Tells the driver that the passenger is on the way to the kerb.
struct ComingDownIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "I'm coming"

  func perform() async throws -> some IntentResult {
    for activity in Activity<RideArrivalAttributes>.activities
    where activity.content.state.phase == .waiting {
      var state = activity.content.state
      state.arrival += 60
      await activity.update(ActivityContent(state: state, staleDate: state.arrival))
    }
    return .result()
  }
}

/// Calls the car off while it is not there yet.
struct CancelRideIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Cancel ride"

  func perform() async throws -> some IntentResult {
    for activity in Activity<RideArrivalAttributes>.activities
    where activity.content.state.phase == .coming {
      await activity.end(nil, dismissalPolicy: .immediate)
    }
    return .result()
  }
}
