/// The content of an activity as it travels: the state is JSON.
package struct EncodedContent: Equatable, Sendable {
  package var state: Data
  package var staleDate: Date?
  package var relevanceScore: Double

  package init(state: Data, staleDate: Date? = nil, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }

  /// - Throws: What the state's `encode(to:)` throws, or what its `init(from:)` makes of the outcome:
  ///   content that cannot be read back would never be drawn.
  init<State>(_ content: ActivityContent<State>) throws {
    state = try ActivityCoding.encode(content.state)
    staleDate = content.staleDate
    relevanceScore = content.relevanceScore
  }
}
