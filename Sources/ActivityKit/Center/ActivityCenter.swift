import Synchronization

/// The one place that knows the running activities of all apps.
///
/// Apps reach it through `Activity`, the phone observes it. Changes are made and announced under one
/// lock, so everyone sees them in the same order. Time passes only when someone says so: every access
/// by an app first brings the activities up to `Date.now`, and the phone does the same as its clock goes.
package final class ActivityCenter: Sendable {
  package static let shared = ActivityCenter()

  private struct Contents: Sendable {
    /// In the order in which they were asked for.
    var records: [ActivityRecord] = []
    var settings = ActivitySettings()
    var everything = Broadcast<ActivityChange>()
    var byID: [String: Broadcast<ActivityChange>] = [:]
    var settingsChanges = Broadcast<(old: ActivitySettings?, new: ActivitySettings)>()
    var observers: [@Sendable () -> Void] = []

    mutating func announce(
      _ record: ActivityRecord, _ aspects: ActivityChange.Aspects, alert: AlertConfiguration? = nil
    ) {
      let change = ActivityChange(record: record, aspects: aspects, alert: alert)
      everything.send(change)
      byID[record.id]?.send(change)
      guard record.state == .dismissed else { return }
      byID[record.id]?.finish()
      byID[record.id] = nil
    }
  }

  private let contents = Mutex(Contents())

  package init() {}

  // MARK: Looking

  /// The activities that are not dismissed, in the order in which they were asked for.
  package var records: [ActivityRecord] {
    contents.withLock { $0.records.filter { $0.state != .dismissed } }
  }

  /// One activity, dismissed or not.
  package func record(_ id: String) -> ActivityRecord? {
    contents.withLock { $0.records.first { $0.id == id } }
  }

  package var settings: ActivitySettings {
    get { contents.withLock { $0.settings } }
    set {
      change { contents in
        let old = contents.settings
        guard old != newValue else { return }
        contents.settings = newValue
        contents.settingsChanges.send((old, newValue))
      }
    }
  }

  /// Calls a closure after every change, on the thread that made it. What has changed is for the closure
  /// to look up: by then it can be more than one thing.
  package func observe(_ observer: @escaping @Sendable () -> Void) {
    contents.withLock { $0.observers.append(observer) }
  }

  /// All changes of all activities, beginning with those that are there.
  package func changes() -> AsyncStream<ActivityChange> {
    contents.withLock { contents in
      let present = contents.records.filter { $0.state != .dismissed }
      return contents.everything.subscribe(
        beginningWith: present.map { ActivityChange(record: $0, aspects: .all, alert: nil) })
    }
  }

  /// The changes of one activity, beginning with how it is and ending with its dismissal.
  package func changes(of id: String) -> AsyncStream<ActivityChange> {
    contents.withLock { contents in
      guard let record = contents.records.first(where: { $0.id == id }) else {
        return AsyncStream { $0.finish() }
      }
      let first = ActivityChange(record: record, aspects: .all, alert: nil)
      guard record.state != .dismissed else {
        return AsyncStream {
          $0.yield(first)
          $0.finish()
        }
      }
      return contents.byID[id, default: Broadcast()].subscribe(beginningWith: [first])
    }
  }

  /// The settings, and then what they were and are at every change.
  func settingsChanges() -> AsyncStream<(old: ActivitySettings?, new: ActivitySettings)> {
    contents.withLock { $0.settingsChanges.subscribe(beginningWith: [(nil, $0.settings)]) }
  }

  // MARK: Changing

  /// Adds an activity.
  ///
  /// - Throws: `ActivityAuthorizationError` if the device would refuse it.
  func start(_ record: ActivityRecord, alert: AlertConfiguration?, at now: Date) throws {
    try change { contents in
      guard contents.settings.activitiesEnabled else { throw ActivityAuthorizationError.denied }
      guard contents.settings.appIsInForeground else { throw ActivityAuthorizationError.visibility }
      guard record.attributes.count + record.contentState.count <= ActivityLimits.payload else {
        throw ActivityAuthorizationError.attributesTooLarge
      }
      var record = record
      record.state = record.startDate > now ? .pending : .active
      // One whose content is out of date from the beginning is never shown as fresh.
      if record.state == .active, let stale = record.staleDate, stale <= now { record.state = .stale }
      if record.state == .pending { record.startAlert = alert }
      contents.records.append(record)
      contents.announce(record, .all, alert: record.state == .pending ? nil : alert)
    }
  }

  /// Replaces the content of an activity. Nothing happens if it is over, if the content is too large, or
  /// if a newer update was there first: a device says nothing either.
  ///
  /// - Returns: Whether the content was taken.
  @discardableResult
  func update(
    _ id: String, content: EncodedContent, alert: AlertConfiguration?, timestamp: Date?, at now: Date
  ) -> Bool {
    change { contents in
      guard let index = contents.records.firstIndex(where: { $0.id == id }) else { return false }
      var record = contents.records[index]
      guard record.isOngoing || record.state == .pending, record.take(content, timestamp: timestamp)
      else { return false }
      var aspects: ActivityChange.Aspects = .content
      if record.isOngoing {
        let isStale = record.staleDate.map { $0 <= now } ?? false
        if record.state != (isStale ? .stale : .active) {
          record.state = isStale ? .stale : .active
          aspects.insert(.state)
        }
      }
      contents.records[index] = record
      contents.announce(record, aspects, alert: alert)
      return true
    }
  }

  /// Ends an activity, with last content if there is some.
  func end(
    _ id: String, content: EncodedContent?, policy: ActivityUIDismissalPolicy, timestamp: Date?,
    at now: Date
  ) {
    change { contents in
      guard let index = contents.records.firstIndex(where: { $0.id == id }) else { return }
      var record = contents.records[index]
      guard record.state != .dismissed else { return }
      var aspects: ActivityChange.Aspects = []
      if record.state != .ended {
        if let content, record.take(content, timestamp: timestamp) { aspects.insert(.content) }
        record.state = .ended
        record.endDate = now
        aspects.insert(.state)
      }
      // An activity that has ended can still be ended with another policy, to remove it sooner.
      record.dismissalDate = policy.dismissalDate(endedAt: record.endDate ?? now)
      contents.records[index] = record
      if !aspects.isEmpty { contents.announce(record, aspects) }
      Self.pass(index, to: now, in: &contents)
    }
  }

  /// Removes an activity as a person does who swipes it away: it is over and gone.
  package func dismiss(_ id: String) {
    change { contents in
      guard let index = contents.records.firstIndex(where: { $0.id == id }),
        contents.records[index].state != .dismissed
      else { return }
      contents.records[index].state = .dismissed
      contents.announce(contents.records[index], .state)
    }
  }

  /// Lets time pass: pending activities start, content becomes stale, activities end and are dismissed.
  package func advance(to now: Date) {
    let isDue = contents.withLock { contents in
      contents.records.contains { $0.nextEvent(after: .distantPast).map { $0 <= now } ?? false }
    }
    guard isDue else { return }
    change { contents in
      for index in contents.records.indices { Self.pass(index, to: now, in: &contents) }
    }
  }

  /// The next date at which something happens by itself.
  package func nextEvent(after now: Date) -> Date? {
    contents.withLock { $0.records.compactMap { $0.nextEvent(after: now) }.min() }
  }

  /// Forgets everything; for the begin of a new session.
  package func reset() {
    change { contents in
      for index in contents.records.indices where contents.records[index].state != .dismissed {
        contents.records[index].state = .dismissed
        contents.announce(contents.records[index], .state)
      }
      contents.records = []
      contents.settings = ActivitySettings()
    }
  }

  /// Applies what is due to one activity, one event after another.
  private static func pass(_ index: Int, to now: Date, in contents: inout Contents) {
    while let due = contents.records[index].nextEvent(after: .distantPast), due <= now {
      var alert: AlertConfiguration?
      switch contents.records[index].state {
      case .pending:
        contents.records[index].state = .active
        alert = contents.records[index].startAlert
      case .active where due == contents.records[index].staleDate:
        contents.records[index].state = .stale
      case .active, .stale:
        contents.records[index].state = .ended
        contents.records[index].endDate = due
        contents.records[index].dismissalDate = due.addingTimeInterval(ActivityLimits.afterEnd)
      case .ended:
        contents.records[index].state = .dismissed
      case .dismissed:
        return
      }
      contents.announce(contents.records[index], .state, alert: alert)
    }
  }

  private func change<Result>(_ body: (inout Contents) throws -> Result) rethrows -> Result {
    let (result, observers) = try contents.withLock { contents in
      (try body(&contents), contents.observers)
    }
    for observer in observers { observer() }
    return result
  }
}

extension ActivityRecord {
  /// Takes new content, unless it is too late or too large.
  fileprivate mutating func take(_ content: EncodedContent, timestamp: Date?) -> Bool {
    if let timestamp, let newest = self.timestamp, timestamp < newest { return false }
    guard attributes.count + content.state.count <= ActivityLimits.payload else { return false }
    contentState = content.state
    staleDate = content.staleDate
    relevanceScore = content.relevanceScore
    self.timestamp = timestamp ?? self.timestamp
    return true
  }
}
