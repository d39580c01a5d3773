import Cells
import Testing

@testable import Formats

@Suite struct HTMLFormatTests {
  /// The text of the lines that can be selected, with what stands for characters of HTML put back.
  func lines(_ html: String) throws -> [String] {
    let start = try #require(html.range(of: "<pre>")).upperBound
    let end = try #require(html.range(of: "</pre>")).lowerBound
    let text = String(html[start..<end]).replacing(/<[^>]*>/, with: "")
    return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
      .reduce(text) { $0.replacing($1.0, with: $1.1) }.split(
        separator: "\n", omittingEmptySubsequences: false
      )
      .map(String.init)
  }

  @Test func textCanBeSelectedAsItStands() throws {
    let html = HTMLFormat.string(for: [LabelledFrame(everyGlyph)])
    #expect(
      try lines(html)
        == TextFormat.string(for: everyGlyph.readable).split(
          separator: "\n", omittingEmptySubsequences: false
        )
        .map(String.init))
  }

  @Test func wordsHaveTheWidthOfTheirCells() {
    let html = HTMLFormat.string(for: [LabelledFrame(frame("  한글 ok", "<b>"))])
    #expect(
      html.contains(
        """
        <pre><b style="width:16px">  </b><b style="width:32px">한글</b><b style="width:8px"> </b>\
        <b style="width:16px">ok</b>
        <b style="width:24px">&lt;b&gt;</b>
        </pre>
        """))
  }

  @Test func everythingIsEscaped() {
    let evil = "</pre><script>alert('x')</script>"
    var frame = frame(evil + "..")
    frame[frame.columns - 1, 0].glyph = Glyph("\u{1B}" as Unicode.Scalar)
    let html = HTMLFormat.string(
      for: [LabelledFrame(frame, labels: [.init("activity", evil + "\u{1B}[0m\u{0}")])])
    #expect(!html.contains("<script"))
    #expect(!html.unicodeScalars.contains { $0 != "\n" && TextWidth.isControl($0) })
  }

  @Test func severalFramesShareGlyphsAndHaveNames() {
    let html = HTMLFormat.string(for: [
      LabelledFrame(frame("ab"), labels: [.init("activity", "Tea & more"), .init("state", 1)]),
      LabelledFrame(frame("ba"), labels: [.init("activity", "Tea & more"), .init("state", 2)]),
    ])
    #expect(html.contains("<figcaption>Tea &amp; more, state 2</figcaption>"))
    #expect(html.split(separator: "id=\"g61\"").count == 2)
    #expect(html.contains("<title>2 frames</title>"))
  }

  @Test func nothingIsLoadedFromElsewhere() {
    let html = HTMLFormat.string(for: [LabelledFrame(everyGlyph)])
    // The name of the vocabulary is no address that is opened.
    let rest = html.replacing("http://www.w3.org/2000/svg", with: "")
    for word in ["http:", "https:", "src=", "@import", "url("] { #expect(!rest.contains(word)) }
  }
}
