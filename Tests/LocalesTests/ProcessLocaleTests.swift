import Foundation
import Locales
import Testing

/// 2026-01-09T09:41:00Z
private let moment = Date(timeIntervalSince1970: 1_767_951_660)

private struct Texts: Equatable, Sendable {
  var formatted: String
  var dateFormatter: String
  var numberFormatter: String
  var list: String
  var zones: Set<String>
  var languages: [String]

  /// What Foundation says now.
  init() {
    let dates = DateFormatter()
    dates.dateFormat = "EEEE HH:mm"
    let numbers = NumberFormatter()
    numbers.numberStyle = .decimal
    formatted = moment.formatted(.dateTime.weekday(.wide).hour().minute())
    dateFormatter = dates.string(from: moment)
    numberFormatter = numbers.string(from: 1234.5) ?? ""
    list = ["a", "b"].formatted()
    zones = [
      TimeZone.current.identifier, TimeZone.autoupdatingCurrent.identifier,
      Calendar.current.timeZone.identifier, NSTimeZone.default.identifier, dates.timeZone.identifier,
    ]
    languages = Locale.preferredLanguages
  }
}

@Suite struct ProcessLocaleTests {
  @Test func theDefaultIsAmericanEnglishAndUTC() {
    let texts = Texts()
    #expect(Locale.current.identifier == "en_US")
    #expect(Locale.autoupdatingCurrent.identifier == "en_US")
    #expect(Calendar.current.identifier == .gregorian)
    #expect(texts.formatted == "Friday 9:41\u{202F}AM")
    #expect(texts.dateFormatter == "Friday 09:41")
    #expect(texts.numberFormatter == "1,234.5")
    #expect(texts.list == "a and b")
    #expect(texts.zones == ["GMT"])
    #expect(texts.languages == ["en-US"])
  }

  @Test func aTaskSeesItsOwn() throws {
    let seoul = try #require(TimeZone(identifier: "Asia/Seoul"))
    let texts = ProcessLocale.with(locale: Locale(identifier: "ko_KR"), timeZone: seoul) { Texts() }
    #expect(texts.formatted == "(금요일) 오후 6:41")
    #expect(texts.dateFormatter == "금요일 18:41")
    #expect(texts.list == "a 및 b")
    #expect(texts.zones == ["Asia/Seoul"])
    #expect(texts.languages == ["ko-KR"])
    #expect(Locale.current.identifier == "en_US")
  }

  @Test func theInnermostWinsAndTheOuterComesBack() {
    ProcessLocale.with(locale: Locale(identifier: "de_DE")) {
      #expect(Texts().numberFormatter == "1.234,5")
      ProcessLocale.with(locale: Locale(identifier: "fr_FR"), calendar: .buddhist) {
        #expect(Locale.current.identifier == "fr_FR")
        #expect(Calendar.current.identifier == .buddhist)
        #expect(Texts().numberFormatter == "1\u{202F}234,5")
      }
      #expect(Texts().numberFormatter == "1.234,5")
    }
  }

  @Test func parallelTasksDoNotDisturbEachOther() async {
    let languages = await withTaskGroup(of: (String, Texts).self) { group in
      for (identifier, _) in [("de_DE", 0), ("ja_JP", 1), ("es_ES", 2), ("ko_KR", 3)] {
        group.addTask {
          ProcessLocale.with(locale: Locale(identifier: identifier)) { (identifier, Texts()) }
        }
      }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1.dateFormatter }
    }
    #expect(
      languages == [
        "de_DE": "Freitag 09:41", "ja_JP": "金曜日 09:41", "es_ES": "viernes 09:41", "ko_KR": "금요일 09:41",
      ])
  }
}
