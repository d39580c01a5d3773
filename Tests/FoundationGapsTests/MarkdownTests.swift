import Foundation
import FoundationGaps
import Testing

private typealias Run = InlineMarkdown.Run

@Suite struct InlineMarkdownTests {
  @Test func plainTextStaysOneRun() {
    #expect(InlineMarkdown.runs(in: "2 cups, 100%") == [Run("2 cups, 100%")])
    #expect(InlineMarkdown.runs(in: "") == [])
  }

  @Test func emphasis() {
    #expect(
      InlineMarkdown.runs(in: "a *b* **c** ~~d~~ `e*`") == [
        Run("a "), Run("b", intent: .emphasized), Run(" "), Run("c", intent: .stronglyEmphasized), Run(" "),
        Run("d", intent: .strikethrough), Run(" "), Run("e*", intent: .code),
      ])
    #expect(
      InlineMarkdown.runs(in: "***a** b*") == [
        Run("a", intent: [.emphasized, .stronglyEmphasized]), Run(" b", intent: .emphasized),
      ])
    #expect(InlineMarkdown.runs(in: "***x***") == [Run("x", intent: [.emphasized, .stronglyEmphasized])])
    #expect(InlineMarkdown.runs(in: "__a__") == [Run("a", intent: .stronglyEmphasized)])
    #expect(
      InlineMarkdown.runs(in: "**a `b`**") == [
        Run("a ", intent: .stronglyEmphasized), Run("b", intent: [.stronglyEmphasized, .code]),
      ])
  }

  @Test(arguments: [
    "2 * 3 * 4", "snake_case_name", "*open", "**open*a", "a ** b **", "~~~x~~~", "`open", "[a]", "a & b",
    "<b>",
  ])
  func whatOnlyLooksLikeMarkdownIsText(text: String) {
    #expect(InlineMarkdown.runs(in: text) == [Run(text)])
  }

  @Test func links() {
    #expect(
      InlineMarkdown.runs(in: "see [the *map*](https://a.b/c_(d) \"Map\"), ok") == [
        Run("see "), Run("the ", link: "https://a.b/c_(d)"),
        Run("map", intent: .emphasized, link: "https://a.b/c_(d)"), Run(", ok"),
      ])
    #expect(
      InlineMarkdown.runs(in: "<https://a.b> <me@a.b>") == [
        Run("https://a.b", link: "https://a.b"), Run(" "), Run("me@a.b", link: "mailto:me@a.b"),
      ])
    #expect(InlineMarkdown.runs(in: "![cup](cup.png)!") == [Run("cup!")])
    #expect(
      InlineMarkdown.runs(in: "^[3 cups](inflect: true) left")
        == [Run("3 cups", inflects: true), Run(" left")])
  }

  @Test func escapesAndReferences() {
    #expect(InlineMarkdown.runs(in: #"\*a\* &amp; &#8364;&#x41; \q"#) == [Run(#"*a* & €A \q"#)])
  }

  @Test func endsOfLines() {
    #expect(InlineMarkdown.runs(in: "a\nb") == [Run("a\nb")])
    #expect(
      InlineMarkdown.runs(in: "a\nb", preservesWhitespace: false) == [
        Run("a"), Run(" ", intent: .softBreak), Run("b"),
      ])
  }
}

@Suite struct AttributedStringMarkdownTests {
  @Test func attributes() throws {
    let text = try AttributedString(
      markdown: "Your **order** is [here](/order)", baseURL: URL(string: "https://a.b"))
    #expect(String(text.characters) == "Your order is here")
    let bold = text.runs.first { $0.inlinePresentationIntent == .stronglyEmphasized }
    #expect(bold.map { String(text[$0.range].characters) } == "order")
    let link = text.runs.first { $0.link != nil }
    #expect(link?.link?.absoluteURL == URL(string: "https://a.b/order"))
  }

  @Test func blocksLeaveTheirTexts() throws {
    let text = try AttributedString(markdown: "# Title\n\nOne\ntwo\n\n- item")
    #expect(String(text.characters) == "TitleOne twoitem")
    let inline = try AttributedString(
      markdown: "# a\n\nb", options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
    #expect(String(inline.characters) == "# a\n\nb")
  }

  @Test func badDataIsAnError() {
    #expect(throws: (any Error).self) { try AttributedString(markdown: Data([0xFF, 0xFE])) }
  }

  @Test func localizedTextIsMarkdown() {
    let text = AttributedString(localized: "**\(3)** left")
    #expect(String(text.characters) == "3 left")
    #expect(text.runs.first?.inlinePresentationIntent == .stronglyEmphasized)
  }
}
