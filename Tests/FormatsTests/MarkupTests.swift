import Testing

@testable import Formats

@Suite struct MarkupTests {
  @Test func nothingIsMarkupAnyMore() {
    #expect(
      Markup.escaped("<a href='x'>\"&amp;\"</a>")
        == "&lt;a href=&#39;x&#39;&gt;&quot;&amp;amp;&quot;&lt;/a&gt;")
    #expect(Markup.escaped("a\nb\tc\u{0}\u{85}\u{FFFF}") == "a\nb  c\u{FFFD}\u{FFFD}\u{FFFD}")
  }

  @Test(arguments: [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy")])
  func base64(text: String, coded: String) {
    #expect(Base64.string(for: Array(text.utf8)) == coded)
  }

  @Test func base64OfEveryByte() {
    #expect(Base64.string(for: [0xFB, 0xEF, 0xFF]) == "++//")
  }
}
