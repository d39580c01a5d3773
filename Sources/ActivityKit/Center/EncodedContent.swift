/// The content of an activity as it travels: the state is JSON.
struct EncodedContent: Sendable {
  var state: Data
  var staleDate: Date?
  var relevanceScore: Double

  /// - Throws: What the state's `encode(to:)` throws, or what its `init(from:)` makes of the outcome:
  ///   content that cannot be read back would never be drawn.
  init<State>(_ content: ActivityContent<State>) throws {
    state = try ActivityCoding.encode(content.state)
    staleDate = content.staleDate
    relevanceScore = content.relevanceScore
  }
}
