import Foundation
import Resources
import Testing

@Suite struct StringsFileTests {
  private func read(_ data: Data) throws -> (texts: [String: LocalizedText], problems: [ResourceProblem]) {
    let folder = try TestFolder()
    return try StringsFileReader.read(try folder.write("Localizable.strings", data))
  }

  private static let source = """
    /* A comment; "not" = "read"; */
    "greeting" = "Guten \\"Tag\\",\\nWelt";
    // another
    bare.key = "ok";
    "accent" = "\\U00e9\\U20AC";
    "alone";
    """

  private static let expected: [String: LocalizedText] = [
    "greeting": .text("Guten \"Tag\",\nWelt"), "bare.key": .text("ok"), "accent": .text("é€"),
    "alone": .text("alone"),
  ]

  @Test func escapesAndComments() throws {
    let (texts, problems) = try read(Data(Self.source.utf8))
    #expect(texts == Self.expected)
    #expect(problems.isEmpty)
  }

  @Test(arguments: [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian])
  func utf16(encoding: String.Encoding) throws {
    #expect(try read(try #require(Self.source.data(using: encoding))).texts == Self.expected)
  }

  @Test func binaryPropertyLists() throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["a": "b"], format: .binary, options: 0)
    #expect(try read(data).texts == ["a": .text("b")])
  }

  @Test func mistakesAreToldByLine() throws {
    let (texts, problems) = try read(
      Data("\"a\" = \"1\";\n\"b\" \"2\";\n= 3;\n\"c\" = \"4\"\n\"d\" = \"5\";".utf8))
    #expect(texts == ["a": .text("1"), "c": .text("4"), "d": .text("5")])
    #expect(
      problems.map { "\($0.place): \($0.message)" } == [
        "line 2: expected = after the key \"b\"", "line 3: expected a key such as \"greeting\"",
        "line 4: expected ; after the text of \"c\"",
      ])
  }

  @Test func aPlaceWithoutRulesIsTold() throws {
    let folder = try TestFolder()
    let list: [String: Any] = [
      "good": ["NSStringLocalizedFormatKey": "%d"],
      "bad": [
        "NSStringLocalizedFormatKey": "%#@m@ %#@n@",
        "n": ["NSStringFormatValueTypeKey": "d", "other": "%d items"],
      ],
    ]
    let data = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
    let (texts, problems) = try StringsDictionaryReader.read(
      try folder.write("Localizable.stringsdict", data))
    #expect(texts.keys.sorted() == ["good"])
    #expect(
      problems.map { "\($0.place): \($0.message)" } == [
        "bad.NSStringLocalizedFormatKey: expected rules for 'm' beside the format, found \"%#@m@ %#@n@\""
      ])
  }

  @Test func pluralRulesOfAStringsDictionary() throws {
    let folder = try TestFolder()
    let list: [String: Any] = [
      "%d files in %@": [
        "NSStringLocalizedFormatKey": "%#@files@ in %@",
        "files": [
          "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "d",
          "zero": "no files", "one": "%d file", "other": "%d files",
        ],
      ],
      "tap": ["NSStringDeviceSpecificRuleType": ["mac": "Click", "iphone": "Tap"]],
      "wide": ["NSStringVariableWidthRuleType": ["1": "M", "20": "Monday"]],
      "bad": ["files": 3],
    ]
    let data = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
    let (texts, problems) = try StringsDictionaryReader.read(
      try folder.write("Localizable.stringsdict", data))
    let files = try #require(texts["%d files in %@"])
    #expect(files.resolved(values: [0, nil], language: "en") == "no files in %2$@")
    #expect(files.resolved(values: [1, nil], language: "en") == "%1$d file in %2$@")
    #expect(files.resolved(values: [7, nil], language: "en") == "%1$d files in %2$@")
    #expect(texts["tap"]?.resolved(values: [], language: "en") == "Tap")
    #expect(texts["wide"] == .text("Monday"))
    #expect(
      problems.map(\.description).first?.contains("bad.NSStringLocalizedFormatKey: expected a text") == true)
  }
}
