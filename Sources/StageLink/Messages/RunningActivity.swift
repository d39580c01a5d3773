/// A running activity on its way from one stage to the next.
public struct RunningActivity: Hashable, Sendable, Codable {
  /// Its identifier.
  public var id: String
  /// All of it as JSON, which the stages alone read.
  public var json: String
  /// The activity, the preview and the state that it was started from, by position; empty for one that code
  /// started.
  public var source: [Int]

  public init(id: String, json: String, source: [Int]) {
    self.id = id
    self.json = json
    self.source = source
  }
}
