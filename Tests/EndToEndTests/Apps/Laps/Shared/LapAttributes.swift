import ActivityKit

struct LapAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var laps: Int
    var isFast: Bool
  }

  var runner: String
}
