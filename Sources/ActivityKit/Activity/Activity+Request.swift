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

  /// Schedules an activity, and alerts when it starts; the name of the last parameter is that of the first
  /// betas.
  ///
  /// - Throws: `ActivityAuthorizationError`, or what encoding the attributes or the state throws.
  @discardableResult
  public static func request(
    attributes: Attributes, content: ActivityContent<Activity<Attributes>.ContentState>,
    pushType: PushType? = nil, style: ActivityStyle = .standard, alertConfiguration: AlertConfiguration,
    startDate: Date
  ) throws -> Activity<Attributes> {
    try begin(
      attributes, content, pushType: pushType, style: style, alert: alertConfiguration, start: startDate)
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
    let request = ActivityRequest(
      Attributes.self, attributes: try ActivityCoding.encode(attributes),
      content: try EncodedContent(content),
      pushType: pushType, style: style, alert: alert, start: start)
    let record = try center.start(request, at: now)
    return Activity(id: record.id, attributes: attributes, content: content, center: center)
  }
}
