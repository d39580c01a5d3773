import Foundation
import Testing

@testable import Phone

@Suite struct DateCountTests {
  private let now = Date(timeIntervalSince1970: 1_767_951_660)

  private func mistaken(_ number: Double, _ start: DateCount.Start) -> DateCount? {
    DateCount.mistaken(number, readAs: start, now: now)
  }

  @Test func secondsOfTheOtherYear() {
    #expect(mistaken(789_644_460, .unix) == DateCount(start: .reference, unit: .seconds))
    #expect(mistaken(1_767_951_660, .reference) == DateCount(start: .unix, unit: .seconds))
  }

  @Test func smallerUnits() {
    #expect(mistaken(1_767_951_660_000, .unix) == DateCount(start: .unix, unit: .milliseconds))
    #expect(mistaken(1_767_951_660_000_000, .unix) == DateCount(start: .unix, unit: .microseconds))
    #expect(mistaken(1.76795166e18, .reference) == DateCount(start: .unix, unit: .nanoseconds))
    #expect(mistaken(789_644_460_000, .reference) == DateCount(start: .reference, unit: .milliseconds))
  }

  /// What is right stays right, and what is a date of another age is not explained away.
  @Test func whatIsMeant() {
    #expect(mistaken(1_767_951_660, .unix) == nil && mistaken(789_644_460, .reference) == nil)
    // A birthday in 1985.
    #expect(mistaken(-504_921_600, .reference) == nil)
    #expect(mistaken(0, .unix) == nil && mistaken(1e300, .unix) == nil)
  }

  @Test func numbers() {
    #expect(DateCount.text(789_644_460) == "789644460" && DateCount.text(0.5) == "0.5")
    #expect(
      DateCount(start: .reference, unit: .seconds).number(of: now) == 789_644_460)
  }
}
