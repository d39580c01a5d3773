import Foundation
import Testing

@testable import Phone

@Suite struct DateWordsTests {
  private func date(_ seconds: Double) -> Date { Date(timeIntervalSince1970: seconds) }

  @Test(arguments: [
    (0.0, "Thu 1 Jan 1970, 00:00:00 UTC"), (1_767_951_660, "Fri 9 Jan 2026, 09:41:00 UTC"),
    (-1, "Wed 31 Dec 1969, 23:59:59 UTC"), (1_767_951_660_000, "the year 57994"),
    (1e300, "no date at all"), (-1e12, "the year -29719"),
  ])
  func moment(seconds: Double, text: String) {
    #expect(DateWords.moment(date(seconds)) == text)
  }

  @Test func day() {
    #expect(DateWords.day(date(789_644_460)) == "9 Jan 1995")
    #expect(DateWords.moment(date(60), on: date(0)) == "00:01:00 UTC")
    #expect(DateWords.moment(date(86_400), on: date(0)) == "Fri 2 Jan 1970, 00:00:00 UTC")
  }

  @Test(arguments: [
    (0.0, "0 seconds"), (1, "1 second"), (59, "59 seconds"), (60, "1 minute"), (3600, "1 hour"),
    (3661, "1 hour 1 minute"), (3601, "1 hour"), (28_800, "8 hours"), (90_000, "1 day 1 hour"),
    (978_307_200, "31 years"),
  ])
  func length(seconds: Double, text: String) {
    #expect(DateWords.length(seconds) == text)
  }

  @Test func distance() {
    #expect(DateWords.distance(of: date(120), from: date(0)) == "in 2 minutes")
    #expect(DateWords.distance(of: date(0), from: date(120)) == "2 minutes ago")
    #expect(DateWords.distance(of: date(0), from: date(0)) == "now")
    #expect(DateWords.distance(of: date(1e300), from: date(0)) == "never")
  }
}
