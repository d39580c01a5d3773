import ActivityKit
import Foundation

/// A day's water, glass by glass.
struct WaterTrackerAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    /// What has been drunk today, in millilitres.
    var drunk: Int
    /// When the next glass is due; nothing once the goal is reached.
    var nextGlass: Date?
  }

  /// The day's goal, in millilitres.
  var goal: Int
  /// One glass, in millilitres.
  var glass: Int
}

extension WaterTrackerAttributes {
  var glasses: Int { goal / glass }

  static var preview: WaterTrackerAttributes {
    WaterTrackerAttributes(goal: 2_000, glass: 250)
  }
}

extension WaterTrackerAttributes.ContentState {
  static var morning: Self { Self(drunk: 250, nextGlass: .now + 75 * 60) }
  static var afternoon: Self { Self(drunk: 1_250, nextGlass: .now + 24 * 60) }
  static var overdue: Self { Self(drunk: 1_500, nextGlass: .now - 12 * 60) }
  static var done: Self { Self(drunk: 2_000, nextGlass: nil) }
}
