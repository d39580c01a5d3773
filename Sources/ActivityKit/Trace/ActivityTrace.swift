/// The newest events of the trace.
struct ActivityTrace: Sendable {
  /// As many as anyone will scroll through; older ones are forgotten.
  static let capacity = 2000

  private(set) var events: [ActivityTraceEvent] = []
  /// How many there were in all.
  private(set) var count = 0

  mutating func add(
    _ kind: ActivityTraceEvent.Kind, _ what: String, _ why: String, about record: ActivityRecord?,
    named name: String, at date: Date, alert: AlertConfiguration? = nil
  ) {
    count += 1
    // Half at once, so that one event seldom costs more than itself.
    if events.count >= 2 * Self.capacity { events.removeFirst(Self.capacity) }
    events.append(
      ActivityTraceEvent(
        number: count, date: date, activityID: record?.id, activity: name, kind: kind, what: what, why: why,
        alert: alert))
  }

  /// The events after one, as far as they are remembered.
  func events(after number: Int) -> [ActivityTraceEvent] {
    let first = max(events.count - Self.capacity, events.count - (count - number), 0)
    return Array(events[min(first, events.count)...])
  }
}
