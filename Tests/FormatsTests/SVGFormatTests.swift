import Cells
import Foundation
import FoundationXML
import Testing

@testable import Formats

@Suite struct SVGFormatTests {
  /// What a parser finds in a document.
  final class Elements: NSObject, XMLParserDelegate {
    var names: [(name: String, attributes: [String: String])] = []
    var texts: [String: String] = [:]
    private var open: [String] = []

    func parser(
      _: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String] = [:]
    ) {
      names.append((name, attributes))
      open.append(name)
    }

    func parser(_: XMLParser, didEndElement: String, namespaceURI: String?, qualifiedName: String?) {
      open.removeLast()
    }

    func parser(_: XMLParser, foundCharacters text: String) {
      if let name = open.last { texts[name, default: ""] += text }
    }
  }

  func parsed(_ text: String) throws -> Elements {
    let elements = Elements()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = elements
    try #require(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "")")
    return elements
  }

  @Test func isWellFormedAndSaysItsText() throws {
    let svg = SVGFormat.string(for: everyGlyph, title: "all <&> \"glyphs\"")
    let elements = try parsed(svg)
    #expect(
      elements.names.first?.attributes["viewBox"] == "0 0 \(everyGlyph.columns * 8) \(everyGlyph.rows * 16)")
    #expect(elements.texts["title"] == "all <&> \"glyphs\"")
    let text = try #require(elements.texts["desc"])
    #expect(text == "\n" + TextFormat.string(for: everyGlyph.readable))
    // Lines are read, surfaces are not.
    #expect(text.contains("Aa Gg &<>") && text.contains("─━│") && !text.contains("█") && !text.contains("⣿"))
  }

  @Test func glyphsAreDefinedOnceAndNeedNoFont() throws {
    let elements = try parsed(SVGFormat.string(for: everyGlyph))
    let identifiers = elements.names.compactMap { $0.attributes["id"] }
    #expect(Set(identifiers).count == identifiers.count)
    let uses = elements.names.filter { $0.name == "use" }.compactMap { $0.attributes["href"] }
    #expect(uses.count > identifiers.count)
    #expect(Set(uses) == Set(identifiers.map { "#\($0)" }))
    #expect(!elements.names.contains { $0.name == "text" || $0.attributes["font-family"] != nil })
  }

  @Test func theSameFrameGivesTheSameBytes() {
    #expect(SVGFormat.string(for: everyGlyph) == SVGFormat.string(for: everyGlyph))
  }

  @Test func aFrameInASVG() {
    var frame = frame("█ ")
    frame[0, 0].foreground = RGBA(255, 0, 0)
    frame[1, 0].background = RGBA(0, 0, 255)
    #expect(
      SVGFormat.string(for: frame, title: "t") == """
        <svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" viewBox="0 0 16 16" role="img">
        <title>t</title>
        <desc>

        </desc>
        <path fill="#14161B" d="M0 0h16v16H0z"/>
        <g shape-rendering="crispEdges">
        <path fill="#0000FF" d="M8 0H16V16H8z"/>
        </g>
        <g shape-rendering="crispEdges">
        <path fill="#FF0000" d="M0 0H8V16H0z"/>
        </g>
        </svg>

        """)
  }

  @Test func neighboursAreOneRectangle() {
    var frame = frame("▄▄▄", "███")
    for index in frame.cells.indices { frame.cells[index].foreground = RGBA(255, 0, 0) }
    // Half a row and a whole one have the same sides, so they are one.
    #expect(SVGFormat.string(for: frame).contains("d=\"M0 8H24V32H0z\""))
  }

  @Test func picturesOnAPageShareGlyphs() throws {
    var page = SVGPage()
    let first = page.picture(of: frame("ab"))
    let second = page.picture(of: frame("bc"), title: "second")
    let elements = try parsed("<div>\(page.sharedDefinitions)\(first)\(second)</div>")
    #expect(elements.names.filter { $0.name == "defs" }.count == 1)
    #expect(elements.names.compactMap { $0.attributes["id"] } == ["g61", "g62", "g63"])
    #expect(elements.texts["title"] == "second")
    #expect(SVGPage().sharedDefinitions.contains("<svg"))
  }

  @Test func controlCharactersDoNotReachIt() throws {
    var frame = frame("ab")
    frame[0, 0].glyph = Glyph("\u{1B}" as Unicode.Scalar)
    frame[1, 0].glyph = Glyph("\u{9B}" as Unicode.Scalar)
    let svg = SVGFormat.string(for: frame, title: "\u{1B}[31m\u{0}\u{FFFE}")
    #expect(!svg.unicodeScalars.contains { $0 != "\n" && TextWidth.isControl($0) })
    #expect(try parsed(svg).texts["title"] == "\u{FFFD}[31m\u{FFFD}\u{FFFD}")
  }

  @Test func pathsAreStepsFromPointToPoint() {
    let outline = Outline(steps: [
      .move(.init(10, 20)), .line(.init(5, 30)), .quadratic(.init(5, 40), .init(-5, 40)),
      .cubic(.init(-5, 30), .init(0, 20), .init(5, 20)), .move(.init(0, 0)), .line(.init(1, 1)),
    ])
    #expect(SVGPage.path(outline) == "m10 20l-5 10q0 10-10 10c0-10 5-20 10-20zm-10-20l1 1z")
  }
}
