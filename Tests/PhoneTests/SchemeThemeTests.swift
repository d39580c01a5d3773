import Cells
import Foundation
import StageLink
import Testing

@testable import Phone

/// Themes that are made from base16 and base24 schemes.
@MainActor
@Suite struct SchemeThemeTests {
  /// Solarized as Ethan Schoonover publishes it, in the order of base16: monotones, then hues from red to brown.
  private static let monotones = [
    "002b36", "073642", "586e75", "657b83", "839496", "93a1a1", "eee8d5", "fdf6e3",
  ]
  private static let hues = ["dc322f", "cb4b16", "b58900", "859900", "2aa198", "268bd2", "6c71c4", "d33682"]

  private static func yaml(_ colours: [String]) -> String {
    let lines = colours.enumerated().map { number, colour in
      "base" + String(format: "%02X", number) + ": \"\(colour)\"\n"
    }
    return "scheme: \"Solarized\"\nauthor: \"Ethan Schoonover\"\n" + lines.joined()
  }

  private func theme(_ colours: [String], file: String = "/themes/Solarized Dark.yaml") throws -> Theme {
    try ThemeLoader.load(Data(Self.yaml(colours).utf8), file: file)
  }

  @Test func aDarkSchemeIsTheDarkHalf() throws {
    let theme = try theme(Self.monotones + Self.hues)
    #expect(theme.id == "solarized-dark" && theme.name == "Solarized" && theme.author == "Ethan Schoonover")
    #expect(theme.manner == .filled && theme.hasColour && theme.charset == .unicode)
    #expect(theme.dark.terminal == RGBA(0x00, 0x2B, 0x36))
    #expect(theme.dark.panel.good == RGBA(0x85, 0x99, 0x00))
    #expect(theme.light.terminal.luminance > 0.8 && theme.dark.terminal.luminance < 0.1)
  }

  @Test func aLightSchemeIsTheLightHalf() throws {
    let theme = try theme(Self.monotones.reversed() + Self.hues, file: "day.yml")
    #expect(theme.id == "day" && theme.light.terminal == RGBA(0xFD, 0xF6, 0xE3))
    #expect(theme.dark.terminal.luminance < 0.05)
  }

  @Test func brightSignalsOfBase24() throws {
    let bright = ["001e26", "00141a", "ff6e67", "ffd75f", "b8e986", "7fe0d6", "82c6ff", "a5a8f5"]
    let theme = try theme(Self.monotones + Self.hues + bright)
    #expect(theme.dark.panel.bad == RGBA(0xFF, 0x6E, 0x67) && theme.dark.panel.warn == RGBA(0xFF, 0xD7, 0x5F))
    #expect(theme.light.panel.bad != RGBA(0xFF, 0x6E, 0x67))
  }

  /// Also of schemes that nobody could read as they are.
  @Test(arguments: [
    monotones + hues, monotones.reversed() + hues, Array(repeating: "808080", count: 16),
    (0..<16).map { String(format: "%02x0000", $0 * 16) }, Array(repeating: "ffffff", count: 16),
    Array(repeating: "ff0000", count: 8) + Array(repeating: "00ff00", count: 8),
  ])
  func everyHalfIsReadable(colours: [String]) throws {
    ThemeChecks.expectReadable(try theme(colours))
  }

  @Test func namesOfFilesBecomeIDs() throws {
    let colours = Self.monotones + Self.hues
    for (file, id) in [
      ("Rosé Pine.yaml", "rose-pine"), ("a/b/ocean.yml", "ocean"), ("\u{1B}[2J.yaml", "2j"),
      ("夜.yaml", "scheme"),
    ] {
      #expect(try theme(colours, file: file).id == id)
    }
  }

  @Test func faultsAreToldWithTheirPlace() throws {
    let text = Self.yaml(Self.monotones + Self.hues).replacing("\"dc322f\"", with: "red")
    let error = #expect(throws: ThemeError.self) {
      try ThemeLoader.load(Data(text.utf8), file: "sun.yaml")
    }
    #expect(
      error?.description
        == "sun.yaml:11:9: base08: expected a colour such as \"1E90FF\" or \"#1E90FF\", found \"red\"")
  }

  @Test func schemesLieInTheFolderToo() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-schemes-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ text: String, _ name: String) throws {
      try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
    try write(Self.yaml(Self.monotones + Self.hues), "night.yaml")
    try write("scheme: [", "broken.yml")
    try write(TestThemes.json("midnight"), "midnight.json")
    let environment = ["ISLET_THEMES": folder.path]
    let library = try ThemeLibrary.installed(environment: environment)
    #expect(library.themes.map(\.id) == ["midnight", "night"])
    #expect(library.errors.map { ($0.file as NSString).lastPathComponent } == ["broken.yml"])
    #expect(try ThemeLibrary.installedTheme(named: "night", environment: environment).name == "Solarized")
    #expect(throws: ThemeError.self) { try library.theme(named: "broken") }
    #expect(
      ThemeLibrary.isPath("night.yaml") && ThemeLibrary.isPath("night.yml") && !ThemeLibrary.isPath("night"))
  }

  @Test func endlessFilesAreRefused() throws {
    let error = #expect(throws: ThemeError.self) { try ThemeLoader.load(file: "/dev/zero") }
    #expect(error?.description == "/dev/zero: the file is larger than 1 MB, and no theme")
  }
}
