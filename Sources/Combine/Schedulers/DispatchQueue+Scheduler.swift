@preconcurrency import Dispatch
import Foundation

extension DispatchQueue: Scheduler {
  /// A moment of the queue's clock, which goes on whatever the wall clock does.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    public typealias Stride = _SchedulerSpan

    public var dispatchTime: DispatchTime

    public init(_ time: DispatchTime) {
      dispatchTime = time
    }

    public func distance(to other: SchedulerTimeType) -> Stride {
      let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return Stride(to >= from ? Double(to - from) / 1e9 : -Double(from - to) / 1e9)
    }

    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(dispatchTime + n.timeInterval)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }
  }

  /// How something is done.
  public struct SchedulerOptions: Sendable {
    public var qos: DispatchQoS
    public var flags: DispatchWorkItemFlags

    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = []) {
      self.qos = qos
      self.flags = flags
    }
  }

  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let work = ScheduledWork(action)
    async { work.action() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let work = ScheduledWork(action)
    asyncAfter(deadline: date.dispatchTime) { work.action() }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    repeated(from: date.dispatchTime, every: interval.timeInterval, action)
  }

  /// Does something again and again until what it answers is cancelled.
  func repeated(
    from start: DispatchTime, every interval: Double, _ action: @escaping () -> Void
  ) -> AnyCancellable {
    let source = DispatchSource.makeTimerSource(queue: self)
    let work = ScheduledWork(action)
    source.schedule(deadline: start, repeating: interval)
    source.setEventHandler { work.action() }
    source.resume()
    return AnyCancellable { source.cancel() }
  }
}

/// Carries a closure to a queue.
///
/// Unchecked: a scheduler's work is done where its owner asked for it, as with Apple's own protocol, which
/// takes any closure.
struct ScheduledWork: @unchecked Sendable {
  let action: () -> Void

  init(_ action: @escaping () -> Void) {
    self.action = action
  }
}
