import Cells
import SwiftUI
import Testing

@MainActor @Suite struct MarkdownTextTests {
  @Test func keysAreMarkdown() throws {
    let name = "Westkreuz"
    let drawn = frame(Text("to **\(name)** *now*"), width: 16, height: 1, manner: .outlined)
    #expect(drawn.text.trimmed == "to Westkreuz now")
    #expect(drawn[3, 0].attributes.contains(.bold))
    #expect(!drawn[0, 0].attributes.contains(.bold))
    #expect(drawn[13, 0].attributes.contains(.italic))
  }

  @Test func valuesAreNoMarkdown() {
    let value = "*raw* [link](x)"
    #expect(draw(Text("**a** \(value)"), width: 30, height: 1).trimmed == "a *raw* [link](x)")
    #expect(draw(Text("**\(3)** of \(Text("*x*"))"), width: 30, height: 1).trimmed == "3 of x")
  }

  @Test func stringsAndVerbatimTextAreNoMarkdown() {
    let value = "**a**"
    #expect(draw(Text(value), width: 10, height: 1).trimmed == "**a**")
    #expect(draw(Text(verbatim: "**a**"), width: 10, height: 1).trimmed == "**a**")
  }

  @Test func inflectionMarksGo() {
    #expect(draw(Text("^[\(2) files](inflect: true)"), width: 10, height: 1).trimmed == "2 files")
  }

  @Test func nounsAgreeWithTheirNumber() {
    let noun = "box"
    #expect(draw(Text("^[\(2) \(noun)](inflect: true) left"), width: 16, height: 1).trimmed == "2 boxes left")
    #expect(draw(Text("^[\(1) file](inflect: true)"), width: 16, height: 1).trimmed == "1 file")
    var german = EnvironmentValues()
    german.locale = Locale(identifier: "de_DE")
    #expect(
      draw(Text("^[\(2) Tag](inflect: true)"), width: 16, height: 1, environment: german).trimmed == "2 Tag")
  }

  @Test func attributesOfAStringShow() throws {
    var string = AttributedString("ab")
    string.foregroundColor = .red
    string.underlineStyle = .single
    let drawn = frame(Text(string), width: 2, height: 1, manner: .filled)
    #expect(drawn[0, 0].attributes.contains(.underline))
    let red = frame(Text("a").foregroundColor(.red), width: 1, height: 1, manner: .filled)
    #expect(drawn[0, 0].foreground == red[0, 0].foreground)
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
