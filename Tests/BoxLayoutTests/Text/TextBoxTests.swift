import Cells
import Testing

@testable import BoxLayout

@Suite struct TextBoxTests {
  /// The lines of a text in a width.
  private func lines(
    _ text: String, _ width: Int, rows: Int = 12, limit: ClosedRange<Int> = 1...Int.max,
    alignment: BoxGuide = .start, truncation: TextTruncation = .tail
  ) -> [String] {
    var tree = BoxTree(metrics: .cells)
    let box = tree.text(text, lines: limit, alignment: alignment, truncation: truncation)
    let size = tree.layOut(box, proposal: BoxProposal(width: width, height: rows))
    var canvas = Canvas(
      size: CellSize(columns: max(1, size.width), rows: max(1, size.height)), manner: .filled)
    tree.draw(box, into: &canvas, at: .zero)
    return canvas.resolve().text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func oneLineIsAsWideAsItsCells() {
    #expect(size(open, open) { t in t.text("On the way") } == BoxSize(10, 1))
    #expect(size(open, open) { t in t.text("배달 중") } == BoxSize(7, 1))
    #expect(size(open, open) { t in t.text("👨‍👩‍👧 ok") } == BoxSize(5, 1))
    #expect(size(endless, 0) { t in t.text("abc") } == BoxSize(3, 1))
    #expect(size(open, open) { t in t.text("") } == .zero)
  }

  @Test func wordsWrap() {
    #expect(lines("the quick brown fox", 9) == ["the quick", "brown fox"])
    #expect(lines("the quick brown fox", 8) == ["the", "quick", "brown", "fox"])
    // As wide as the widest line, not as what was offered.
    #expect(size(8, open) { t in t.text("the quick brown fox") } == BoxSize(5, 4))
  }

  @Test func blanksHangOver() {
    #expect(lines("ab   cd", 3) == ["ab", "cd"])
    #expect(lines("ab cd ", 5) == ["ab cd"])
    #expect(size(5, open) { t in t.text("ab cd   ") } == BoxSize(5, 1))
  }

  @Test func longWordsBreakInside() {
    #expect(lines("abcdefgh", 3) == ["abc", "def", "gh"])
    #expect(lines("ab cdefgh", 4) == ["ab", "cdef", "gh"])
  }

  @Test func lineBreaks() {
    #expect(lines("ab\ncd", 9) == ["ab", "cd"])
    #expect(lines("ab\n\ncd", 9) == ["ab", "", "cd"])
    #expect(lines("ab\r\ncd\u{2028}ef", 9) == ["ab", "cd", "ef"])
    #expect(size(open, open) { t in t.text("abc\nd") } == BoxSize(3, 2))
  }

  @Test func hangulBreaksAtBlanksOnly() {
    #expect(lines("배달 출발했어요", 10) == ["배달", "출발했어요"])
    #expect(lines("배달 출발했어요", 11) == ["배달", "출발했어요"])
    #expect(lines("출발했어요", 5) == ["출발", "했어", "요"], "a word longer than a line; no half glyphs")
  }

  @Test func ideographsAndKanaBreakBetweenCharacters() {
    #expect(lines("配達中です", 6) == ["配達中", "です"])
    #expect(lines("配達中です", 5) == ["配達", "中で", "す"])
    #expect(lines("abc配達", 5) == ["abc配", "達"])
    #expect(lines("配達abc", 5) == ["配達", "abc"])
  }

  @Test func closingMarksDoNotBeginAndOpeningOnesDoNotEndALine() {
    #expect(lines("配達中。到着", 6) == ["配達", "中。到", "着"])
    // Where even that does not fit, it breaks as a long word does.
    #expect(lines("店「丸」へ", 4) == ["店", "「丸", "」へ"])
    #expect(lines("店「丸」へ", 6) == ["店", "「丸」", "へ"])
    #expect(lines("カード", 4) == ["カー", "ド"])
  }

  @Test func hyphensEndALine() {
    #expect(lines("check-in desk", 8) == ["check-in", "desk"])
    #expect(lines("check-in", 7) == ["check-", "in"])
    #expect(lines("page 10-12", 8) == ["page", "10-12"], "numbers stay whole")
    #expect(lines("at -5 °C", 4) == ["at", "-5", "°C"])
    #expect(lines("abc\u{200B}def", 4) == ["abc", "def"])
    #expect(lines("abc\u{A0}def xy", 8) == ["abc def", "xy"])
  }

  @Test func whatHasNoWidthIsDropped() {
    #expect(lines("a\u{1B}[31m\u{202E}b\u{7}\u{AD}c", 20) == ["a[31mbc"])
    #expect(size(open, open) { t in t.text("\u{200D}\u{FE0F}") } == .zero)
    #expect(lines("a\tb", 9) == ["a b"])
  }

  @Test func limitsCutWithAnEllipsis() {
    #expect(lines("the quick brown fox", 9, limit: 1...1) == ["the quic…"])
    #expect(lines("the quick brown fox", 7, limit: 1...2) == ["the", "quick…"])
    #expect(lines("the quick brown fox", 9, rows: 1) == ["the quic…"])
    #expect(lines("the quick", 4, limit: 1...1) == ["the…"], "no blank before the ellipsis")
    #expect(lines("ab\ncd", 9, limit: 1...1) == ["ab…"])
  }

  @Test func truncationModes() {
    #expect(lines("abcdefghij", 6, limit: 1...1, truncation: .tail) == ["abcde…"])
    #expect(lines("abcdefghij", 6, limit: 1...1, truncation: .head) == ["…fghij"])
    #expect(lines("abcdefghij", 6, limit: 1...1, truncation: .middle) == ["abc…ij"])
    #expect(lines("배달출발했어요", 6, limit: 1...1, truncation: .tail) == ["배달…"])
    #expect(lines("배달출발했어요", 6, limit: 1...1, truncation: .head) == ["…어요"])
    #expect(lines("배달출발했어요", 6, limit: 1...1, truncation: .middle) == ["배…요"])
  }

  @Test func linesMayBeReserved() {
    #expect(size(20, open) { t in t.text("abc", lines: 3...3) } == BoxSize(3, 3))
    #expect(size(20, open) { t in t.text("abc", lines: 2...4) } == BoxSize(3, 2))
  }

  @Test(arguments: [0, 1])
  func withoutRoomATextIsAnEllipsis(width: Int) {
    // Not ten rows of one letter each.
    #expect(size(width, open) { t in t.text("On the way") } == BoxSize(1, 1))
    #expect(lines("On the way", width) == ["…"])
    #expect(lines("한", width) == ["…"])
  }

  @Test func lettersThatAreLinesOfTheirOwnMayStandUnderOneAnother() {
    #expect(lines("a b c", 1) == ["a", "b", "c"])
    #expect(lines("abcd", 2) == ["ab", "cd"])
    #expect(lines("日本", 2) == ["日", "本"])
  }

  @Test func alignmentOfLines() {
    #expect(lines("abcd xy", 5, alignment: .start) == ["abcd", "xy"])
    #expect(lines("abcd xyz", 5, alignment: .center) == ["abcd", "xyz"], "the odd cell is behind")
    #expect(lines("abcd xy", 5, alignment: .center) == ["abcd", " xy"])
    #expect(lines("abcd xy", 5, alignment: .end) == ["abcd", "  xy"])
  }

  @Test func countingTextsKeepTheirRoom() {
    // Five cells for minutes and seconds.
    let timer: (inout BoxTree) -> BoxID = { t in t.text("9:41", alignment: .center, reserved: 5) }
    #expect(size(open, open, timer) == BoxSize(5, 1))
    #expect(size(0, 0, timer) == BoxSize(5, 1))
    #expect(size(12, 3, timer) == BoxSize(12, 1), "it takes what it is offered")
    #expect(picture(5, 1, timer) == "9:41")
    #expect(picture(9, 1, timer) == "  9:41")
    #expect(picture(9, 1) { t in t.text("9:41", alignment: .end, reserved: 5) } == "     9:41")
    // In a row beside a spacer: the text comes first and takes all but the spacer's column.
    #expect(
      picture(12, 1) { t in t.row([t.text("ab"), t.spacer(), t.text("9:41", alignment: .end, reserved: 5)]) }
        == "ab      9:41")
  }

  @Test func gradientsRunOverTheWholeText() {
    let gradient = Paint.gradient(
      Gradient(
        stops: [.init(.black, at: 0), .init(.white, at: 1)],
        form: .linear(startX: 0, startY: 0, endX: 1, endY: 0)))
    let frame = frame(5, 1) { t in
      var builder = TextBuilder()
      builder.append("abcde", style: TextStyle(paint: gradient))
      return t.text(builder)
    }
    #expect(frame.cells.map(\.foreground.red) == [26, 77, 128, 179, 230])
  }

  @Test func runsKeepTheirStyles() {
    let frame = frame(4, 1) { t in
      var builder = TextBuilder()
      builder.append("ab", style: TextStyle(paint: .colour(.white), attributes: .bold))
      builder.append("cd", style: TextStyle(paint: .colour(RGBA(255, 0, 0))))
      return t.text(builder)
    }
    #expect(frame.cells.map(\.attributes) == [.bold, .bold, [], []])
    #expect(frame[2, 0].foreground == RGBA(255, 0, 0))
  }
}
