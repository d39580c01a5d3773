extension Activity {
  /// Replaces the content.
  public func update(_ content: ActivityContent<Activity<Attributes>.ContentState>) async {
    replace(content)
  }

  /// Replaces the content and draws attention to it.
  public func update(
    _ content: ActivityContent<Activity<Attributes>.ContentState>,
    alertConfiguration: AlertConfiguration? = nil
  ) async {
    replace(content, alert: alertConfiguration)
  }

  /// Replaces the content, unless that of a later time is there already.
  public func update(
    _ content: ActivityContent<Activity<Attributes>.ContentState>,
    alertConfiguration: AlertConfiguration? = nil, timestamp: Date
  ) async {
    replace(content, alert: alertConfiguration, timestamp: timestamp)
  }

  /// Replaces the changing part of the content.
  public func update(
    using contentState: Activity<Attributes>.ContentState, alertConfiguration: AlertConfiguration? = nil
  ) async {
    replace(ActivityContent(state: contentState, staleDate: nil), alert: alertConfiguration)
  }

  /// Ends the activity, with last content if there is some.
  public func end(
    _ content: ActivityContent<Activity<Attributes>.ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    finish(content, policy: dismissalPolicy)
  }

  /// Ends the activity, with last content unless that of a later time is there already.
  public func end(
    _ content: ActivityContent<Activity<Attributes>.ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default, timestamp: Date
  ) async {
    finish(content, policy: dismissalPolicy, timestamp: timestamp)
  }

  /// Ends the activity, with a last state if there is one.
  public func end(
    using contentState: Activity<Attributes>.ContentState? = nil,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    finish(contentState.map { ActivityContent(state: $0, staleDate: nil) }, policy: dismissalPolicy)
  }

  /// Content that cannot be encoded is not shown, as on a device, where nobody is told; here the trace tells.
  private func replace(
    _ content: ActivityContent<Attributes.ContentState>, alert: AlertConfiguration? = nil,
    timestamp: Date? = nil
  ) {
    let now = Date.now
    do {
      let encoded = try EncodedContent(content)
      center.update(id, content: encoded, alert: alert, timestamp: timestamp, at: now)
    } catch {
      center.noteUnreadable("update dropped", error, of: id, at: now)
    }
  }

  private func finish(
    _ content: ActivityContent<Attributes.ContentState>?, policy: ActivityUIDismissalPolicy,
    timestamp: Date? = nil
  ) {
    let now = Date.now
    var encoded: EncodedContent?
    do {
      encoded = try content.map { try EncodedContent($0) }
    } catch {
      center.noteUnreadable("last content dropped", error, of: id, at: now)
    }
    center.end(id, content: encoded, policy: policy, timestamp: timestamp, at: now)
  }
}
