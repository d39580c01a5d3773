import ActivityKit

/// The extension's own copy of the type; it knows more than the app says.
struct TwinAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var count: Int
    var note: String?
  }

  var name: String
}
