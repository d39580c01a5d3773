import Foundation

/// The moments at which a view is drawn anew.
public protocol TimelineSchedule {
  associatedtype Entries: Sequence where Entries.Element == Date

  typealias Mode = TimelineScheduleMode

  /// The moments from a date on; the first may lie before it.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a view may be drawn.
public enum TimelineScheduleMode: Sendable {
  case normal, lowFrequency
}

/// Moments with one interval between them.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  public func entries(from startDate: Date, mode: Mode) -> Entries {
    let step = interval > 0 && interval.isFinite ? interval : 1
    let passed = (startDate.timeIntervalSince(start) / step).rounded(.down)
    return Entries(date: start.addingTimeInterval(max(0, passed) * step), interval: step)
  }

  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var date: Date
    fileprivate let interval: TimeInterval

    public mutating func next() -> Date? {
      defer { date += interval }
      return date
    }
  }
}

/// The beginning of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}

  public func entries(from startDate: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// Moments that are given.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  public init(_ dates: Entries) {
    self.dates = dates
  }

  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

/// As often as the screen is drawn.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval

  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = minimumInterval ?? 1.0 / 60
  }

  public func entries(from start: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: start, by: interval).entries(from: start, mode: mode)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  public static func explicit<S: Sequence>(
    _ dates: S
  ) -> ExplicitTimelineSchedule<S> where Self == ExplicitTimelineSchedule<S> {
    ExplicitTimelineSchedule(dates)
  }

  /// The moment that is shown at a date: the last one that is not after it, else the date.
  func moment(at date: Date) -> Date {
    var moment: Date?
    for entry in entries(from: date, mode: .normal) {
      if entry > date { break }
      moment = entry
    }
    return moment ?? date
  }
}
