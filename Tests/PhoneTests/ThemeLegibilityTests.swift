import Cells
import StageLink
import TerminalTestSupport
import Testing

@testable import Phone

/// What is drawn around an activity can be read on every kind of terminal, in every theme.
@Suite struct ThemeLegibilityTests {
  /// Text and what it stands on: beside the phone, on a sheet, in the line of keys.
  private static func pairs(_ half: Theme.Half) -> [(text: RGBA, ground: RGBA)] {
    func inks(_ panel: Theme.PanelColours, on ground: RGBA) -> [(RGBA, RGBA)] {
      [panel.text, panel.label, panel.accent, panel.good, panel.warn, panel.bad].map { ($0, ground) }
    }
    return
      (inks(half.panel, on: half.terminal) + inks(half.sheet, on: half.sheet.overlay)
      + [half.keys.key, half.keys.text].map { ($0, half.keys.fill) }).map { (text: $0.0, ground: $0.1) }
  }

  private static func coloured() throws -> [Theme] { try TestThemes.library.get().themes.filter(\.hasColour) }

  /// A theme says its own ground: what the terminal's is, light or dark, is of no account.
  @Test func `every theme with colours paints its ground`() throws {
    for theme in try Self.coloured() {
      for half in [theme.dark, theme.light] {
        for pair in Self.pairs(half) { #expect(pair.ground.isOpaque && pair.text.isOpaque, "\(theme.id)") }
      }
    }
  }

  @Test func `text of the chrome has a contrast of 4.5 in 256 colours`() throws {
    for theme in try Self.coloured() {
      for half in [theme.dark, theme.light] {
        for (text, ground) in Self.pairs(half) {
          let pair = Cell(Glyph("a" as Character), foreground: text, background: ground).paletteColours
          let (front, behind) = (try #require(pair.foreground), try #require(pair.background))
          #expect(
            front.rgba.contrast(with: behind.rgba) >= PaletteColor.textContrast,
            "\(theme.id): \(text) on \(ground)")
        }
      }
    }
  }

  @Test(arguments: TerminalPalette.all)
  func `text of the chrome can be read in 16 colours of any palette`(palette: TerminalPalette) throws {
    for theme in try Self.coloured() {
      for half in [theme.dark, theme.light] {
        for (text, ground) in Self.pairs(half) {
          let pair = PaletteColor.basicPair(foreground: text, background: ground)
          let (front, behind) = (try #require(pair.foreground), try #require(pair.background))
          let contrast = palette.colours[Int(front.rawValue)]
            .contrast(with: palette.colours[Int(behind.rawValue)])
          #expect(contrast >= PaletteColor.basicContrast, "\(theme.id): \(text) on \(ground)")
        }
      }
    }
  }

  /// Without colour everything is the terminal's own, which its user can read.
  @Test func `a theme without colours leaves both to the terminal`() throws {
    let theme = try #require(try TestThemes.library.get().themes.first { !$0.hasColour })
    let frame = PhoneComposer.finish(Canvas(size: CellSize(columns: 3, rows: 1), manner: .outlined), theme)
    #expect(frame.cells.allSatisfy { $0.foreground.isClear && $0.background.isClear })
  }
}
