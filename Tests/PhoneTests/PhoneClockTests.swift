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
}
