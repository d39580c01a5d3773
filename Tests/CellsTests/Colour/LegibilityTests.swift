import TerminalTestSupport
import Testing

@testable import Cells

/// Text stays readable when its colours become those of a palette.
@Suite struct LegibilityTests {
  /// Pairs of colours that anything may have.
  private static let pairs: [(RGBA, RGBA)] = {
    var state: UInt32 = 5
    func next() -> RGBA {
      state = state &* 1_664_525 &+ 1_013_904_223
      return RGBA(rawValue: state | 0xFF)
    }
    return (0..<3000).map { _ in (next(), next()) }
  }()

  @Test func `text keeps its contrast among 256 colours`() throws {
    for (foreground, background) in Self.pairs {
      let pair = Cell(Glyph("a" as Character), foreground: foreground, background: background).paletteColours
      let (front, behind) = (try #require(pair.foreground), try #require(pair.background))
      #expect(behind == PaletteColor(nearest: background))
      #expect(
        front.rgba.contrast(with: behind.rgba)
          >= min(foreground.contrast(with: background), PaletteColor.textContrast))
    }
  }

  @Test func `what can be read already is the nearest`() {
    let pair = PaletteColor.textPair(foreground: .white, background: RGBA(10, 20, 30))
    #expect(pair.foreground == PaletteColor(nearest: .white))
  }

  /// Two shades beside each other in one cell are a gradient, which must not begin to flicker.
  @Test func `halves of a cell are the nearest`() {
    let (one, other) = (RGBA(40, 40, 60), RGBA(41, 41, 61))
    let cell = Cell(Glyph("▀" as Character), foreground: one, background: other)
    #expect(cell.paletteColours.foreground == PaletteColor(nearest: one))
    #expect(cell.paletteColours.background == PaletteColor(nearest: other))
  }

  @Test(arguments: TerminalPalette.all)
  func `text can be read in 16 colours of any palette`(palette: TerminalPalette) throws {
    for (foreground, background) in Self.pairs where foreground.contrast(with: background) >= 1.5 {
      let pair = PaletteColor.basicPair(foreground: foreground, background: background)
      let (front, behind) = (try #require(pair.foreground), try #require(pair.background))
      let contrast = palette.colours[Int(front.rawValue)].contrast(
        with: palette.colours[Int(behind.rawValue)])
      #expect(contrast >= PaletteColor.basicContrast, "\(front.rawValue) on \(behind.rawValue)")
    }
  }

  /// Consoles that have eight have VGA's.
  @Test func `text can be read in 8 colours`() throws {
    for (foreground, background) in Self.pairs where foreground.contrast(with: background) >= 1.5 {
      let pair = PaletteColor.basicPair(foreground: foreground, background: background, among: 8)
      let (front, behind) = (try #require(pair.foreground), try #require(pair.background))
      #expect(front.rawValue < 8 && behind.rawValue < 8)
      let colours = TerminalPalette.vga.colours
      #expect(colours[Int(front.rawValue)].contrast(with: colours[Int(behind.rawValue)]) >= 2.7)
    }
  }

  @Test func `hues keep their names on black`() {
    func number(_ colour: RGBA, among count: Int = 16) -> UInt8? {
      PaletteColor.basicPair(foreground: colour, background: .black, among: count).foreground?.rawValue
    }
    let hues = [
      RGBA(255, 69, 58), RGBA(255, 159, 10), RGBA(255, 214, 10), RGBA(48, 209, 88), RGBA(64, 200, 224),
      RGBA(10, 132, 255), RGBA(191, 90, 242), RGBA(142, 142, 147), .white,
    ]
    #expect(hues.map { number($0) } == [9, 3, 3, 2, 14, 6, 13, 7, 15])
    // Text of a theme that is grey with a tint is grey, olive is a green.
    #expect([RGBA(0xA9, 0xB1, 0xD6), RGBA(0xD4, 0xBE, 0x98)].map { number($0) } == [7, 7])
    #expect(number(RGBA(0x85, 0x99, 0x00)) == 2)
    #expect(hues.map { number($0, among: 8) } == [1, 3, 3, 2, 6, 6, 7, 7, 7])
  }
}
