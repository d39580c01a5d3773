import Testing

@testable import Cells

/// Widths as Unicode's East Asian Width and the emoji data give them, checked by eye in the tables.
@Suite struct TextWidthTests {
  @Test(arguments: [
    ("a", 1), (" ", 1), ("~", 1), ("é", 1), ("e\u{301}", 1), ("ж", 1), ("ن", 1),
    // Ambiguous characters are narrow.
    ("¡", 1), ("·", 1), ("①", 1), ("…", 1), ("─", 1), ("◔", 1), ("█", 1), ("⠿", 1),
    // Hangul, also from its parts, and kana, also with a mark.
    ("한", 2), ("각", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("か", 2), ("が", 2), ("カ", 2), ("ｶ", 1),
    ("日", 2), ("𠮷", 2), ("，", 2), ("　", 2), ("Ａ", 2),
    // Thai and Devanagari: marks add nothing, a second letter in a cluster does.
    ("ก็", 1), ("ที่", 1), ("กำ", 2), ("क", 1), ("कि", 1), ("क्ष", 2), ("क्षि", 2),
  ])
  func writtenText(cluster: String, columns: Int) {
    #expect(cluster.count == 1, "one grapheme cluster")
    #expect(TextWidth.columns(of: Character(cluster)) == columns)
  }

  @Test(arguments: [
    ("😀", 2), ("☕", 2), ("👨‍👩‍👧‍👦", 2), ("👍🏽", 2), ("👩🏿‍🚀", 2), ("🇰🇷", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("🏳️‍🌈", 2),
    // The variation selector makes an emoji of a sign, and of a digit; of a letter it makes nothing.
    ("❤", 1), ("❤\u{FE0F}", 2), ("1\u{FE0F}\u{20E3}", 2), ("1\u{20E3}", 1), ("a\u{FE0F}", 1),
    // The other one only asks for a drawing without colour: terminals keep the two columns.
    ("☕\u{FE0E}", 2), ("❤\u{FE0E}", 1),
    // Newer than the table of widths.
    ("\u{1FAE9}", 2), ("🇦", 1), ("🏽", 2),
  ])
  func emoji(cluster: String, columns: Int) {
    #expect(cluster.count == 1, "one grapheme cluster")
    #expect(TextWidth.columns(of: Character(cluster)) == columns)
  }

  @Test(arguments: [
    "\u{0}", "\u{7}", "\t", "\n", "\r\n", "\u{1B}", "\u{7F}", "\u{80}", "\u{9B}", "\u{9F}",
    "\u{202A}", "\u{202E}", "\u{2066}", "\u{2069}", "\u{2028}", "\u{2029}", "\u{FEFF}",
    "\u{200B}", "\u{200C}", "\u{200D}", "\u{200E}", "\u{2060}", "\u{AD}", "\u{FE0F}", "\u{301}", "\u{1161}",
  ])
  func nothingToSee(text: String) {
    #expect(TextWidth.columns(of: Character(text)) == 0)
  }

  @Test func stringsAddUp() {
    #expect(TextWidth.columns(of: "") == 0)
    #expect(TextWidth.columns(of: "On the way") == 10)
    #expect(TextWidth.columns(of: "배달 중 ☕") == 4 + 1 + 2 + 1 + 2)
    #expect(TextWidth.columns(of: "a\u{1B}[31mb") == 6, "the escape is nothing, its letters are text")
  }

  @Test func everyWidthFitsInTwoCells() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let width = TextWidth.columns(of: Character(scalar))
      if width < 0 || width > 2 || (TextWidth.isControl(scalar) && width != 0) {
        Issue.record("U+\(String(value, radix: 16)) is \(width) wide")
      }
    }
  }
}
