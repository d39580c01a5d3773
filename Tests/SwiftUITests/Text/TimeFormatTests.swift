import Foundation
import SwiftUI
import Testing

@Suite struct TimeFormatTests {
  private let now = Date(timeIntervalSince1970: 1_767_951_660)

  private func plain(_ text: AttributedString) -> String { String(text.characters) }

  @Test(arguments: [(3900.0, "in 1 hour"), (-300, "5 minutes ago"), (40 * 86_400, "Feb 18, 2026")])
  func reference(distance: TimeInterval, expected: String) {
    let style = SystemFormatStyle.DateReference.reference(to: now + distance)
      .locale(Locale(identifier: "en_US"))
    #expect(plain(style.format(now)) == expected)
  }

  @Test func offset() {
    let style = SystemFormatStyle.DateOffset.offset(to: now - 7500).locale(Locale(identifier: "en_US"))
    #expect(plain(style.format(now)) == "+2 hours, 5 minutes")
    #expect(plain(style.format(now - 7560)) == "-1 minute")
  }

  @Test func timers() {
    let interval = now..<(now + 3723)
    #expect(plain(SystemFormatStyle.Timer.timer(countingDownIn: interval).format(now)) == "1:02:03")
    #expect(plain(SystemFormatStyle.Timer.timer(countingUpIn: interval).format(now + 61)) == "1:01")
    #expect(
      plain(SystemFormatStyle.Timer.timer(countingDownIn: interval, showsHours: false).format(now))
        == "62:03")
  }

  @Test func stopwatch() {
    let style = SystemFormatStyle.Stopwatch.stopwatch(startingAt: now)
    #expect(plain(style.format(now + 12.345)) == "0:12.34")
    #expect(plain(style.format(now - 5)) == "0:00.00")
    #expect(
      plain(
        SystemFormatStyle.Stopwatch.stopwatch(startingAt: now, maxPrecision: .seconds(1)).format(now + 61))
        == "1:01")
  }
}
