/// The state of an activity, and when and how prominently it is to be shown.
public struct ActivityContent<State> where State: Decodable, State: Encodable, State: Hashable {
  /// The changing part of the content.
  public var state: State
  /// When the content is out of date and the activity becomes `ActivityState.stale`.
  public var staleDate: Date?
  /// How important the activity is among those of the same app, relative to their scores.
  public var relevanceScore: Double

  /// Makes content out of a state. Without a stale date it never becomes stale.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0.0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}

extension ActivityContent: Sendable where State: Sendable {}

extension ActivityContent: CustomStringConvertible {
  public var description: String {
    "ActivityContent(state: \(state), staleDate: \(staleDate.map(String.init(describing:)) ?? "none"), "
      + "relevanceScore: \(relevanceScore))"
  }
}
