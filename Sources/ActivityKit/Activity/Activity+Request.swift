extension Activity {
  /// Starts an activity.
  ///
  /// - Throws: `ActivityAuthorizationError`, or what encoding the attributes or the state throws.
  @discardableResult
  public static func request(
    attributes: Attributes, content: ActivityContent<Activity<Attributes>.ContentState>,
    pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    try begin(attributes, content, pushType: pushType)
  }

  /// Starts an activity that stays in a way of its own.
  ///
  /// - Throws: `ActivityAuthorizationError`, or what encoding the attributes or the state throws.
  @discardableResult
  public static func request(
    attributes: Attributes, content: ActivityContent<Activity<Attributes>.ContentState>,
    pushType: PushType? = nil, style: ActivityStyle
  ) throws -> Activity<Attributes> {
    try begin(attributes, content, pushType: pushType, style: style)
  }

  /// Schedules an activity, and alerts when it starts.
  ///
  /// - Throws: `ActivityAuthorizationError`, or what encoding the attributes or the state throws.
  @discardableResult
  public static func request(
    attributes: Attributes, content: ActivityContent<Activity<Attributes>.ContentState>,
    pushType: PushType? = nil, style: ActivityStyle = .standard, alertConfiguration: AlertConfiguration,
    start: Date
  ) throws -> Activity<Attributes> {
    try begin(
      attributes, content, pushType: pushType, style: style, alert: alertConfiguration, start: start)
  }

  /// Starts an activity without a stale date.
  ///
  /// - Throws: `ActivityAuthorizationError`, or what encoding the attributes or the state throws.
  @discardableResult
  public static func request(
    attributes: Attributes, contentState: Activity<Attributes>.ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    try begin(attributes, ActivityContent(state: contentState, staleDate: nil), pushType: pushType)
  }

  package static func begin(
    _ attributes: Attributes, _ content: ActivityContent<Attributes.ContentState>,
    pushType: PushType? = nil, style: ActivityStyle = .standard, alert: AlertConfiguration? = nil,
    start: Date? = nil, in center: ActivityCenter = .shared
  ) throws -> Activity<Attributes> {
    let now = Date.now
    center.advance(to: now)
    let encoded = try EncodedContent(content)
    let record = ActivityRecord(
      id: UUID().uuidString, attributesType: Attributes.self,
      attributes: try ActivityCoding.encode(attributes), contentState: encoded.state,
      staleDate: encoded.staleDate, relevanceScore: encoded.relevanceScore, state: .active,
      pushType: pushType, style: style, startDate: start ?? now)
    try center.start(record, alert: alert, at: now)
    return Activity(id: record.id, attributes: attributes, content: content, center: center)
  }
}
