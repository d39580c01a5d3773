import Cells
import Testing

@testable import Schemes

@Suite struct ColourSchemeTests {
  /// Numbers as colours: base00 is #000000, base01 #111111.
  private static func lines(_ count: Int, indent: String = "  ", quote: String = "\"") -> String {
    (0..<count).map { number in
      let digit = String(number % 16, radix: 16)
      return "\(indent)\(ColourScheme.key(number)): \(quote)\(String(repeating: digit, count: 6))\(quote)\n"
    }.joined()
  }

  private static let ink = """
    system: "base16"
    name: "Ink"
    author: "Somebody"
    variant: "dark"
    palette:
    \(lines(16))
    """

  /// The message for a scheme with one thing changed.
  private func error(replacing old: String, with new: String) throws -> SchemeError {
    #expect(Self.ink.contains(old))
    return try #require(
      #expect(throws: SchemeError.self) { try ColourScheme(yaml: Self.ink.replacing(old, with: new)) })
  }

  @Test func formOfToday() throws {
    let scheme = try ColourScheme(yaml: Self.ink)
    #expect(scheme.name == "Ink" && scheme.author == "Somebody" && scheme.system == .base16 && scheme.isDark)
    #expect(scheme.colours.count == 16 && scheme[0] == .black && scheme[15] == .white)
    #expect(scheme[10] == RGBA(0xAA, 0xAA, 0xAA))
  }

  @Test func formBeforeIt() throws {
    // Without quotes a number is no text in YAML, and 000000 would be 0.
    let scheme = try ColourScheme(
      yaml: "scheme: Old ink\nauthor: Somebody # and others\n" + Self.lines(16, indent: "", quote: ""))
    #expect(scheme.name == "Old ink" && scheme.author == "Somebody" && scheme.system == .base16)
    #expect(scheme[0] == .black && scheme[1] == RGBA(0x11, 0x11, 0x11))
  }

  @Test func base24() throws {
    let said = try ColourScheme(yaml: "system: base24\npalette:\n" + Self.lines(24))
    #expect(said.colours.count == 24 && said[23] == RGBA(0x77, 0x77, 0x77) && said.name == nil)
    #expect(try ColourScheme(yaml: Self.lines(24, indent: "")).system == .base24)
    // What is called base16 has 16.
    #expect(try ColourScheme(yaml: "system: base16\npalette:\n" + Self.lines(24)).colours.count == 16)
  }

  @Test func variant() throws {
    let found = Self.ink.replacing("variant: \"dark\"\n", with: "")
    #expect(try ColourScheme(yaml: found).isDark)
    #expect(try !ColourScheme(yaml: found.replacing("\"000000\"", with: "\"FFFFFF\"")).isDark)
    #expect(try !ColourScheme(yaml: Self.ink.replacing("\"dark\"", with: "light")).isDark)
  }

  @Test func formsOfWriting() throws {
    let scheme = try ColourScheme(yaml: Self.ink)
    #expect(try ColourScheme(yaml: Self.ink.replacing("\"000000\"", with: "'#000000'")) == scheme)
    #expect(try ColourScheme(yaml: Self.ink.replacing("base0A", with: "base0a")) == scheme)
    #expect(try ColourScheme(yaml: Self.ink + "slug: ink\ntags: [a, [b, {c: d}]]\n") == scheme)
    let flow = "{\(Self.lines(16, indent: "", quote: "'").split(separator: "\n").joined(separator: ", "))}"
    #expect(try ColourScheme(yaml: flow).colours == scheme.colours)
    #expect(try ColourScheme(yaml: "---\n" + Self.ink + "...\n") == scheme)
  }

  @Test func wrongValuesAreNamed() throws {
    let colour = "expected a colour such as \"1E90FF\" or \"#1E90FF\", found "
    #expect(
      try error(replacing: "\"aaaaaa\"", with: "\"teal\"")
        == SchemeError(
          place: SchemePlace(line: 16, column: 11), key: "palette.base0A", message: colour + "\"teal\""))
    #expect(try error(replacing: "\"aaaaaa\"", with: "\"aaa\"").message == colour + "\"aaa\"")
    #expect(try error(replacing: "\"aaaaaa\"", with: "\"aaaaaaaa\"").message == colour + "\"aaaaaaaa\"")
    #expect(try error(replacing: "\"aaaaaa\"", with: "[1]").message == colour + "a list")
    #expect(
      try error(replacing: "\"aaaaaa\"", with: "#aaaaaa").message
        == colour + "nothing: a # without quotes begins a comment")
    #expect(
      try error(replacing: "\"base16\"", with: "\"tinted8\"")
        == SchemeError(
          place: SchemePlace(line: 1, column: 9), key: "system",
          message: "expected \"base16\" or \"base24\", found \"tinted8\""))
    #expect(
      try error(replacing: "\"dark\"", with: "dim").message == "expected \"dark\" or \"light\", found \"dim\""
    )
  }

  @Test func missingAndDoubledKeysAreNamed() throws {
    #expect(
      try error(replacing: "  base0A: \"aaaaaa\"\n", with: "")
        == SchemeError(
          place: SchemePlace(line: 6, column: 3), key: "palette.base0A",
          message: "is missing; expected a colour such as \"1E90FF\" or \"#1E90FF\""))
    #expect(try error(replacing: "\"base16\"", with: "base24").key == "palette.base10")
    #expect(
      try error(replacing: "base0B", with: "base0A")
        == SchemeError(
          place: SchemePlace(line: 17, column: 3), key: "base0A", message: "the key is there twice"))
    #expect(
      try error(replacing: "palette:", with: "colours:").message
        == "is missing; expected the colours base00 to base0F below it, or at the top of the file")
    #expect(
      try error(replacing: "palette:", with: "palette: none\nothers:").message
        == "expected the keys of a base16 or base24 scheme, found \"none\"")
  }

  @Test func whatIsNotYAMLIsPlaced() throws {
    let error = try error(replacing: "name: \"Ink\"", with: "name: \"Ink")
    #expect(error.place != nil && error.message.hasPrefix("this is not YAML: "))
    #expect(
      try self.error(replacing: "author: \"Somebody\"", with: "\tauthor: x").place?.line == 3)
  }

  @Test(arguments: ["", "# only a comment\n", "\n\n"])
  func emptyFiles(text: String) throws {
    let error = #expect(throws: SchemeError.self) { try ColourScheme(yaml: text) }
    #expect(error?.message == "there is nothing in this file")
  }

  @Test func otherDocumentsAreRefused() throws {
    #expect(throws: SchemeError.self) { try ColourScheme(yaml: "- base00\n- base01\n") }
    #expect(throws: SchemeError.self) { try ColourScheme(yaml: "dark") }
    let two = #expect(throws: SchemeError.self) { try ColourScheme(yaml: Self.ink + "---\nname: x\n") }
    #expect(two?.message == "expected one document, found another one" && two?.place?.line == 22)
  }

  /// A small file could stand for a large tree.
  @Test func aliasesAreRefused() throws {
    let anchored = Self.ink.replacing("\"111111\"", with: "&one \"111111\"")
    #expect(try ColourScheme(yaml: anchored)[1] == RGBA(0x11, 0x11, 0x11))
    let error = #expect(throws: SchemeError.self) {
      try ColourScheme(yaml: anchored.replacing("\"222222\"", with: "*one"))
    }
    #expect(error?.message == "a scheme has no aliases (*name): write the value itself")
    #expect(error?.place == SchemePlace(line: 8, column: 11))
    #expect(throws: SchemeError.self) { try ColourScheme(yaml: "a: &a [x]\nb: [*a, *a]\n" + Self.ink) }
    #expect(throws: SchemeError.self) { try ColourScheme(yaml: "<<: *none\n" + Self.ink) }
  }

  @Test func depthIsLimited() throws {
    let error = #expect(throws: SchemeError.self) {
      try ColourScheme(yaml: "a: " + String(repeating: "[", count: 100_000))
    }
    #expect(error?.message == "nested too deeply for a scheme")
    #expect(throws: SchemeError.self) { try ColourScheme(yaml: String(repeating: "? ", count: 50_000)) }
  }

  @Test func nothingBringsControlCharacters() throws {
    let name = try error(replacing: "\"Ink\"", with: "\"\\e[2J\"")
    #expect(name.key == "name" && name.message.hasPrefix("expected a text without control characters"))
    for error in [
      name, try error(replacing: "\"aaaaaa\"", with: "\"\\e]0;x\\a\""),
      try error(replacing: "base0B:", with: "\"\\e[1m\": x\n  \"\\e[1m\":"),
      try error(replacing: "\"Ink\"", with: "\u{1B}[2J"),
    ] {
      #expect(!(error.key + error.message).unicodeScalars.contains(where: TextWidth.isControl))
    }
    #expect(
      try error(replacing: "\"aaaaaa\"", with: "\"\(String(repeating: "a", count: 5000))\"").message.count
        < 140)
  }
}
