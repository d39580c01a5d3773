import ActivityKit
import Foundation
import Synchronization

/// The alarms of the app. They are kept in memory, count down and show their Live Activity, but never ring:
/// nothing here waits for their date.
public final class AlarmManager: Sendable {
  public static let shared = AlarmManager()

  /// Whether the app may set alarms.
  public enum AuthorizationState: Codable, Hashable, Sendable {
    case notDetermined
    case denied
    case authorized
  }

  /// Why an alarm cannot be set.
  public enum AlarmError: Error, Hashable, Sendable {
    /// The app has as many as it may.
    case maximumLimitReached
  }

  private struct Contents: Sendable {
    var entries: [Entry] = []
    var authorization = AuthorizationState.notDetermined
    var alarms: [AsyncStream<[Alarm]>.Continuation] = []
    var states: [AsyncStream<AuthorizationState>.Continuation] = []

    func announce() {
      for listener in alarms { listener.yield(entries.map(\.alarm)) }
    }
  }

  private let contents = Mutex(Contents())

  package init() {}

  /// All alarms that are set.
  public var alarms: [Alarm] {
    get throws { contents.withLock { $0.entries.map(\.alarm) } }
  }

  /// All alarms, first as they are, then after every change.
  public var alarmUpdates: some AsyncSequence<[Alarm], Never> {
    let (stream, listener) = AsyncStream.makeStream(of: [Alarm].self)
    contents.withLock {
      listener.yield($0.entries.map(\.alarm))
      $0.alarms.append(listener)
    }
    return stream
  }

  /// Whether the app may set alarms: not determined until it asks.
  public var authorizationState: AuthorizationState { contents.withLock { $0.authorization } }

  /// Whether the app may set alarms, first as it is, then after every change.
  public var authorizationUpdates: some AsyncSequence<AuthorizationState, Never> {
    let (stream, listener) = AsyncStream.makeStream(of: AuthorizationState.self)
    contents.withLock {
      listener.yield($0.authorization)
      $0.states.append(listener)
    }
    return stream
  }

  /// Asks whether the app may set alarms: there is nobody to say no.
  public func requestAuthorization() async throws -> AuthorizationState {
    contents.withLock {
      guard $0.authorization != .authorized else { return }
      $0.authorization = .authorized
      for listener in $0.states { listener.yield(.authorized) }
    }
    return .authorized
  }

  /// Sets an alarm in place of one of the same name. One that counts down shows its Live Activity.
  ///
  /// - Throws: what starting the Live Activity throws.
  public func schedule<Metadata: AlarmMetadata>(
    id: Alarm.ID, configuration: AlarmConfiguration<Metadata>
  ) async throws -> Alarm {
    let duration = configuration.countdownDuration
    let counts = configuration.schedule == nil && duration?.preAlert != nil
    var entry = Entry(
      alarm: Alarm(
        id: id, schedule: configuration.schedule, countdownDuration: duration,
        state: counts ? .countdown : .scheduled))
    if counts, let seconds = duration?.preAlert {
      let mode = AlarmPresentationState.Mode.countdown(Entry.countdown(of: seconds, elapsed: 0))
      let activity = try Activity.request(
        attributes: configuration.attributes,
        content: ActivityContent(state: AlarmPresentationState(alarmID: id, mode: mode), staleDate: nil))
      entry.mode = mode
      entry.show = { mode in
        if let mode {
          await activity.update(
            ActivityContent(state: AlarmPresentationState(alarmID: id, mode: mode), staleDate: nil))
        } else {
          await activity.end(nil, dismissalPolicy: .immediate)
        }
      }
    }
    let replaced = contents.withLock { contents in
      let old = contents.entries.first { $0.alarm.id == id }
      contents.entries.removeAll { $0.alarm.id == id }
      contents.entries.append(entry)
      contents.announce()
      return old
    }
    await replaced?.show?(nil)
    return entry.alarm
  }

  /// Counts down once more, as a snoozed alarm does.
  ///
  /// - Throws: an error that names the alarm if it is not set.
  public func countdown(id: Alarm.ID) throws {
    try change(id) { entry in
      let duration = entry.alarm.countdownDuration
      entry.alarm.state = .countdown
      entry.mode = .countdown(Entry.countdown(of: duration?.postAlert ?? duration?.preAlert ?? 0, elapsed: 0))
    }
  }

  /// Stops a countdown for a while.
  ///
  /// - Throws: an error that names the alarm if it is not set.
  public func pause(id: Alarm.ID) throws {
    try change(id) { entry in
      guard case .countdown(let countdown) = entry.mode else { return }
      entry.alarm.state = .paused
      entry.mode = .paused(
        AlarmPresentationState.Mode.Paused(
          totalCountdownDuration: countdown.totalCountdownDuration,
          previouslyElapsedDuration: countdown.previouslyElapsedDuration
            + max(0, Date.now.timeIntervalSince(countdown.startDate))))
    }
  }

  /// Goes on with a countdown.
  ///
  /// - Throws: an error that names the alarm if it is not set.
  public func resume(id: Alarm.ID) throws {
    try change(id) { entry in
      guard case .paused(let paused) = entry.mode else { return }
      entry.alarm.state = .countdown
      entry.mode = .countdown(
        Entry.countdown(of: paused.totalCountdownDuration, elapsed: paused.previouslyElapsedDuration))
    }
  }

  /// Ends an alarm that rings or counts down; one that repeats waits for its next day.
  ///
  /// - Throws: an error that names the alarm if it is not set.
  public func stop(id: Alarm.ID) throws {
    try change(id) { entry in
      entry.mode = nil
      guard case .relative(let schedule) = entry.alarm.schedule, schedule.repeats != .never else {
        entry.isOver = true
        return
      }
      entry.alarm.state = .scheduled
    }
  }

  /// Removes an alarm.
  ///
  /// - Throws: an error that names the alarm if it is not set.
  public func cancel(id: Alarm.ID) throws {
    try change(id) { entry in
      entry.mode = nil
      entry.isOver = true
    }
  }

  private func change(_ id: Alarm.ID, _ body: (inout Entry) -> Void) throws {
    let entry = try contents.withLock { contents in
      guard let index = contents.entries.firstIndex(where: { $0.alarm.id == id }) else {
        throw UnknownAlarm(id: id)
      }
      body(&contents.entries[index])
      let entry = contents.entries[index]
      if entry.isOver { contents.entries.remove(at: index) }
      contents.announce()
      return entry
    }
    guard let show = entry.show else { return }
    Task { await show(entry.mode) }
  }
}

extension AlarmManager {
  /// An alarm and its Live Activity.
  private struct Entry: Sendable {
    var alarm: Alarm
    var mode: AlarmPresentationState.Mode?
    /// Shows a mode in the Live Activity, or ends it. There is none for an alarm that has not counted down.
    var show: (@Sendable (AlarmPresentationState.Mode?) async -> Void)?
    var isOver = false

    /// A countdown that goes on now, `elapsed` seconds of it being over.
    static func countdown(of seconds: TimeInterval, elapsed: TimeInterval)
      -> AlarmPresentationState.Mode.Countdown
    {
      AlarmPresentationState.Mode.Countdown(
        totalCountdownDuration: seconds, previouslyElapsedDuration: elapsed, startDate: .now,
        fireDate: .now.addingTimeInterval(max(0, seconds - elapsed)))
    }
  }

  /// An alarm was named that is not set.
  private struct UnknownAlarm: LocalizedError {
    let id: Alarm.ID
    var errorDescription: String? { "There is no alarm \(id)." }
  }
}
