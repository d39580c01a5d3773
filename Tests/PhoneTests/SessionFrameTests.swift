import Cells
import StageLink
import Testing

@testable import Phone

@MainActor
@Suite struct SessionFrameTests {
  private func frame(_ columns: Int, _ rows: Int, _ theme: String = "midnight", _ keys: Key...) throws
    -> Frame
  {
    var session = Session(
      catalog: CoffeeOrder.catalog, themes: try TestThemes.library.get().themes,
      size: CellSize(columns: columns, rows: rows))
    session.theme = try TestThemes.named(theme)
    for key in keys { _ = session.handle(key) }
    return session.frame()
  }

  @Test func terminals() throws {
    try Golden.expect(frame(80, 24, "mono", .right), "terminal-80x24")
    try Golden.expect(frame(60, 24, "mono", .right), "terminal-60x24")
    try Golden.expect(frame(49, 15, "mono", .right), "terminal-49x15")
    try Golden.expect(frame(120, 58, "mono", .character("3")), "terminal-120x58")
    try Golden.expect(frame(80, 24, "mono", .character("?")), "terminal-help")
    try Golden.expect(frame(80, 24, "ascii", .character("/"), .character("o"), .down), "terminal-search")
  }

  @Test func everySizeGivesAFrameOfThatSize() throws {
    for columns in stride(from: 0, through: 130, by: 13) {
      for rows in stride(from: 0, through: 70, by: 7) {
        let frame = try frame(columns, rows, "midnight", .character("?"))
        #expect(frame.size == CellSize(columns: columns, rows: rows))
      }
    }
  }

  @Test func aSmallTerminalSaysWhatIsNeeded() throws {
    let text = try frame(48, 15).text
    #expect(text.contains("The terminal is too small."))
    #expect(text.contains("iPhone 16 needs 49 x 15 cells"))
    #expect(text.contains("there are 48 x 15."))
    #expect(try !frame(49, 15).text.contains("too small"))
    let narrow = try frame(20, 5).text
    #expect(narrow.contains("49 x 15 needed,") && narrow.contains("20 x 5 here."))
    #expect(try frame(53, 15, "midnight", .character("d")).text.contains("iPhone 16 Plus needs 54 x 15"))
  }

  @Test func theCardTheIslandAndTheClockStay() throws {
    for rows in 17...60 {
      let text = try frame(80, rows, "ascii").text
      #expect(text.contains("Coffee Shop"), "\(rows) rows")
      #expect(text.contains("Flat White"), "\(rows) rows")
    }
    let text = try frame(80, 17, "mono", .character("3")).text
    #expect(text.contains("♨                    5:59"))
  }

  @Test func theIslandsEdgeIsTintedOnDarkSurroundings() throws {
    func edge(_ appearance: Appearance) throws -> RGBA {
      var scene = CoffeeOrder.scene(.expanded, theme: try TestThemes.named("midnight"))
      scene.setting.appearance = appearance
      scene.preview.present = { _, _, _ in
        PresentedContent(
          measure: { _ in CellSize(columns: 10, rows: 2) }, draw: { _, _, _ in },
          measurePoints: { _ in .init(width: 80, height: 32) }, keylineTint: RGBA(255, 0, 0))
      }
      let frame = PhoneComposer().bare(scene)
      return frame[frame.columns / 2, 0].foreground
    }
    #expect(try edge(.light) == .black)
    let tinted = try edge(.dark)
    #expect(tinted.red > 0 && tinted.luminance < 0.05)
  }

  @Test func themesWithoutColourHaveNone() throws {
    for key: Key in [.character("1"), .character("6"), .character("?")] {
      for cell in try frame(80, 24, "mono", key).cells {
        #expect(cell.foreground.isClear && cell.background.isClear)
      }
    }
  }

  /// What a theme says of the lines at the bottom and of sheets is what is drawn.
  @Test func linesAndSheetsHaveTheirColours() throws {
    let gruvbox = try TestThemes.named("gruvbox").dark
    let wide = try frame(80, 24, "gruvbox")
    #expect((0..<80).allSatisfy { wide[$0, 23].background == gruvbox.keys.fill })
    #expect(wide[79, 22].background == gruvbox.terminal)
    let narrow = try frame(60, 24, "gruvbox")
    #expect(
      [22, 23].allSatisfy { row in (0..<60).allSatisfy { narrow[$0, row].background == gruvbox.keys.fill } })

    let solarized = try TestThemes.named("solarized").dark
    #expect(solarized.sheet.accent != solarized.panel.accent)
    for keys: [Key] in [[.character("?")], [.character("/")]] {
      let frame = try frame(80, 24, "solarized", keys[0])
      let sheet = frame.cells.filter { $0.background == solarized.panel.overlay && $0.glyph != .space }
      // The wallpaper has the same colour: what stands on it is the phone's.
      let inks = Set(sheet.map(\.foreground))
      #expect(inks.contains(solarized.sheet.accent) && !inks.contains(solarized.panel.accent))
      #expect(inks.contains(solarized.panel.edge))
    }
  }

  @Test func theASCIIThemeIsASCIIAlone() throws {
    for number in 1...6 {
      let key = Key.character(Character("\(number)"))
      #expect(try frame(80, 24, "ascii", key).text.utf8.allSatisfy { $0 < 0x7F })
      #expect(try frame(49, 15, "ascii", key, .character("?")).text.utf8.allSatisfy { $0 < 0x7F })
    }
  }

  @Test func asciiKeepsWidths() {
    var canvas = Canvas(size: CellSize(columns: 12, rows: 1), manner: .outlined)
    canvas.draw("é한→🚀✓ßx", at: .zero, colour: .white)
    var frame = canvas.resolve(ascii: true)
    frame.replaceByASCII()
    #expect(frame.text == "e[]>[]vsx")
  }

  @Test func filledAndOutlinedHaveTheirTextInTheSameCells() throws {
    var composer = PhoneComposer()
    for surface in Device.iPhone16.surfaces {
      var scene = CoffeeOrder.scene(surface, theme: try TestThemes.named("midnight"))
      let filled = composer.phone(scene)
      scene.isOutlined = true
      let outlined = composer.phone(scene)
      #expect(filled.size == outlined.size)
      for (first, second) in zip(filled.cells, outlined.cells) {
        guard let glyph = first.glyph, let scalar = glyph.string.unicodeScalars.first else { continue }
        if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
          #expect(second.glyph == glyph)
        }
      }
    }
  }
}
