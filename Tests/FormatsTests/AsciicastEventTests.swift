import Cells
import Foundation
import Testing

@testable import Formats

@Suite struct AsciicastEventTests {
  @Test func isOneLineOfJSON() throws {
    let event = AsciicastEvent(time: 1.0006, output: "a \"b\"\r\n\u{1B}[H")
    #expect(event.line == "[1.001, \"o\", \"a \\\"b\\\"\\u000d\\n\\u001b[H\"]\n")
    let list = try JSONSerialization.jsonObject(with: Data(event.line.utf8)) as? [Any]
    #expect(list?.count == 3 && list?[2] as? String == event.output)
    #expect(AsciicastEvent(time: 12, output: "").line == "[12.000, \"o\", \"\"]\n")
  }

  /// A frame begins at the upper left and leaves nothing of what was there.
  @Test func aFrameTakesTheScreen() {
    var frame = Frame(size: CellSize(columns: 3, rows: 2), manner: .outlined)
    frame[0, 0].glyph = Glyph("x" as Character)
    #expect(
      AsciicastEvent(time: 0, frame: frame, depth: .none).output == "\u{1B}[Hx\u{1B}[K\r\n\u{1B}[K")
  }
}
