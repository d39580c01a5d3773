import Foundation
import Testing

@testable import SwiftUI

@MainActor
struct TimelineTests {
  private let start = Date(timeIntervalSinceReferenceDate: 1000)

  @Test func momentIsTheLastThatHasBegun() {
    let later = start.addingTimeInterval(25)
    #expect(PeriodicTimelineSchedule(from: start, by: 10).moment(at: later) == start + 20)
    #expect(PeriodicTimelineSchedule(from: later, by: 10).moment(at: start) == start)
    #expect(EveryMinuteTimelineSchedule().moment(at: start) == Date(timeIntervalSinceReferenceDate: 960))
    #expect(
      ExplicitTimelineSchedule([start, start + 20, start + 30]).moment(at: later) == start + 20)
  }

  @Test func contentIsMadeForTheMoment() {
    let dates = [start, start + 60]
    let view = TimelineView(.explicit(dates)) { context in
      Text("\(Int(context.date.timeIntervalSinceReferenceDate))")
    }
    #expect(draw(view, width: 5, height: 1) == "1,060")
  }
}
