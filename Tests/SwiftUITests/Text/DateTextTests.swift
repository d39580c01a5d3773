import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct DateTextTests {
  private let morning = Date(timeIntervalSince1970: 1_767_951_660)

  private func environment(_ locale: String, zone: String = "UTC") -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    environment.timeZone = TimeZone(identifier: zone)!
    return environment
  }

  private func drawn(_ text: Text, _ locale: String = "en_US", zone: String = "UTC") -> String {
    // Formats part numbers and words by blanks of many widths.
    draw(text, width: 60, height: 1, environment: environment(locale, zone: zone))
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  @Test(arguments: [
    ("en_US", "9:41 AM – 12:56 PM"), ("de_DE", "09:41–12:56 Uhr"), ("ja_JP", "9時41分～12時56分"),
    ("hi_IN", "पू 9:41 – अ 12:56"),
  ])
  func timesOfOneDayHaveNoDate(locale: String, expected: String) {
    #expect(drawn(Text(morning...morning + 11_700), locale) == expected)
  }

  @Test func timesOfSeveralDaysHaveTheirDates() {
    #expect(drawn(Text(morning...morning + 72_000)) == "1/9/2026, 9:41 AM – 1/10/2026, 5:41 AM")
    #expect(drawn(Text(DateInterval(start: morning, duration: 600))) == "9:41 – 9:51 AM")
  }

  @Test func intervalsAreInTheTimeZoneOfTheEnvironment() {
    #expect(drawn(Text(morning...morning + 600), zone: "Asia/Tokyo") == "6:41 – 6:51 PM")
  }

  @Test func distancesKeepRoomForTheWidestOfTheirUnits() {
    // "1 min, 5 sec" may become "59 min, 59 sec".
    let text = Text(Date.now + 65.5, style: .relative)
    #expect(size(text, width: 40).width == 14, "they do not fill what they are offered")
    #expect(size(text).width == 12)
    #expect(size(text, width: 13).width == 13)
    #expect(size(Text(Date.now + 5.5, style: .offset), width: 40).width == "-59 seconds".count)
    #expect(size(Text(Date.now + 90_000, style: .relative)).width == "1 day, 1 hr".count)
  }

  @Test func textsThatHoldACountingOneKeepItsRoom() {
    let interval = Date.now...Date.now + 500
    #expect(size(Text("Ends \(timerInterval: interval)"), width: 40).width == 10)
    #expect(size(Text("Ends ") + Text(timerInterval: interval), width: 40).width == 10)
    // Offered less it wraps as any other.
    #expect(size(Text("Ends \(timerInterval: interval)"), width: 6).width == 4)
  }
}
