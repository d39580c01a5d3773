import Cells
import Testing

@testable import Terminal

@Suite struct DrawnGlyphTests {
  /// The columns that Debian's C library gives these scalars.
  private func columns(_ scalar: UInt32) -> Int {
    switch scalar {
    case 0x300...0x36F, 0x200D, 0xFE0E, 0xFE0F, 0x20E3, 0x1160...0x11FF: 0
    case 0x1100...0x115F, 0xAC00...0xD7A3, 0x1F300...0x1F9FF: 2
    case 0xE000: -1
    default: 1
    }
  }

  private func drawn(_ text: Character, _ charset: Charset = .utf8) -> (scalars: [UInt32], second: UInt32?) {
    let drawn = DrawnGlyph(Glyph(text), charset: charset, terminalColumns: columns)
    return (drawn.scalars, drawn.second)
  }

  @Test func `single scalars are themselves`() {
    #expect(drawn("a") == ([0x61], nil))
    #expect(drawn("한") == ([0xD55C], nil))
    #expect(drawn("👍") == ([0x1F44D], nil))
    #expect(drawn("e\u{301}") == ([0x65, 0x301], nil))
    #expect(drawn("\u{1112}\u{1161}\u{11AB}") == ([0x1112, 0x1161, 0x11AB], nil))
  }

  @Test func `clusters keep their columns`() {
    #expect(drawn("🇰🇷") == ([0x4B], 0x52))
    #expect(drawn("👨‍👩‍👧") == ([0x1F468], nil))
    #expect(drawn("👍🏽") == ([0x1F44D], nil))
    #expect(drawn("❤️") == ([0x2764], 0x20))
    #expect(drawn("1️⃣") == ([0x31], 0x20))
  }

  @Test func `control characters and lone marks are blank`() {
    for character: Character in ["\u{1B}", "\r\n", "\0", "\u{9B}", "\u{7F}", "\u{202E}", "\u{301}"] {
      #expect(drawn(character) == ([0x20], nil))
    }
  }

  @Test func `what the terminal would draw wider is replaced`() {
    #expect(drawn("\u{E000}") == ([0xFFFD], nil))
    let wider = DrawnGlyph(Glyph(Unicode.Scalar("a")), charset: .utf8) { _ in 2 }
    #expect(wider.scalars == [0xFFFD])
  }

  @Test func `marks are limited`() {
    let stacked = drawn("e\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}")
    #expect(stacked.scalars == [0x65, 0x301, 0x302, 0x303, 0x304])
  }

  @Test func `ASCII is replaced by something as wide`() {
    #expect(drawn("é", .ascii) == ([0x65], nil))
    #expect(drawn("─", .ascii) == ([0x2D], nil))
    #expect(drawn("┼", .ascii) == ([0x2B], nil))
    #expect(drawn("█", .ascii) == ([0x23], nil))
    #expect(drawn("한", .ascii) == ([0x3F], 0x20))
    #expect(drawn("👍", .ascii) == ([0x3F], 0x20))
    #expect(drawn("🇰🇷", .ascii) == ([0x4B], 0x52))
    for value in UInt32(0xA0)..<0x3000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      #expect(AsciiSubstitute.of(scalar).isASCII)
    }
  }

  @Test func `a stroke goes through letters only`() {
    let letter = DrawnGlyph(Glyph(Unicode.Scalar("a")), charset: .utf8, terminalColumns: columns)
    #expect(letter.strickenThrough.scalars == [0x61, 0x336])
    let block = DrawnGlyph(Glyph(Unicode.Scalar("█")), charset: .utf8, terminalColumns: columns)
    #expect(block.strickenThrough == block)
    #expect(DrawnGlyph.blank.strickenThrough == .blank)
  }
}
