import Foundation
import Testing

@testable import Phone

@Suite struct PhoneClockTests {
  private let instant = Date(timeIntervalSince1970: 1_767_951_660)

  @Test func theStandingClock() {
    #expect(PhoneClock(instant) == .standing)
  }

  @Test func zonesAndLocales() {
    let seoul = PhoneClock(
      instant, timeZone: TimeZone(identifier: "Asia/Seoul")!, locale: Locale(identifier: "de_DE"))
    #expect(seoul.time == "18:41")
    #expect(seoul.date == "Freitag, 9. Januar")
    #expect(PhoneClock(instant, timeZone: TimeZone(identifier: "Asia/Seoul")!).time == "6:41")
  }

  /// English of the United States is made without a formatter.
  @Test(arguments: ["UTC", "America/New_York", "Asia/Kolkata", "Pacific/Chatham", "America/St_Johns"])
  func englishIsWhatTheFormatterMakes(_ zone: String) throws {
    let zone = try #require(TimeZone(identifier: zone))
    for step in 0..<400 {
      // Steps that meet every hour, day and month, from before 1970 to after 2060.
      let instant = Date(timeIntervalSince1970: -500_000_000.25 + Double(step) * 8_765_432.1)
      #expect(
        PhoneClock(english: instant, timeZone: zone)
          == PhoneClock(formatted: instant, timeZone: zone, locale: Locale(identifier: "en_US")))
    }
  }
}
