import Synchronization

/// The one place that knows the running activities of all apps.
///
/// Apps reach it through `Activity`, the phone observes it. Changes are made, traced and announced under one
/// lock, so everyone sees them in the same order. Time passes only when someone says so: every access
/// by an app first brings the activities up to `Date.now`, and the phone does the same as its clock goes.
package final class ActivityCenter: Sendable {
  package static let shared = ActivityCenter()

  struct Contents: Sendable {
    /// In the order in which they were asked for.
    var records: [ActivityRecord] = []
    /// Where each stands among the records.
    var positions: [String: Int] = [:]
    /// Nothing happens by itself before.
    var due = Date.distantFuture
    var settings = ActivitySettings()
    var hasStableIDs = false
    var trace = ActivityTrace()
    var everything = Broadcast<ActivityChange>()
    var byID: [String: Broadcast<ActivityChange>] = [:]
    var settingsChanges = Broadcast<(old: ActivitySettings?, new: ActivitySettings)>()
    var observers: [@Sendable () -> Void] = []

    /// Tells of a change. The date of the next event is kept up to it.
    mutating func announce(
      _ record: ActivityRecord, _ aspects: ActivityChange.Aspects, alert: AlertConfiguration? = nil
    ) {
      if let next = record.nextEvent, next < due { due = next }
      let change = ActivityChange(record: record, aspects: aspects, alert: alert)
      everything.send(change)
      byID[record.id]?.send(change)
      guard record.state == .dismissed else { return }
      byID[record.id]?.finish()
      byID[record.id] = nil
    }

    /// Writes down what became of an activity.
    mutating func note(
      _ kind: ActivityTraceEvent.Kind, _ what: String, _ why: String = "", _ record: ActivityRecord,
      at date: Date, alert: AlertConfiguration? = nil
    ) {
      trace.add(kind, what, why, about: record, named: record.name, at: date, alert: alert)
    }
  }

  let contents = Mutex(Contents())

  package init() {}

  // MARK: Looking

  /// The activities that are not dismissed, in the order in which they were asked for.
  package var records: [ActivityRecord] {
    contents.withLock { $0.records.filter { $0.state != .dismissed } }
  }

  /// All that there have been, dismissed or not.
  package var everyRecord: [ActivityRecord] { contents.withLock { $0.records } }

  /// One activity, dismissed or not.
  package func record(_ id: String) -> ActivityRecord? {
    contents.withLock { contents in contents.positions[id].map { contents.records[$0] } }
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

  /// What has happened after the event of a number, as far as it is remembered: the newest 2,000 events.
  package func trace(after number: Int = 0) -> [ActivityTraceEvent] {
    contents.withLock { $0.trace.events(after: number) }
  }

  /// Calls a closure after every change and every event of the trace, on the thread that made it. What has
  /// changed is for the closure to look up: by then it can be more than one thing.
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
      guard let position = contents.positions[id] else { return AsyncStream { $0.finish() } }
      let record = contents.records[position]
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

  /// Identifiers depend on nothing but their number from now on, so that a script has the same in each run.
  package func makeIDsStable() { contents.withLock { $0.hasStableIDs = true } }

  /// The next date at which something happens by itself.
  package func nextEvent(after now: Date) -> Date? {
    contents.withLock { $0.records.compactMap { $0.nextEvent(after: now) }.min() }
  }

  // MARK: Changing

  /// Makes a change under the lock, and tells the observers after.
  func change<Value, Failure: Error>(
    _ body: (inout Contents) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let (result, observers) = contents.withLock { contents in
      let result: Result<Value, Failure>
      do throws(Failure) { result = .success(try body(&contents)) } catch { result = .failure(error) }
      return (result, contents.observers)
    }
    for observer in observers { observer() }
    return try result.get()
  }

  /// Forgets everything; for the begin of a new session.
  package func reset() {
    change { contents in
      for index in contents.records.indices where contents.records[index].state != .dismissed {
        contents.records[index].state = .dismissed
        contents.announce(contents.records[index], .state)
      }
      contents.records = []
      contents.positions = [:]
      contents.due = .distantFuture
      contents.settings = ActivitySettings()
      contents.trace = ActivityTrace()
    }
  }
}
