import ActivityKit

/// The app's own copy of the type: the extension has another, as in projects where a file is in no target of both.
struct TwinAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var count: Int
  }

  var name: String
}
