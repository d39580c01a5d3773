/// Does everything at once.
public struct ImmediateScheduler: Scheduler {
  public typealias SchedulerOptions = Never

  /// A moment: all of them are now.
  public struct SchedulerTimeType: Strideable, Sendable {
    public typealias Stride = _SchedulerSpan

    public func distance(to other: SchedulerTimeType) -> Stride { Stride(0) }

    public func advanced(by n: Stride) -> SchedulerTimeType { self }
  }

  public static let shared = ImmediateScheduler()

  public var now: SchedulerTimeType { SchedulerTimeType() }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}
