import Synchronization
import Testing

@testable import ActivityKit

@Suite struct ActivityCenterTests {
  private let center = ActivityCenter()
  private func later(_ seconds: TimeInterval) -> Date { Ride.start.addingTimeInterval(seconds) }

  private func update(
    _ id: String, _ content: ActivityContent<Ride.ContentState>, at now: Date, timestamp: Date? = nil
  ) throws -> Bool {
    center.update(id, content: try EncodedContent(content), alert: nil, timestamp: timestamp, at: now)
  }

  @Test func becomesStaleAtItsDateAndFreshWithTheNextUpdate() throws {
    let id = try center.ride("Kim", .init(1, stale: later(60)))
    #expect(center.nextEvent(after: Ride.start) == later(60))
    center.advance(to: later(59.9))
    #expect(center.record(id)?.state == .active)
    center.advance(to: later(60))
    #expect(center.record(id)?.state == .stale)
    #expect(try update(id, .init(2, stale: later(120)), at: later(70)))
    #expect(center.record(id)?.state == .active)
  }

  @Test func isStaleFromTheBeginningIfTheDateIsPastAndNeverPresented() throws {
    let id = try center.ride("Kim", .init(1, stale: later(-1)))
    #expect(center.record(id)?.state == .stale)
    #expect(center.record(id)?.isPresented == false)
    #expect(try update(id, .init(2, stale: later(600)), at: later(1)))
    #expect(center.record(id)?.isPresented == false)
    #expect(
      center.told() == ["never presented: its stale date, 2026-01-08T21:19:59Z, was past when it started"])
  }

  @Test func endsAfterEightHoursAndIsGoneAfterTwelve() throws {
    let id = try center.ride()
    center.advance(to: later(8 * 3600 - 1))
    #expect(center.record(id)?.state == .active)
    center.advance(to: later(8 * 3600))
    #expect(center.record(id)?.state == .ended)
    center.advance(to: later(12 * 3600 - 1))
    #expect(center.records.count == 1)
    center.advance(to: later(12 * 3600))
    #expect(center.record(id)?.state == .dismissed)
    #expect(center.records.isEmpty)
  }

  @Test(arguments: [
    (ActivityUIDismissalPolicy.default, 4.0 * 3600), (.immediate, 0), (.after(Ride.start + 115), 15),
    (.after(Ride.start + 100_000), 4 * 3600), (.after(Ride.start), -100),
  ]) func dismissalFollowsThePolicy(policy: ActivityUIDismissalPolicy, seconds: Double) throws {
    let id = try center.ride()
    center.end(id, content: nil, policy: policy, timestamp: nil, at: later(100))
    #expect(center.record(id)?.dismissalDate == later(100 + seconds))
    #expect(center.record(id)?.state == (seconds <= 0 ? .dismissed : .ended))
  }

  @Test func whatIsOverTakesNoUpdate() throws {
    let id = try center.ride()
    center.end(id, content: try EncodedContent(.init(9)), policy: .default, timestamp: nil, at: later(1))
    #expect(try !update(id, .init(10), at: later(2)))
    let record = try #require(center.record(id))
    #expect(Activity<Ride>.content(of: record)?.state.step == 9)
    center.end(id, content: nil, policy: .immediate, timestamp: nil, at: later(3))
    #expect(center.record(id)?.state == .dismissed)
  }

  @Test func anUpdateOfAnEarlierTimeIsPassedOver() throws {
    let id = try center.ride()
    #expect(try update(id, .init(2), at: later(5), timestamp: later(5)))
    #expect(try !update(id, .init(1), at: later(6), timestamp: later(4)))
    #expect(try update(id, .init(3), at: later(7)))
  }

  @Test func aScheduledActivityStartsAtItsDate() throws {
    let id = try center.ride(start: later(30))
    #expect(center.record(id)?.state == .pending)
    center.advance(to: later(30))
    #expect(center.record(id)?.state == .active)
  }

  @Test func fourKilobytesAreJudgedToTheByte() throws {
    let empty = try EncodedContent(ActivityContent<Ride.ContentState>(0)).state.count
    let attributes = try ActivityCoding.encode(Ride(driver: "")).count
    let room = 4096 - empty - attributes
    try center.ride(String(repeating: "a", count: room))
    #expect(throws: ActivityAuthorizationError.attributesTooLarge) {
      try center.ride(String(repeating: "a", count: room + 1))
    }
    let id = try center.ride(String(repeating: "a", count: room - 9))
    #expect(try update(id, .init(1_000_000_000), at: later(1)))
    #expect(try !update(id, .init(10_000_000_000), at: later(1)))
  }

  @Test func observersHearOfEveryChangeOnce() throws {
    let count = Mutex(0)
    center.observe { count.withLock { $0 += 1 } }
    let id = try center.ride()
    _ = try update(id, .init(1), at: later(1))
    center.advance(to: later(2))
    center.dismiss(id, at: later(3))
    #expect(count.withLock { $0 } == 3)
  }
}
