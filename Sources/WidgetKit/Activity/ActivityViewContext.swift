import ActivityKit

/// What the views of a Live Activity are made from.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  /// The identifier of the activity.
  public let activityID: String
  /// What does not change as long as the activity lives.
  public let attributes: Attributes
  /// What its newest content says.
  public let state: Attributes.ContentState
  /// Whether that is out of date.
  public let isStale: Bool

  package init(activityID: String, attributes: Attributes, state: Attributes.ContentState, isStale: Bool) {
    self.activityID = activityID
    self.attributes = attributes
    self.state = state
    self.isStale = isStale
  }
}
