import Foundation
import FoundationGaps
import Testing

@Suite struct DateComponentsFormatterTests {
  private func text(
    _ seconds: TimeInterval, _ style: DateComponentsFormatter.UnitsStyle = .positional,
    _ units: NSCalendar.Unit = [.hour, .minute, .second],
    zeros: DateComponentsFormatter.ZeroFormattingBehavior = .default, locale: String = "en_US",
    change: (DateComponentsFormatter) -> Void = { _ in }
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    formatter.allowedUnits = units
    formatter.zeroFormattingBehavior = zeros
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: locale)
    formatter.calendar = calendar
    change(formatter)
    return formatter.string(from: seconds)
  }

  @Test func positional() {
    #expect(text(3725) == "1:02:05")
    #expect(text(3610) == "1:00:10")
    #expect(text(65) == "1:05")
    #expect(text(5) == "5")
    #expect(text(0) == "0")
    #expect(text(65, zeros: .pad) == "00:01:05")
    #expect(text(150, .positional, [.minute, .second], zeros: .pad) == "02:30")
    #expect(text(65, zeros: []) == "0:01:05")
    #expect(text(3600, .positional, [.hour, .minute], zeros: .dropTrailing) == "1")
    #expect(text(100_844, .positional, []) == "1d 4:00:44")
  }

  @Test func everyStyleNamesItsUnits() {
    #expect(text(3725, .abbreviated) == "1h 2m 5s")
    #expect(text(3725, .brief) == "1hr 2min 5sec")
    #expect(text(3725, .short) == "1 hr, 2 min, 5 sec")
    #expect(text(3725, .full) == "1 hour, 2 minutes, 5 seconds")
    #expect(text(3725, .spellOut) == "one hour, two minutes, five seconds")
  }

  @Test func zerosAreDroppedWhereAsked() {
    #expect(text(3610, .abbreviated) == "1h 10s")
    #expect(text(600, .abbreviated, [.day, .hour, .minute, .second], zeros: .dropLeading) == "10m 0s")
    #expect(text(3610, .abbreviated, zeros: .dropMiddle) == "1h 10s")
    #expect(text(3600, .abbreviated, zeros: .dropTrailing) == "1h")
    #expect(text(60, .abbreviated, zeros: .pad) == "0h 1m 0s")
    #expect(text(0, .full, [.minute]) == "0 minutes")
  }

  @Test func theNumberOfUnitsIsLimited() {
    #expect(text(3725, .full) { $0.maximumUnitCount = 2 } == "1 hour, 2 minutes")
    #expect(text(3599, .full) { $0.maximumUnitCount = 1 } == "1 hour")
    #expect(text(5400 + 60, .full) { $0.maximumUnitCount = 1 } == "2 hours")
  }

  @Test func theLargestUnitCollapses() {
    #expect(text(4200, .abbreviated, [.hour, .minute]) { $0.collapsesLargestUnit = true } == "70m")
    #expect(text(7800, .abbreviated, [.hour, .minute]) { $0.collapsesLargestUnit = true } == "2h 10m")
  }

  @Test func phrases() {
    func both(_ formatter: DateComponentsFormatter) {
      formatter.includesApproximationPhrase = true
      formatter.includesTimeRemainingPhrase = true
    }
    #expect(text(300, .full, [.minute], change: both) == "About 5 minutes remaining")
    #expect(text(123, .brief, change: both) == "About 2min 3sec remaining")
    #expect(text(300, .full, [.minute], locale: "ko_KR", change: both) == "약 5분 남음")
  }

  @Test func otherLocales() {
    #expect(text(3725, .full, locale: "ko_KR") == "1시간 2분 5초")
    #expect(text(3725, .abbreviated, locale: "ja_JP") == "1時間2分5秒")
    #expect(text(3720, .full, locale: "de_DE") == "1 Stunde und 2 Minuten")
    #expect(text(3725, locale: "fi_FI") == "1.02.05")
  }

  @Test func negativeTimesCarryTheSignOnTheFirstUnit() {
    #expect(text(-3600, zeros: []) == "-1:00:00")
    #expect(text(-90, .abbreviated) == "-1m 30s")
  }

  @Test func componentsAndDates() {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .full
    #expect(formatter.string(from: DateComponents(hour: 2, minute: 30)) == "2 hours, 30 minutes")
    let start = Date(timeIntervalSince1970: 0)
    formatter.allowedUnits = [.day, .month]
    #expect(formatter.string(from: start, to: start + 86400 * 40) == "1 month, 9 days")
    #expect(formatter.string(for: "no time") == nil)
    #expect(
      DateComponentsFormatter.localizedString(from: DateComponents(minute: 5), unitsStyle: .short) == "5 min")
  }

  @Test func rangesOfDates() {
    let start = Date(timeIntervalSince1970: 0)
    #expect((start..<start + 3725).formatted(.timeDuration) == "1:02:05")
    #expect(
      (start..<start + 3725).formatted(.components(style: .wide, fields: [.hour, .minute]))
        == "1 hour, 2 minutes")
    #expect((start..<start + 3725).formatted(.components(style: .narrow)) == "1h 2m 5s")
  }
}

@Suite struct RelativeDateTimeFormatterTests {
  private func text(
    _ seconds: TimeInterval, _ style: RelativeDateTimeFormatter.UnitsStyle = .full, named: Bool = false,
    locale: String = "en_US"
  ) -> String {
    let formatter = RelativeDateTimeFormatter()
    formatter.unitsStyle = style
    formatter.dateTimeStyle = named ? .named : .numeric
    formatter.locale = Locale(identifier: locale)
    return formatter.localizedString(fromTimeInterval: seconds)
  }

  @Test func numeric() {
    #expect(text(300) == "in 5 minutes")
    #expect(text(-7200) == "2 hours ago")
    #expect(text(-6600) == "1 hour ago")
    #expect(text(0) == "in 0 seconds")
    #expect(text(86400) == "in 1 day")
    #expect(text(-300, .short) == "5 min. ago")
    #expect(text(-300, .abbreviated) == "5m ago")
    #expect(text(-300, .spellOut) == "five minutes ago")
  }

  @Test func named() {
    #expect(text(86400, named: true) == "tomorrow")
    #expect(text(-86400, named: true) == "yesterday")
    #expect(text(0, named: true) == "now")
    #expect(text(300, named: true) == "in 5 minutes")
  }

  @Test func otherLocales() {
    #expect(text(-300, locale: "ko_KR") == "5분 전")
    #expect(text(300, locale: "de_DE") == "in 5 Minuten")
    #expect(text(86400, named: true, locale: "fr_FR") == "demain")
  }

  @Test func components() {
    let formatter = RelativeDateTimeFormatter()
    #expect(formatter.localizedString(from: DateComponents(day: -3)) == "3 days ago")
    #expect(formatter.localizedString(from: DateComponents(weekOfMonth: 2)) == "in 2 weeks")
    #expect(formatter.string(for: "no date") == nil)
  }
}

@Suite struct ListFormatterTests {
  @Test func items() {
    let formatter = ListFormatter()
    #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.string(from: [1, 2]) == "1 und 2")
    #expect(ListFormatter.localizedString(byJoining: ["x", "y"]) == "x and y")
    #expect(formatter.string(for: 5) == nil)
  }
}
