import ActivityKit
import Foundation

/// One run, from the first step to the stretch.
struct RunWorkoutAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    /// When the run would have begun had there been no pause.
    var start: Date
    var pausedAt: Date?
    var isFinished = false
    var kilometres: Double
    var heartRate: Int
    /// Seconds for the last kilometre.
    var pace: Int
    var kilocalories: Int
  }

  var plan: String
  var goal: Double
  var restingHeartRate: Int
  var maximumHeartRate: Int
}

extension RunWorkoutAttributes {
  static let preview = RunWorkoutAttributes(
    plan: "Tempo run, 8 km", goal: 8, restingHeartRate: 60, maximumHeartRate: 190)
}

extension RunWorkoutAttributes.ContentState {
  static var warmUp: Self {
    Self(start: .now - 4 * 60 - 20, kilometres: 0.68, heartRate: 121, pace: 383, kilocalories: 47)
  }

  static var tempo: Self {
    Self(start: .now - 26 * 60 - 5, kilometres: 5.12, heartRate: 168, pace: 289, kilocalories: 362)
  }

  static var paused: Self {
    Self(
      start: .now - 31 * 60, pausedAt: .now - 40, kilometres: 6.04, heartRate: 138, pace: 301,
      kilocalories: 428)
  }

  static var finished: Self {
    Self(
      start: .now - 40 * 60 - 18, pausedAt: .now, isFinished: true, kilometres: 8.01, heartRate: 149,
      pace: 284, kilocalories: 566)
  }
}
