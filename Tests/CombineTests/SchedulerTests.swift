import Combine
import Foundation
import Testing

/// Goes on when it is told to.
private final class ManualClock: Scheduler {
  typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
  typealias SchedulerOptions = Never

  private(set) var now = SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1_000_000_000))
  private var work: [(date: SchedulerTimeType, action: () -> Void)] = []

  var minimumTolerance: SchedulerTimeType.Stride { 0 }

  func advance(by seconds: Double) {
    now = now.advanced(by: .seconds(seconds))
    let due = work.filter { $0.date <= now }
    work.removeAll { $0.date <= now }
    for (_, action) in due { action() }
  }

  func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    work.append((date, action))
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    work.append((date, action))
    return AnyCancellable {}
  }
}

@Suite struct SchedulerTests {
  /// Waits for the values of a publisher that sends them later, until it ends.
  private func values<P: Publisher>(_ publisher: P) async -> [P.Output] where P.Failure == Never {
    await withCheckedContinuation { continuation in
      var values: [P.Output] = []
      var subscription: AnyCancellable?
      subscription = publisher.sink(
        receiveCompletion: { _ in
          continuation.resume(returning: values)
          _ = subscription
          subscription = nil
        }, receiveValue: { values.append($0) })
    }
  }

  @Test func aQueueKeepsTheOrder() async {
    #expect(await values((1...50).publisher.receive(on: DispatchQueue(label: "order"))) == Array(1...50))
    #expect(await values((1...3).publisher.receive(on: ImmediateScheduler.shared)) == [1, 2, 3])
  }

  @Test func onlyTheLastOfABurst() {
    let (clock, subject) = (ManualClock(), PassthroughSubject<Int, Never>())
    var values: [Int] = []
    let subscription = subject.debounce(for: .seconds(2), scheduler: clock).sink { values.append($0) }
    subject.send(1)
    clock.advance(by: 1)
    subject.send(2)
    clock.advance(by: 1)
    #expect(values == [])
    clock.advance(by: 1)
    withExtendedLifetime(subscription) { #expect(values == [2]) }
  }

  @Test(arguments: [(true, [1, 3, 4]), (false, [1, 2, 4])])
  func oneAnInterval(latest: Bool, expected: [Int]) {
    let (clock, subject) = (ManualClock(), PassthroughSubject<Int, Never>())
    var values: [Int] = []
    let subscription = subject.throttle(for: 10, scheduler: clock, latest: latest).sink { values.append($0) }
    for number in 1...3 { subject.send(number) }
    clock.advance(by: 10)
    clock.advance(by: 10)
    subject.send(4)
    withExtendedLifetime(subscription) { #expect(values == expected) }
  }

  @Test func delaysKeepTheOrder() {
    let clock = ManualClock()
    var values: [Int] = []
    let subscription = [1, 2].publisher.delay(for: 3, scheduler: clock).sink { values.append($0) }
    clock.advance(by: 2)
    #expect(values == [])
    clock.advance(by: 1)
    withExtendedLifetime(subscription) { #expect(values == [1, 2]) }
  }

  @Test func timersTick() async {
    let ticks = Timer.publish(every: 0.001, on: .main, in: .common).autoconnect().prefix(3)
    #expect(await values(ticks).count == 3)
  }

  @Test func notificationsArrive() {
    let center = NotificationCenter()
    var names: [String] = []
    let subscription = center.publisher(for: Notification.Name("tea")).sink { names.append($0.name.rawValue) }
    center.post(name: Notification.Name("coffee"), object: nil)
    center.post(name: Notification.Name("tea"), object: nil)
    subscription.cancel()
    center.post(name: Notification.Name("tea"), object: nil)
    #expect(names == ["tea"])
  }
}
