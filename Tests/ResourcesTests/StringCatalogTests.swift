import Foundation
import Resources
import Testing

@Suite struct StringCatalogTests {
  private func read(_ strings: String) throws -> (table: StringTable, problems: [ResourceProblem]) {
    let folder = try TestFolder()
    let path = try folder.write(
      "Localizable.xcstrings", "{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": {\(strings)}}"
    )
    return try StringCatalogReader.read(path)
  }

  private static func unit(_ text: String) -> String {
    "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(text)\"}}"
  }

  private static func plural(_ forms: [(String, String)]) -> String {
    "{\"variations\": {\"plural\": {" + forms.map { "\"\($0.0)\": \(unit($0.1))" }.joined(separator: ",")
      + "}}}"
  }

  @Test func plainAndNewTexts() throws {
    let (table, problems) = try read(
      """
      "Hello": {"localizations": {"de": \(Self.unit("Hallo")), "ko": {"stringUnit": {"state": "new", "value": ""}}}},
      "Untouched": {}
      """)
    #expect(problems.isEmpty)
    #expect(table.name == "Localizable")
    #expect(table.sourceLanguage == "en")
    #expect(table.texts == ["de": ["Hello": .text("Hallo")]])
  }

  @Test func pluralsByTheFirstNumber() throws {
    let (table, _) = try read(
      "\"%@: %lld\": {\"localizations\": {\"en\": \(Self.plural([("one", "%@: %lld day"), ("other", "%@: %lld days")]))}}"
    )
    let text = try #require(table.texts["en"]?["%@: %lld"])
    #expect(text.resolved(values: [nil, 1], language: "en") == "%@: %lld day")
    #expect(text.resolved(values: [nil, 2], language: "en") == "%@: %lld days")
  }

  @Test func devicesAndPluralsInThem() throws {
    let (table, _) = try read(
      """
      "Tap %lld": {"localizations": {"en": {"variations": {"device": {
        "mac": \(Self.unit("Click %lld")), "iphone": \(Self.plural([("one", "Tap once"), ("other", "Tap %lld times")])),
        "other": \(Self.unit("Press %lld"))}}}}}
      """)
    let text = try #require(table.texts["en"]?["Tap %lld"])
    #expect(text.resolved(values: [1], language: "en") == "Tap once")
    #expect(text.resolved(values: [3], language: "en") == "Tap %lld times")
  }

  @Test func substitutionsChooseTheirValue() throws {
    let (table, _) = try read(
      """
      "%@ %lld %lld": {"localizations": {"en": {
        "stringUnit": {"state": "translated", "value": "%1$@: %#@birds@ in %#@trees@, %@"},
        "substitutions": {
          "birds": {"argNum": 2, "formatSpecifier": "lld",
            "variations": {"plural": {"one": \(Self.unit("%arg bird")), "other": \(Self.unit("%arg birds"))}}},
          "trees": {"argNum": 3, "formatSpecifier": "lld",
            "variations": {"plural": {"one": \(Self.unit("one tree")), "other": \(Self.unit("%arg trees"))}}}
        }}}}
      """)
    let text = try #require(table.texts["en"]?["%@ %lld %lld"])
    #expect(
      text.resolved(values: [nil, 1, 4], language: "en") == "%1$@: %2$lld bird in %3$lld trees, %1$@")
    #expect(text.resolved(values: [nil, 2, 1], language: "en") == "%1$@: %2$lld birds in one tree, %1$@")
  }

  @Test func aWrongEntryIsToldAndTheRestRead() throws {
    let (table, problems) = try read(
      """
      "Bad": {"localizations": {"de": {"stringUnit": {"value": 7}}, "fr": \(Self.unit("Bon"))}},
      "Odd": {"localizations": {"de": \(Self.plural([("several", "x")]))}}
      """)
    #expect(table.texts == ["fr": ["Bad": .text("Bon")]])
    #expect(
      problems.map { "\($0.place): \($0.message)" } == [
        "strings.Bad.localizations.de.stringUnit.value: expected a text, found 7",
        "strings.Odd.localizations.de.variations.plural.several: expected one of zero, one, two, few, many and other "
          + "as its key, found a dictionary",
      ])
  }
}
