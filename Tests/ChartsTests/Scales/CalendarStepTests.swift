import Foundation
import Testing

@testable import Charts

@Suite struct CalendarStepTests {
  @Test func theFinestStepThatFits() {
    #expect(CalendarStep.fitting(3 * 3600, atMost: 4) == CalendarStep(unit: .hour, count: 1))
    #expect(CalendarStep.fitting(24 * 3600, atMost: 5) == CalendarStep(unit: .hour, count: 6))
    #expect(CalendarStep.fitting(7 * 86400, atMost: 7) == CalendarStep(unit: .day, count: 1))
    #expect(CalendarStep.fitting(365 * 86400, atMost: 5) == CalendarStep(unit: .month, count: 3))
  }

  @Test func datesBeginUnits() {
    let start = day(hours: 7.5).timeIntervalSinceReferenceDate
    let hours = CalendarStep(unit: .hour, count: 6).dates(start, start + 12 * 3600, calendar: calendar)
    #expect(hours == [day(hours: 12), day(hours: 18)].map(\.timeIntervalSinceReferenceDate))
    let days = CalendarStep(unit: .day, count: 1).dates(start, start + 2 * 86400, calendar: calendar)
    #expect(days == [day(hours: 24), day(hours: 48)].map(\.timeIntervalSinceReferenceDate))
  }

  @Test func boundsThatAreNoDates() {
    #expect(CalendarStep(unit: .day, count: 1).dates(.nan, 5, calendar: calendar).isEmpty)
    #expect(CalendarStep(unit: .day, count: 1).dates(5, -5, calendar: calendar).isEmpty)
    #expect(CalendarStep(unit: .second, count: 1).dates(0, 1e9, calendar: calendar).count == 500)
  }

  @Test func distancesHaveUnits() {
    #expect(CalendarStep.unit(forDistance: 60) == .minute)
    #expect(CalendarStep.unit(forDistance: 3 * 3600) == .hour)
    #expect(CalendarStep.unit(forDistance: 86400) == .day)
    #expect(CalendarStep.unit(forDistance: 1) == .second)
  }
}
