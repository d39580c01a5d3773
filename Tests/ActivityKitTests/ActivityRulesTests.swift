import Testing

@testable import ActivityKit

/// The rules of the system, each on the clock, and what the trace says of them.
@Suite struct ActivityRulesTests {
  private let center = ActivityCenter()
  private func later(_ seconds: TimeInterval) -> Date { Ride.start.addingTimeInterval(seconds) }
  private let alert = AlertConfiguration(title: "Here", body: "Outside", sound: .default)

  @discardableResult
  private func update(_ id: String, _ content: ActivityContent<Ride.ContentState>, at now: Date) throws
    -> Bool
  {
    center.update(id, content: try EncodedContent(content), at: now)
  }

  @Test func eightHoursAndFourMoreAreTold() throws {
    try center.ride()
    center.advance(to: later(8 * 3600))
    center.advance(to: later(12 * 3600))
    #expect(
      center.told() == [
        "ended, off the island: it was active for 8 h; it stays on the Lock Screen for 4 h more",
        "dismissed: its time on the Lock Screen is over",
      ])
    #expect(center.trace().map(\.date) == [Ride.start, later(8 * 3600), later(12 * 3600)])
  }

  @Test func oneThatWasScheduledHasItsEightHoursFromItsStart() throws {
    let id = try center.ride(start: later(3600), alert: alert)
    center.advance(to: later(9 * 3600 - 1))
    #expect(center.record(id)?.state == .active)
    center.advance(to: later(9 * 3600))
    #expect(center.record(id)?.state == .ended)
  }

  @Test func aScheduledStartAlerts() throws {
    try center.ride(start: later(30), alert: alert)
    center.advance(to: later(29))
    #expect(center.trace().allSatisfy { $0.alert == nil })
    center.advance(to: later(30))
    #expect(center.trace().last?.alert == alert)
    #expect(center.told() == ["started: its start has come"])
  }

  @Test func aStartThatIsPastStartsAtOnce() throws {
    let id = try center.ride(start: later(-60), at: Ride.start)
    #expect(center.record(id)?.state == .active)
    #expect(center.record(id)?.startDate == Ride.start)
    #expect(center.told().map { $0.prefix(15) } == ["started at once"])
  }

  @Test func oneThatIsStaleAtItsScheduledStartIsNeverPresented() throws {
    let id = try center.ride("Kim", .init(1, stale: later(20)), start: later(30))
    center.advance(to: later(30))
    #expect(center.record(id)?.state == .stale)
    #expect(center.record(id)?.isPresented == false)
  }

  @Test func updatesAfterTheEndAreDroppedAndTold() throws {
    let id = try center.ride()
    center.end(id, at: later(1))
    #expect(try !update(id, .init(1), at: later(2)))
    center.dismiss(id, at: later(3))
    #expect(try !update(id, .init(2), at: later(4)))
    center.end(id, at: later(5))
    #expect(
      center.told() == [
        "update dropped: it has ended",
        "ended and dismissed: swiped away; later updates are dropped",
        "update dropped: it was dismissed", "end dropped: it was dismissed before",
      ])
  }

  @Test func aSwipeEndsAndDismisses() async throws {
    let id = try center.ride()
    center.dismiss(id, at: later(7))
    let record = try #require(center.record(id))
    #expect(record.state == .dismissed)
    #expect(record.endDate == later(7))
    #expect(record.dismissalDate == later(7))
  }

  @Test func anUpdateWithoutATimestampCountsAsOfItsMoment() throws {
    let id = try center.ride()
    #expect(try update(id, .init(1), at: later(10)))
    let old = try EncodedContent(ActivityContent<Ride.ContentState>(2))
    #expect(!center.update(id, content: old, timestamp: later(9), at: later(11)))
    #expect(center.update(id, content: old, timestamp: later(10), at: later(11)))
    #expect(
      center.told() == [
        "update dropped: its timestamp 2026-01-08T21:20:09Z is older than 2026-01-08T21:20:10Z of the newest update"
      ])
  }

  @Test func anEndOfAnEarlierTimeEndsWithoutItsContent() throws {
    let id = try center.ride()
    try update(id, .init(1), at: later(10))
    center.end(
      id, content: try EncodedContent(ActivityContent<Ride.ContentState>(9)), timestamp: later(5),
      at: later(11))
    let record = try #require(center.record(id))
    #expect(record.state == .ended)
    #expect(Activity<Ride>.content(of: record)?.state.step == 1)
    #expect(center.told().map { $0.prefix(20) } == ["last content dropped"])
  }

  @Test func anEqualUpdateIsTakenAndFlagged() throws {
    let id = try center.ride("Kim", .init(4))
    #expect(try update(id, .init(4, stale: later(60)), at: later(1)))
    #expect(center.record(id)?.staleDate == later(60))
    #expect(center.told() == ["equal update: the content state is as it was: a device may not draw it again"])
    #expect(try update(id, .init(5), at: later(2)))
    #expect(center.told().count == 1)
  }

  @Test func anUpdateWhoseStaleDateIsPastIsToldOf() throws {
    let id = try center.ride()
    #expect(try update(id, .init(1, stale: later(1)), at: later(2)))
    #expect(center.record(id)?.state == .stale)
    #expect(center.record(id)?.isPresented == true)
    #expect(center.told() == ["stale at once: the stale date, 2026-01-08T21:20:01Z, is past"])
  }

  @Test func anEndSaysWhenItWillBeGoneAndWhetherThatIsLaterThanAllowed() throws {
    let id = try center.ride()
    center.end(id, policy: .after(later(6 * 3600)), at: later(60))
    #expect(
      center.told([.done]).last
        == "ended, off the island; gone at 2026-01-09T01:21:00Z: by the app; the date given is later than 4 h after the end"
    )
  }

  @Test func lockingEndsWhatIsTransientAlone() throws {
    let standard = try center.ride()
    let transient = try center.ride(style: .transient)
    center.deviceWasLocked(at: later(5))
    #expect(center.record(standard)?.state == .active)
    #expect(center.record(transient)?.state == .dismissed)
    #expect(
      center.told().first == "ended: the device was locked, and its style is transient")
  }

  @Test func leavingTheExpandedIslandEndsWhatIsTransientInIt() throws {
    let first = try center.ride(style: .transient)
    let second = try center.ride(style: .transient)
    center.islandWasCollapsed(first, at: later(5))
    #expect(center.record(first)?.state == .dismissed)
    #expect(center.record(second)?.state == .active)
  }

  @Test func thereIsNoDropOfWhatIsUnknown() throws {
    #expect(try !update("unknown", .init(1), at: later(1)))
    center.end("unknown", at: later(1))
    center.dismiss("unknown", at: later(1))
    #expect(center.trace().isEmpty)
  }

  @Test func theTraceIsNumberedAndKeepsTheNewest() throws {
    let id = try center.ride()
    for step in 1...5000 { try update(id, .init(step), at: later(Double(step))) }
    #expect(center.trace().map(\.number) == Array(3002...5001))
    #expect(center.trace(after: 4999).map(\.number) == [5000, 5001])
    #expect(center.trace(after: 5001).isEmpty)
    #expect(center.trace(after: 9999).isEmpty)
  }

  @Test func whoAskedIsTold() throws {
    let id = try center.ride()
    try ActivityOrigin.$current.withValue(.intent(name: "AddGlass", startsActivities: true)) {
      _ = try update(id, .init(1), at: later(1))
    }
    ActivityOrigin.$current.withValue(.push) { center.end(id, at: later(2)) }
    #expect(center.trace().map(\.why) == ["by the app", "by AddGlass", "by a push"])
    #expect(center.trace().first?.activity == "Ride \(id.prefix(4))")
  }
}
