import Cells
import Testing

@testable import Formats

@Suite struct TextFormatTests {
  @Test func trailingBlanksGo() {
    #expect(TextFormat.string(for: frame("╭──╮  ", "│한│", "      ")) == "╭──╮\n│한│\n\n")
  }

  @Test func framesAreABlankLineApart() {
    #expect(TextFormat.string(for: [frame("a"), frame("b", "c")]) == "a\n\nb\nc\n")
    #expect(TextFormat.string(for: [Frame]()) == "")
  }

  @Test func controlCharactersAreReplaced() {
    var frame = frame("abc")
    frame[1, 0].glyph = Glyph("\u{1B}" as Unicode.Scalar)
    #expect(TextFormat.string(for: frame) == "a\u{FFFD}c\n")
  }
}
