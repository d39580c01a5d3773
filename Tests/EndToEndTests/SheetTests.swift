import Foundation
import TerminalTestSupport
import Testing

/// The sheet, large type and the variants on a user's own sources.
@Suite struct SheetTests {
  private func folder(_ body: String = "Text(context.state.phase)") throws -> SourceFolder {
    try .kettle(body: body)
  }

  private func render(_ folder: SourceFolder, _ options: String...) throws -> Program.Result {
    try Program.run(["render", folder.path] + options)
  }

  @Test func everyFormatHasTheWhole() throws {
    let folder = try folder()
    let text = try render(folder, "--surface", "sheet")
    #expect(text.code == 0 && text.errors == "")
    for word in ["Kettle", "state 1 of 3", "Lock Screen", "Banner", "Island, compact", "Island, expanded"] {
      #expect(text.output.contains(word), "\(word)")
    }
    let json = try render(folder, "--surface", "sheet", "--format", "json")
    let frames = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]])
    #expect(frames.count == 1 && frames[0]["surface"] as? String == "sheet")
    #expect((frames[0]["boxes"] as? [Any])?.count ?? 0 >= 6)
    for format in ["ansi", "svg", "html"] {
      let result = try render(folder, "--surface", "sheet", "--format", format)
      #expect(result.code == 0 && result.output.contains("compact"), "\(format)")
    }
    let file = folder.url.appendingPathComponent("sheet.png")
    let png = try render(folder, "--surface", "sheet", "-o", file.path)
    #expect(png.code == 0)
    #expect(try Data(contentsOf: file).starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test func statesAndVariants() throws {
    let folder = try folder()
    let states = try render(folder, "--surface", "sheet", "--surface", "compact", "--state", "all")
    for word in ["State 1", "State 3", "Island, compact"] { #expect(states.output.contains(word)) }
    #expect(!states.output.contains("Banner"))
    let grid = try render(folder, "--surface", "sheet", "--state", "all")
    #expect(grid.output.contains("State 2 of 3"))
    let variants = try render(
      folder, "--surface", "sheet", "--surface", "lock-screen", "--variants",
      "appearance,stale,rtl,pseudo,contrast,large-type,text-size=accessibility2,locale=ko,state=3")
    #expect(variants.code == 0 && variants.errors == "")
    for word in [
      "as it is", "light", "stale", "right to left", "pseudolanguage", "increased contrast", "large type",
      "text accessibility2", "ko", "state 3", "Boiling",
    ] {
      #expect(variants.output.contains(word), "\(word)")
    }
  }

  @Test func changes() throws {
    let folder = try folder()
    let result = try render(
      folder, "--surface", "sheet", "--surface", "lock-screen", "--variants", "state=2", "--changes", "--bare"
    )
    #expect(result.code == 0 && result.output.contains("4 cells changed"), "\(result.output)")
  }

  @Test(arguments: [["--plain"], ["--format", "words"]])
  func variantsInWords(words: [String]) throws {
    let folder = try folder()
    let options = ["render", folder.path, "--surface", "sheet", "--surface", "lock-screen", "--variants"]
    let all = try Program.run(options + ["stale,state=3"] + words)
    #expect(all.code == 0 && all.errors == "")
    for word in ["Variant: as it is.", "Filling", "Variant: stale.", "Variant: state 3.", "Boiling"] {
      #expect(all.output.contains(word), "\(word): \(all.output)")
    }
    let changes = try Program.run(options + ["appearance,state=3", "--changes"] + words)
    #expect(changes.output.contains("now: Boiling") && !changes.output.contains("Variant: light.\nLock"))
    let missing = try Program.run(options + ["state=9"] + words)
    #expect(missing.code == 2 && missing.errors.contains("3 states"))
  }

  @Test func pseudoKeepsWhatIsNotLocalized() throws {
    let folder = try folder(
      """
      Text("Water at \\(context.state.degrees)°")
      Text(verbatim: "As it is")
      Text(context.state.phase)
      Text(String(localized: "Kitchen"))
      """)
    let result = try render(folder, "--pseudo", "--bare")
    for word in ["«Ŵåţţéŕŕ åţţ 15°»", "As it is", "Filling", "«Ķîţţçĥĥéññ»"] {
      #expect(result.output.contains(word), "\(word): \(result.output)")
    }
  }

  @Test func largeType() throws {
    let folder = try folder("Text(\"12:05\").font(.title)")
    let plain = try render(folder, "--bare")
    #expect(plain.output.contains("12:05"))
    let large = try render(folder, "--bare", "--large-type")
    #expect(large.output.contains("▀▖▖▛▌█▘") && !large.output.contains("12:05"))
    // In the compact island there is one row.
    let compact = try render(folder, "--bare", "--surface", "compact", "--large-type")
    #expect(compact.output.contains("15°"))
  }

  @Test func wrongUse() throws {
    let folder = try folder()
    func expect(
      _ options: [String], _ words: String..., sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
      let result = try Program.run(["render", folder.path] + options)
      #expect(result.code == 2 && result.output == "", sourceLocation: sourceLocation)
      for word in words {
        #expect(result.errors.contains(word), "\(result.errors)", sourceLocation: sourceLocation)
      }
    }
    try expect(["--pseudo=yes"], "--pseudo")
    try expect(["--text-size", "huge"], "--text-size", "huge", "accessibility5")
    try expect(["--contrast", "more"], "--contrast", "more", "increased")
    try expect(["--large-type=3"], "--large-type")
    try expect(["--variants", "stale"], "--variants", "--surface sheet")
    try expect(["--changes"], "--changes", "--surface sheet")
    try expect(["--surface", "sheet", "--changes"], "--changes", "--state all")
    try expect(["--surface", "sheet", "--variants", "tilt"], "tilt", "appearance", "locale=ID")
    try expect(["--surface", "sheet", "--variants", "locale=martian"], "locale=martian")
    try expect(["--surface", "sheet", "--variants", "state=9"], "state=9", "3 states")
    try expect(["--surface", "sheet", "--variants", ""], "--variants")
    try expect(["--surface", "sheet", "--size", "30x10"], "--size 30x10", "too small")
  }

  @Test func aCrashCostsThatSheetAlone() throws {
    let folder = try folder(
      "Text(context.state.degrees == 60 ? \"\\([Int]().first!)\" : \"fine\")")
    let result = try render(folder, "--surface", "sheet", "--preview", "all", "--state", "1")
    #expect(result.code == 1 && result.output.contains("fine") && result.errors.contains("sheet"))
  }

  @Test(.enabled(if: TmuxSession.isAvailable, "tmux is not installed"))
  func keysInATerminal() throws {
    let phone = try EditedPhone("Text(\"12:05\").font(.title)", waitFor: "q quit")
    let session = phone.session
    try session.press("z")
    try phone.wait(for: "▀▖▖▛▌█▘", "large type")
    try session.press("s")
    try phone.wait(for: "Island, compact", "state 1 of 3", "▀▖▖▛▌█▘", "s all states")
    try session.press("End")
    try phone.wait(for: "Island, expanded")
    try session.press("s")
    try phone.wait(for: "State 1", "State 2", "s close")
    // A save keeps the sheet.
    try phone.save("Text(\"Saved\")")
    try phone.wait(for: "Saved", "State 1")
    try session.press("s")
    try phone.wait(for: "q quit", without: ["State 1", "s close"])
    try session.press("s")
    try phone.wait(for: "Island, compact")
    try session.press("Escape")
    try phone.wait(for: "q quit", without: ["Island, compact"])
    try phone.quit()
  }
}
