import Foundation
import Testing

/// `islet themes`, and schemes as themes.
@Suite struct ThemesTests {
  private static let scheme =
    "system: \"base16\"\nname: \"Harbour\"\nauthor: \"Somebody\"\npalette:\n"
    + [
      "10181f", "18242e", "24343f", "4a5f6d", "7d93a1", "c3d1da", "dde8ee", "f2f7fa", "e2726e", "e09b5a",
      "d9c36a",
      "84c08a", "66c0bd", "6aa9e0", "b08be0", "a97c5d",
    ].enumerated().map { "  base" + String(format: "%02X", $0) + ": \"\($1)\"\n" }.joined()

  @Test func list() throws {
    let text = try Program.run(["themes"])
    #expect(text.code == 0 && text.errors == "")
    let lines = text.output.split(separator: "\n")
    #expect(lines.count >= 15 && lines[0].hasPrefix("midnight "))
    #expect(lines.contains { $0.hasPrefix("solarized ") && $0.hasSuffix("Ethan Schoonover") })
    let json = try Program.run(["themes", "--json", "nord", "mono"])
    let list = try #require(
      JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]])
    #expect(list.map { $0["id"] as? String } == ["nord", "mono"])
    #expect(list.map { $0["colour"] as? Bool } == [true, false])
    #expect(list[0]["author"] as? String == "Sven Greb")
  }

  /// A scheme out of a pipe has no name that says what it is, and a pipe without a writer is empty.
  @Test func schemesOutOfPipes() throws {
    let folder = try SourceFolder(["scheme": Self.scheme])
    let shown = try Program.run(
      ["render", "--bare", "--theme", folder.path + "/scheme", "--format", "json"])
    #expect(shown.code == 0 && shown.errors == "")
    let pipe = folder.path + "/pipe.json"
    #expect(mkfifo(pipe, 0o600) == 0)
    for option in ["--theme", "--device"] {
      let empty = try Program.run(["render", "--bare", option, pipe])
      #expect(empty.code == 2 && empty.errors.contains("pipe.json:1:1: this is not JSON"))
    }
  }

  @Test func previewAsText() throws {
    let result = try Program.run(["themes", "--preview", "nord", "contrast"])
    #expect(result.code == 0 && result.errors == "" && !result.output.contains("\u{1B}"))
    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.filter { $0.contains("nord dark") && $0.contains("nord light") }.count == 1)
    #expect(lines.count == 2 * 17 + 2 && lines.allSatisfy { $0.count <= 80 })
    let dark = try Program.run(["themes", "--appearance", "dark"])
    #expect(dark.output.contains("paper dark") && !dark.output.contains("paper light"))
  }

  @Test func previewInColour() throws {
    let result = try Program.run(
      ["themes", "--preview", "nord", "--format", "ansi"],
      environment: ["COLORTERM": "truecolor", "TERM": "xterm"])
    // The ground of the terminal, and nothing but colours and attributes.
    #expect(result.output.contains("48;2;46;52;64"))
    let sequences = result.output.split(separator: "\u{1B}").dropFirst()
    #expect(sequences.allSatisfy { $0.prefixMatch(of: /\[[0-9;:]*m/) != nil })
  }

  @Test func previewAsPictures() throws {
    let folder = try SourceFolder([:])
    let file = folder.path + "/themes.png"
    let result = try Program.run(["themes", "--preview", "one", "-o", file])
    #expect(result.code == 0 && result.output == "")
    let bytes = try Data(contentsOf: URL(fileURLWithPath: file))
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    // Two halves of 26 x 17 cells, 16 x 32 pixels each.
    #expect(Array(bytes[16..<24]) == [0, 0, 3, 64, 0, 0, 2, 32])
    _ = try Program.run(["themes", "one", "nord", "--format", "svg", "-o", folder.path + "/all/"])
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/all").sorted()
    #expect(names == ["nord.svg", "one.svg"])
  }

  @Test func schemesAreThemes() throws {
    let folder = try SourceFolder(["Harbour night.yaml": Self.scheme, "Broken.yaml": "scheme: [\n"])
    let file = folder.path + "/Harbour night.yaml"
    let list = try Program.run(["themes", file])
    #expect(list.output == "harbour-night  Harbour  filled  colour  unicode  Somebody\n")
    let frame = try Program.run(["render", "--theme", file, "--format", "json", "--size", "60x26"])
    #expect(frame.code == 0 && frame.output.contains("\"theme\": \"harbour-night\""))
    let inFolder = try Program.run(["themes"], environment: ["ISLET_THEMES": folder.path])
    #expect(inFolder.code == 1 && inFolder.output.hasPrefix("harbour-night "))
    #expect(inFolder.errors.contains("Broken.yaml:2:1: this is not YAML: "))
    let drawn = try Program.run(
      ["render", "--theme", "harbour-night", "--format", "text"], environment: ["ISLET_THEMES": folder.path])
    #expect(drawn.code == 0)
  }

  @Test func badSchemes() throws {
    let folder = try SourceFolder([
      "colour.yaml": Self.scheme.replacing("\"d9c36a\"", with: "\"\\e[31mred\\a\""),
      "alias.yml": "a: &a [x]\nb: *a\n", "huge.yaml": String(repeating: "# nothing\n", count: 200_000),
    ])
    func message(_ name: String) throws -> String {
      let result = try Program.run(["render", "--theme", "\(folder.path)/\(name)"])
      #expect(result.code == 2 && result.output == "")
      #expect(!result.errors.dropLast().unicodeScalars.contains { $0.value < 0x20 })
      return result.errors
    }
    #expect(
      try message("colour.yaml").contains("colour.yaml:15:11: palette.base0A: expected a colour such as"))
    #expect(try message("alias.yml").contains("alias.yml:2:4: a scheme has no aliases"))
    #expect(try message("huge.yaml").contains("larger than 1 MB"))
    #expect(try message("none.yaml").contains("cannot be read"))
  }

  @Test func wrongUse() throws {
    let unknown = try Program.run(["themes", "--preview", "pink"])
    #expect(unknown.code == 2 && unknown.errors.hasPrefix("islet: themes: no theme is named \"pink\""))
    #expect(try Program.run(["themes", "--json", "--preview"]).code == 2)
    let taken = try SourceFolder(["nord.svg": ""])
    #expect(try Program.run(["themes", "nord", "--format", "svg", "-o", taken.path]).code == 2)
  }
}
