import Cells
import Testing

@testable import Formats

@Suite struct ANSIFormatTests {
  let red = RGBA(255, 0, 0)
  let blue = RGBA(0, 0, 255)

  /// The text with `^` for the escape character.
  func ansi(_ frame: Frame, _ depth: ColorDepth = .trueColor) -> String {
    ANSIFormat(depth: depth).string(for: frame).replacing("\u{1B}", with: "^")
  }

  @Test func plainFrameHasNoSequences() {
    #expect(ansi(frame("ab ", "한")) == "ab\n한\n")
  }

  @Test func onlyChangesAreWritten() {
    var frame = frame("abcd")
    for column in 0..<4 { frame[column, 0].foreground = red }
    frame[2, 0].background = blue
    #expect(ansi(frame) == "^[38;2;255;0;0mab^[48;2;0;0;255mc^[49md^[0m\n")
  }

  @Test func resetWhereItIsShorter() {
    var frame = frame("ab")
    frame[0, 0] = Cell(
      Glyph("a" as Character), foreground: red, background: blue, attributes: [.bold, .italic])
    #expect(ansi(frame, .none) == "^[1;3ma^[0mb\n")
    #expect(ansi(frame) == "^[1;3;38;2;255;0;0;48;2;0;0;255ma^[0mb\n")
  }

  @Test func boldAndDimShareTheirEnd() {
    var frame = frame("abc")
    frame[0, 0].attributes = [.bold, .dim, .underline, .strikethrough]
    frame[1, 0].attributes = [.dim, .underline, .strikethrough]
    frame[2, 0].attributes = [.dim, .strikethrough]
    #expect(ansi(frame) == "^[1;2;4;9ma^[22;2mb^[24mc^[0m\n")
  }

  @Test func blanksWithSomethingBehindStay() {
    var frame = frame("a    ")
    frame[2, 0].background = blue
    frame[3, 0].attributes = .bold
    #expect(ansi(frame) == "a ^[48;2;0;0;255m ^[0m\n")
    #expect(ansi(frame, .none) == "a\n")
    frame[3, 0].attributes = .reverse
    #expect(ansi(frame, .none) == "a  ^[7m ^[0m\n")
  }

  @Test func depths() {
    var frame = frame("a")
    frame[0, 0] = Cell(Glyph("a" as Character), foreground: red, background: blue)
    #expect(ansi(frame, .ansi256) == "^[38;5;196;48;5;21ma^[0m\n")
    #expect(ansi(frame, .ansi16) == "^[97;44ma^[0m\n")
    #expect(ansi(frame, .none) == "a\n")
  }

  @Test func controlCharactersAreReplaced() {
    var frame = frame("ab")
    frame[0, 0].glyph = Glyph("\u{9B}" as Unicode.Scalar)
    #expect(ansi(frame) == "\u{FFFD}b\n")
  }

  @Test func framesAreABlankLineApart() {
    #expect(ANSIFormat(depth: .none).string(for: [frame("a"), frame("b")]) == "a\n\nb\n")
  }
}
