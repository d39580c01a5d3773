import ActivityKit
import Observation

@MainActor
@Observable
final class Race {
  var runner = "Ada"
  var laps = 0
  var isFast = false
  private var activity: Activity<LapAttributes>?

  var state: LapAttributes.ContentState { .init(laps: laps, isFast: isFast) }

  func begin() {
    activity = try? Activity.request(
      attributes: LapAttributes(runner: runner), content: ActivityContent(state: state, staleDate: nil))
  }

  func share() async { await activity?.update(ActivityContent(state: state, staleDate: nil)) }
}
