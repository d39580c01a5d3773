import Foundation
import Testing

@testable import FoundationGaps

@Suite struct EnglishAgreementTests {
  @Test(arguments: [
    ("2 snooze", "2 snoozes"), ("1 snooze", "1 snooze"), ("0 box", "0 boxes"),
    ("3 new message", "3 new messages"),
    ("2 person", "2 people"), ("1 people", "1 person"), ("4 bus", "4 buses"), ("2 city", "2 cities"),
    ("2 day", "2 days"), ("3 cups", "3 cups"), ("1 cups", "1 cup"), ("1 cities", "1 city"),
    ("2 cup of coffee", "2 cups of coffee"), ("1 minutes left", "1 minute left"),
    ("1,001 step", "1,001 steps"),
    ("2 Child", "2 Children"), ("5 sheep", "5 sheep"), ("no number", "no number"), ("7", "7"),
  ])
  func nounsAgree(phrase: String, expected: String) {
    #expect(EnglishAgreement.text(phrase, locale: Locale(identifier: "en_US")) == expected)
  }

  @Test func otherLanguagesStay() {
    #expect(EnglishAgreement.text("2 Tag", locale: Locale(identifier: "de_DE")) == "2 Tag")
  }

  @Test func markdownAsksForIt() {
    let runs = InlineMarkdown.runs(in: "^[2 apple](inflect: true), ^[2 pear](other: 1)")
    #expect(runs.map(\.inflects) == [true, false])
    #expect(
      String(
        AttributedString(localized: "^[\(2) apple](inflect: true)", locale: Locale(identifier: "en"))
          .characters)
        == "2 apples")
  }
}
