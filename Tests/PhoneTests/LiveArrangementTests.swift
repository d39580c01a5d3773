import ActivityKit
import Foundation
import Testing

@testable import Phone

/// Which activity shows where.
@Suite struct LiveArrangementTests {
  private let center = ActivityCenter()
  private static let start = Date(timeIntervalSince1970: 1_767_951_660)

  /// - Parameter after: Seconds at which it is asked for.
  private func add(
    _ app: String, _ relevance: Double = 0, after: Double = 0, stale: Double? = nil, starts: Double? = nil
  ) throws -> String {
    try ActivityOrigin.$current.withValue(.push) {
      try center.start(
        ActivityRequest(
          app: app, RideAttributes.self, attributes: Data("{\"driver\":\"\"}".utf8),
          content: EncodedContent(
            state: Data("{\"minutes\":1}".utf8), staleDate: stale.map { Self.start + $0 },
            relevanceScore: relevance), start: starts.map { Self.start + $0 }),
        at: Self.start + after
      ).id
    }
  }

  private func arrangement(front: String? = nil) -> LiveArrangement {
    LiveArrangement(center.records, foregroundApp: front)
  }

  @Test func anEmptyPhoneShowsNothing() {
    #expect(arrangement().island == .empty)
    #expect(arrangement().lockScreen.isEmpty)
  }

  @Test func ofOneAppTheMostRelevantIsInTheIsland() throws {
    let low = try add("A", 50)
    let high = try add("A", 100, after: 1)
    #expect(arrangement().island == .compact(high))
    #expect(arrangement().lockScreen == [high, low])
  }

  @Test func ofEqualsTheFirstStartedIs() throws {
    let first = try add("A")
    let second = try add("A", after: 1)
    let third = try add("A", after: 1)
    #expect(arrangement().island == .compact(first))
    #expect(arrangement().lockScreen == [first, second, third])
  }

  @Test func twoAppsShareTheIsland() throws {
    let first = try add("A", 1)
    let second = try add("B", 2, after: 1)
    let better = try add("A", 3, after: 2)
    _ = try add("C", 9, after: 3)
    #expect(arrangement().island == .minimal(attached: better, detached: second))
    #expect(arrangement().lockScreen.prefix(3) == [better, first, second])
  }

  @Test func anAppInFrontIsNotInTheIsland() throws {
    let own = try add("A")
    #expect(arrangement(front: "A").island == .empty)
    #expect(arrangement(front: "A").hidden == [own])
    #expect(arrangement(front: "A").lockScreen == [own])
    let other = try add("B", after: 1)
    #expect(arrangement(front: "A").island == .compact(other))
  }

  @Test func whatHasEndedLeavesTheIslandAtOnceAndStaysOnTheLockScreen() throws {
    let id = try add("A")
    center.end(id, at: Self.start + 5)
    #expect(arrangement().island == .empty)
    #expect(arrangement().lockScreen == [id])
    center.advance(to: Self.start + 5 + 4 * 3600)
    #expect(arrangement().lockScreen.isEmpty)
  }

  @Test func whatIsPendingOrStaleFromTheBeginningIsNowhere() throws {
    _ = try add("A", stale: -1)
    _ = try add("A", starts: 60)
    #expect(arrangement() == LiveArrangement([], foregroundApp: nil))
    center.advance(to: Self.start + 60)
    #expect(arrangement().lockScreen.count == 1)
  }
}
