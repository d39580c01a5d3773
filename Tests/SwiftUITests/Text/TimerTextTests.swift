import BoxLayout
import Foundation
import Testing

@testable import SwiftUI

/// Texts that count: how much room they keep, where their digits stand in it and which digits they are.
@MainActor @Suite struct TimerTextTests {
  private let start = Date(timeIntervalSinceReferenceDate: 0)

  private func timer(_ seconds: TimeInterval, showsHours: Bool = true) -> Text {
    Text(timerInterval: start...(start + seconds), pauseTime: start, showsHours: showsHours)
  }

  @Test(arguments: [
    (30.0, 5), (900, 5), (3599, 5), (3600, 7), (35_999, 7), (36_000, 8), (90_000, 8),
  ]) func theWholeIntervalSaysHowMuchRoomIsKept(seconds: TimeInterval, cells: Int) {
    #expect(size(timer(seconds)).width == cells)
  }

  @Test func withoutHoursMinutesNeedTheRoom() {
    #expect(size(timer(5999, showsHours: false)).width == 5)
    #expect(size(timer(6000, showsHours: false)).width == 6)
  }

  @Test func digitsStandInTheMiddleOfTheRoomUnlessToldOtherwise() {
    #expect(draw(timer(30), width: 11, height: 1) == "   0:30")
    #expect(draw(timer(30).multilineTextAlignment(.trailing), width: 11, height: 1) == "       0:30")
    #expect(draw(timer(30).multilineTextAlignment(.leading), width: 11, height: 1) == "0:30")
  }

  @Test(arguments: [
    ("en_US", "1:02:05"), ("ar_EG", "١:٠٢:٠٥"), ("fa_IR", "۱:۰۲:۰۵"), ("hi_IN", "1:02:05"),
  ]) func digitsAreThoseOfTheLanguage(locale: String, text: String) {
    #expect(TimerText.text(seconds: 3725, true, locale: Locale(identifier: locale)) == text)
  }
}
