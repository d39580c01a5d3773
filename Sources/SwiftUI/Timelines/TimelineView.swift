import Foundation

/// A view that follows the clock; a frame shows it as it is at the present moment.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// What the content is made for.
  public struct Context {
    /// How often the content may be drawn.
    public enum Cadence: Comparable, Sendable {
      case live, seconds, minutes
    }

    public let date: Date
    public let cadence: Cadence

    /// Accepted; a frame keeps nothing that has to be drawn anew.
    public func invalidateTimelineContent() {}
  }

  private let schedule: Schedule
  private let content: (Context) -> Content
}

/// What the content of a timeline is made for, whatever its schedule.
public typealias TimelineViewDefaultContext =
  TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
  public typealias Body = Never

  @_disfavoredOverload
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.init(schedule: schedule, content: content)
  }

  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.init(schedule: schedule) { context in
      content(.init(date: context.date, cadence: .live))
    }
  }

  public var body: Never { fatalError("TimelineView lowers itself to boxes") }

  public static func _lower(_ view: Self, into lowering: inout _Lowering) {
    lowering.makeEnvironmentCurrent()
    let date = view.schedule.moment(at: .now)
    lowering.lower(view.content(Context(date: date, cadence: .live)))
  }
}
