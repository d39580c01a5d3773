import Resources
import Testing

@Suite struct PluralRulesTests {
  @Test func arabicHasSixForms() {
    let forms = [0.0, 1, 2, 5, 11, 100].map { PluralRules.category(of: $0, language: "ar") }
    #expect(forms == [.zero, .one, .two, .few, .many, .other])
  }

  @Test func languagesDiffer() {
    #expect(PluralRules.category(of: 1, language: "en") == .one)
    #expect(PluralRules.category(of: 0, language: "en") == .other)
    #expect(PluralRules.category(of: 0, language: "fr") == .one)
    #expect(PluralRules.category(of: 1, language: "ko") == .other)
    #expect(PluralRules.category(of: 3, language: "ru") == .few)
    #expect(PluralRules.category(of: 1.5, language: "en") == .other)
  }
}
