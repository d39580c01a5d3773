import Cells
import StageLink
import Foundation
import Testing

@testable import Phone

@MainActor
@Suite struct ThemeLoaderTests {
  /// The message for a shipped theme with one thing changed.
  private func message(replacing old: String, with new: String) throws -> String {
    let json = try TestThemes.json("midnight")
    let range = try #require(json.range(of: old))
    let error = #expect(throws: ThemeError.self) {
      try ThemeLoader.load(Data(json.replacingCharacters(in: range, with: new).utf8), file: "my.json")
    }
    return error?.description ?? ""
  }

  @Test func shippedThemes() throws {
    let library = try TestThemes.library.get()
    #expect(library.errors.isEmpty)
    #expect(
      library.themes.map(\.id) == [
        "midnight", "ascii", "blueprint", "catppuccin", "contrast", "dracula", "everforest", "gruvbox",
        "kanagawa",
        "mono", "nord", "one", "paper", "rose-pine", "solarized", "tokyo-night",
      ])
    #expect(try TestThemes.named("ascii").charset == .ascii)
    #expect(try TestThemes.named("mono").hasColour == false)
    #expect(try TestThemes.named("mono").manner == .outlined)
    for theme in library.themes {
      for half in [theme.light, theme.dark] {
        #expect(half.island.fill == .black, "the island is black in \(theme.id)")
      }
    }
  }

  @Test func shippedThemesAreReadable() throws {
    for theme in try TestThemes.library.get().themes where theme.hasColour {
      ThemeChecks.expectReadable(theme)
    }
  }

  @Test func everyKindOfWallpaperIsUsed() throws {
    let halves = try TestThemes.library.get().themes.filter { $0.manner == .filled }.flatMap {
      [$0.light, $0.dark]
    }
    #expect(halves.contains { if case .plain = $0.wallpaper { true } else { false } })
    #expect(halves.contains { if case .gradient = $0.wallpaper { true } else { false } })
    #expect(halves.contains { if case .pattern = $0.wallpaper { true } else { false } })
  }

  /// A pattern is quiet: its marks hardly stand out from their ground.
  @Test func patternsAreQuiet() throws {
    for theme in try TestThemes.library.get().themes {
      for half in [theme.light, theme.dark] {
        guard case .pattern(_, let colour, let background) = half.wallpaper else { continue }
        #expect(colour.contrast(with: background) < 1.8, "\(theme.id)")
      }
    }
  }

  /// Files from before these keys stay themes.
  @Test func whatNeedNotBeThereHasADefault() throws {
    let half = try TestThemes.named("midnight").dark
    #expect(half.phone.glass == half.icons[0] && half.panel.edge == half.panel.label)
    #expect(half.sheet == half.panel && half.keys.fill == half.terminal && half.focus == nil)
    #expect(half.neighbour == RGBA(0x8E, 0x8E, 0x93))
  }

  @Test func whatMayBeThereIsRead() throws {
    let json = try TestThemes.json("midnight")
      .replacing("\"date\": \"#D7DBEA\"", with: "\"date\": \"#D7DBEA\", \"glass\": \"#010203\"")
      .replacing("\"edge\": \"#4A4D57\"", with: "\"edge\": \"#4A4D57\", \"neighbour\": \"#040506\"")
      .replacing("\"overlay\": \"#23262E\"", with: "\"overlay\": \"#23262E\", \"edge\": \"#070809\"")
      .replacing(
        "\"text\": \"#8A909F\" }",
        with: "\"text\": \"#8A909F\", \"fill\": \"#0A0B0C\" }, "
          + "\"sheet\": { \"label\": \"#0D0E0F\" }, \"focus\": \"#101112\"")
    let half = try ThemeLoader.load(Data(json.utf8), file: "my.json").dark
    #expect(half.phone.glass == RGBA(1, 2, 3) && half.neighbour == RGBA(4, 5, 6))
    #expect(half.panel.edge == RGBA(7, 8, 9) && half.keys.fill == RGBA(10, 11, 12))
    #expect(half.sheet.label == RGBA(13, 14, 15) && half.sheet.text == half.panel.text)
    #expect(half.onSheet.panel.label == RGBA(13, 14, 15) && half.focus == RGBA(16, 17, 18))
    #expect(
      try message(replacing: "\"keys\": {", with: "\"sheet\": { \"txt\": \"#000\" }, \"keys\": {")
        .contains("light.sheet.txt: is not a key of a theme; did you mean \"text\"?"))
  }

  @Test func wrongValuesAreNamed() throws {
    #expect(
      try message(replacing: "\"fill\": \"#F7F7FAE8\"", with: "\"fill\": \"blu\"")
        == """
        my.json:15:23: light.card.fill: expected a colour such as "#1E90FF" or "#1E90FF80", \
        or "terminal", found "blu"
        """)
    #expect(
      try message(replacing: "\"filled\"", with: "3")
        == "my.json:5:13: manner: expected \"filled\" or \"outlined\", found 3")
    #expect(
      try message(replacing: "\"colour\": true", with: "\"colour\": \"yes\"")
        == "my.json:7:13: colour: expected true or false, found \"yes\"")
    #expect(
      try message(replacing: "\"midnight\"", with: "\"Mid Night\"")
        == "my.json:2:9: id: expected lower-case letters, digits and \"-\", found \"Mid Night\"")
    #expect(
      try message(replacing: "[\"#8AA0E6\", \"#B7C8EE\", \"#F1DCCB\"]", with: "[\"#000000\"]")
        == "my.json:10:32: light.wallpaper.gradient: expected a list of 2 or more colours, found 1")
    #expect(
      try message(replacing: "\"#8AA0E6\"", with: "null").contains(
        "light.wallpaper.gradient[0]: expected a colour"))
  }

  @Test func missingAndUnknownKeysAreNamed() throws {
    #expect(
      try message(replacing: "  \"author\": \"Islet\",\n", with: "")
        == "my.json:1:1: author: is missing; expected a text")
    #expect(
      try message(replacing: "\"charset\"", with: "\"charsett\"")
        == "my.json:1:1: charset: is missing; expected \"unicode\" or \"ascii\"")
    #expect(
      try message(replacing: "\"colour\": true,", with: "\"colour\": true, \"autor\": \"me\",")
        == "my.json:7:19: autor: is not a key of a theme; did you mean \"author\"?")
    #expect(
      try message(replacing: "\"angle\": 200", with: "\"angel\": 200")
        == "my.json:10:67: light.wallpaper.angel: is not a key of a theme; did you mean \"angle\"?")
    #expect(
      try message(replacing: "\"angle\": 200", with: "\"zzzzzz\": 200").contains("expected \"gradient\""))
  }

  @Test func whatIsNotJSONIsPlaced() throws {
    #expect(
      try message(replacing: "\"unicode\",", with: "\"unicode\"")
        == "my.json:7:3: this is not JSON: expected \",\" or \"}\", found a string")
    #expect(
      try message(replacing: "true", with: "treu")
        == "my.json:7:15: this is not JSON: expected \"true\", found \"e\"")
    #expect(
      try message(replacing: "\"charset\"", with: "\"manner\"")
        == "my.json:6:3: this is not JSON: the key \"manner\" is there twice")
  }

  @Test func whatIsNotTextIsRefused() {
    let error = #expect(throws: ThemeError.self) {
      try ThemeLoader.load(Data([0x7B, 0xFF, 0x7D]), file: "my.json")
    }
    #expect(error?.description == "my.json: the theme is not UTF-8 text")
  }

  @Test func aValueCannotBringControlCharacters() throws {
    let text = try message(replacing: "\"Midnight\"", with: "\"\\u001B[2J\"")
    #expect(text.hasPrefix("my.json:3:11: name: expected a text without control characters"))
    #expect(!text.unicodeScalars.contains("\u{1B}"))
  }

  @Test func missingFoldersAreNamed() {
    let error = #expect(throws: ThemeError.self) {
      try ThemeLibrary.installed(environment: ["ISLET_THEMES": "/nowhere/themes"])
    }
    #expect(error?.description == "/nowhere/themes: there is no theme folder here")
  }

  @Test func themesLieBesideTheProgram() {
    let folders = ThemeLibrary.candidates(executable: "/opt/islet/bin/islet")
    #expect(folders.first == "/opt/islet/share/islet/Themes")
    #expect(
      ThemeLibrary.candidates(executable: "/code/islet/.build/x86_64-unknown-linux-gnu/debug/islet")
        .contains("/code/islet/Themes"))
  }

  @Test func oneThemeIsTheSameAsTheOneOfAll() throws {
    let library = try ThemeLibrary.installed(environment: [:])
    #expect(try ThemeLibrary.installedTheme(named: nil, environment: [:]) == library.themes[0])
    for theme in library.themes {
      #expect(try ThemeLibrary.installedTheme(named: theme.id, environment: [:]) == theme)
    }
    #expect(throws: ThemeError.self) { try ThemeLibrary.installedTheme(named: "none", environment: [:]) }
    #expect(throws: ThemeError.self) {
      try ThemeLibrary.installedTheme(named: nil, environment: ["ISLET_THEMES": "/nowhere"])
    }
  }

  @Test func aNameIsAnIdOrAPath() throws {
    let library = try TestThemes.library.get()
    #expect(try library.theme(named: "paper").name == "Paper")
    #expect(try library.theme(named: TestThemes.folder + "/mono.json").id == "mono")
    let error = #expect(throws: ThemeError.self) { try library.theme(named: "noir") }
    #expect(
      error?.message
        == "no theme is named \"noir\"; there are \(library.themes.map(\.id).joined(separator: ", ")), or give a path"
    )
  }

  @Test func aPatternIsRepeatedOverTheScreen() throws {
    let json = try TestThemes.json("contrast").replacingOccurrences(
      of: "{ \"plain\": \"#000000\" }",
      with: "{ \"pattern\": \". \", \"colour\": \"#333333\", \"background\": \"#000000\" }")
    let theme = try ThemeLoader.load(Data(json.utf8), file: "dots.json")
    var composer = PhoneComposer()
    let frame = composer.phone(CoffeeOrder.scene(.compact, theme: theme))
    #expect(frame.text(ofRow: 4).hasPrefix("│ . . . . ."))
  }
}
