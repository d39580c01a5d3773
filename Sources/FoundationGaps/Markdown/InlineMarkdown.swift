import Foundation

/// The Markdown that stands inside of a paragraph: emphasis, code, strikethrough, links, escapes and
/// character references, after CommonMark 0.31 (section 6 and its algorithm for nested emphasis) with
/// GitHub's strikethrough, as Apple's parser reads it. HTML stays text.
package struct InlineMarkdown {
  /// A stretch of text that looks the same all through.
  package struct Run: Equatable, Sendable {
    package var text: String
    package var intent: InlinePresentationIntent
    /// Where a link leads, as it is written.
    package var link: String?
    /// Whether its words are to agree with its number: `^[2 apple](inflect: true)`.
    package var inflects: Bool

    package init(
      _ text: String, intent: InlinePresentationIntent = [], link: String? = nil, inflects: Bool = false
    ) {
      self.text = text
      self.intent = intent
      self.link = link
      self.inflects = inflects
    }
  }

  /// Reads a text. Neighbours that look the same are one run, and no run is empty.
  /// - Parameter preservesWhitespace: whether ends of lines stay; else they become blanks.
  package static func runs(in text: String, preservesWhitespace: Bool = true) -> [Run] {
    guard !isPlain(text) else { return text.isEmpty ? [] : [Run(text)] }
    var parser = InlineMarkdown(text, preservesWhitespace: preservesWhitespace)
    parser.read()
    return parser.merged()
  }

  /// Whether nothing in a text can be Markdown.
  package static func isPlain(_ text: String) -> Bool {
    !text.utf8.contains { special.contains($0) }
  }

  /// Everything that may mean something; most texts have none of it.
  private static let special = Set("\\`*_~[]<&\n".utf8)

  // MARK: - Pieces

  /// A stretch of text, or a row of delimiters that may yet turn into emphasis.
  private struct Piece {
    var text = ""
    var intent: InlinePresentationIntent = []
    var link: String?
    var inflects = false
    var delimiter: Delimiter?
  }

  private struct Delimiter {
    var character: Character
    var count: Int
    var original: Int
    var opens: Bool
    var closes: Bool
  }

  private struct Bracket {
    var piece: Int
    var isImage: Bool
    var isActive = true
  }

  private let characters: [Character]
  private let preservesWhitespace: Bool
  private var position = 0
  private var pieces: [Piece] = []
  private var brackets: [Bracket] = []

  private init(_ text: String, preservesWhitespace: Bool) {
    characters = Array(text)
    self.preservesWhitespace = preservesWhitespace
  }

  private func character(_ index: Int) -> Character? {
    characters.indices.contains(index) ? characters[index] : nil
  }

  private mutating func append(_ text: String, intent: InlinePresentationIntent = []) {
    if let last = pieces.indices.last, pieces[last].delimiter == nil, pieces[last].link == nil,
      pieces[last].intent == intent, brackets.last?.piece != last
    {
      pieces[last].text += text
    } else {
      pieces.append(Piece(text: text, intent: intent))
    }
  }

  // MARK: - Reading

  private mutating func read() {
    while let next = character(position) {
      switch next {
      case "\\": readEscape()
      case "`": readCode()
      case "*", "_", "~": readDelimiters(next)
      case "!" where character(position + 1) == "[": openBracket("![", isImage: true)
      case "^" where character(position + 1) == "[": openBracket("^[", isImage: false)
      case "[": openBracket("[", isImage: false)
      case "]": closeBracket()
      case "<": readAutolink()
      case "&": readReference()
      case "\n", "\r\n": readEndOfLine()
      default:
        append(String(next))
        position += 1
      }
    }
    resolveEmphasis(from: 0)
  }

  private mutating func readEscape() {
    guard let next = character(position + 1), next.isASCII, next.isPunctuation || next.isSymbol else {
      append("\\")
      position += 1
      return
    }
    append(String(next))
    position += 2
  }

  private mutating func readCode() {
    let length = rowLength(of: "`", at: position)
    var end = position + length
    while end < characters.count {
      guard characters[end] == "`" else {
        end += 1
        continue
      }
      let closing = rowLength(of: "`", at: end)
      if closing == length { break }
      end += closing
    }
    guard end < characters.count else {
      append(String(repeating: "`", count: length))
      position += length
      return
    }
    var content = characters[(position + length)..<end].map { $0.isNewline ? " " : $0 }[...]
    if content.count > 1, content.first == " ", content.last == " ", content.contains(where: { $0 != " " }) {
      content = content.dropFirst().dropLast()
    }
    append(String(content), intent: .code)
    position = end + length
  }

  private func rowLength(of character: Character, at start: Int) -> Int {
    var end = start
    while self.character(end) == character { end += 1 }
    return end - start
  }

  private mutating func readDelimiters(_ delimiter: Character) {
    let count = rowLength(of: delimiter, at: position)
    let before = character(position - 1) ?? " "
    let after = character(position + count) ?? " "
    position += count
    func separates(_ character: Character) -> Bool { character.isPunctuation || character.isSymbol }
    let left = !after.isWhitespace && (!separates(after) || before.isWhitespace || separates(before))
    let right = !before.isWhitespace && (!separates(before) || after.isWhitespace || separates(after))
    var opens = left
    var closes = right
    if delimiter == "_" {
      opens = left && (!right || separates(before))
      closes = right && (!left || separates(after))
    }
    guard opens || closes, delimiter != "~" || count <= 2 else {
      append(String(repeating: delimiter, count: count))
      return
    }
    pieces.append(
      Piece(
        delimiter: Delimiter(
          character: delimiter, count: count, original: count, opens: opens, closes: closes)))
  }

  private mutating func readEndOfLine() {
    position += 1
    guard !preservesWhitespace else {
      append("\n")
      return
    }
    append(" ", intent: .softBreak)
  }

  private mutating func readReference() {
    let named: [String: String] = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©",
      "reg": "®", "hellip": "…", "ndash": "–", "mdash": "—", "bull": "•", "deg": "°", "times": "×",
    ]
    let limit = min(position + 12, characters.count)
    guard let end = characters[position..<limit].firstIndex(of: ";") else {
      append("&")
      position += 1
      return
    }
    let name = String(characters[(position + 1)..<end])
    let scalar: UInt32? =
      if name.hasPrefix("#x") || name.hasPrefix("#X") {
        UInt32(name.dropFirst(2), radix: 16)
      } else if name.hasPrefix("#") {
        UInt32(name.dropFirst())
      } else {
        nil
      }
    if let text = named[name] ?? scalar.flatMap(UnicodeScalar.init).map({ String(Character($0)) }) {
      append(text)
      position = end + 1
    } else {
      append("&")
      position += 1
    }
  }

  private mutating func readAutolink() {
    guard let end = characters[position...].firstIndex(of: ">") else {
      append("<")
      position += 1
      return
    }
    let address = String(characters[(position + 1)..<end])
    let scheme = address.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) }
    let isLink = scheme.count >= 2 && address.dropFirst(scheme.count).first == ":"
    let isMail = !isLink && address.wholeMatch(of: #/[A-Za-z0-9.+_\-]+@[A-Za-z0-9.\-]+/#) != nil
    guard isLink || isMail, !address.contains(where: \.isWhitespace) else {
      append("<")
      position += 1
      return
    }
    pieces.append(Piece(text: address, link: isMail ? "mailto:" + address : address))
    position = end + 1
  }

  // MARK: - Links

  private mutating func openBracket(_ text: String, isImage: Bool) {
    pieces.append(Piece(text: text))
    brackets.append(Bracket(piece: pieces.count - 1, isImage: isImage))
    position += text.count
  }

  private mutating func closeBracket() {
    position += 1
    guard let bracket = brackets.popLast() else {
      append("]")
      return
    }
    guard bracket.isActive, let destination = readDestination() else {
      append("]")
      return
    }
    resolveEmphasis(from: bracket.piece + 1)
    let isAttributes = pieces[bracket.piece].text == "^["
    for index in pieces.indices where index > bracket.piece && !bracket.isImage {
      if isAttributes {
        if Self.asksForAgreement(destination) { pieces[index].inflects = true }
      } else {
        pieces[index].link = destination
      }
    }
    pieces[bracket.piece].text = ""
    // The next text must not run into the link.
    pieces.append(Piece())
    guard !bracket.isImage, !isAttributes else { return }
    // There is no link inside of a link.
    for index in brackets.indices where !brackets[index].isImage { brackets[index].isActive = false }
  }

  /// Reads `(destination "title")` after a closing bracket; reads nothing if it is not there.
  private mutating func readDestination() -> String? {
    guard character(position) == "(" else { return nil }
    if position >= 2, isExtendedAttribute { return readAttributes() }
    var index = position + 1
    func skipBlanks() { while character(index)?.isWhitespace == true { index += 1 } }
    skipBlanks()
    var destination = ""
    if character(index) == "<" {
      guard let end = characters[index...].firstIndex(of: ">") else { return nil }
      destination = String(characters[(index + 1)..<end])
      index = end + 1
    } else {
      var depth = 0
      while let next = character(index), !next.isWhitespace {
        if next == "\\", let escaped = character(index + 1) {
          destination.append(escaped)
          index += 2
          continue
        }
        if next == "(" { depth += 1 }
        if next == ")" {
          if depth == 0 { break }
          depth -= 1
        }
        destination.append(next)
        index += 1
      }
    }
    skipBlanks()
    if let quote = character(index), "\"'".contains(quote) {
      guard let end = characters[(index + 1)...].firstIndex(of: quote) else { return nil }
      index = end + 1
      skipBlanks()
    }
    guard character(index) == ")" else { return nil }
    position = index + 1
    return destination
  }

  /// Whether the bracket just closed is Apple's `^[text](attribute: value)`.
  private var isExtendedAttribute: Bool {
    var depth = 0
    var index = position - 1
    while index >= 0 {
      if characters[index] == "]" { depth += 1 }
      if characters[index] == "[" {
        depth -= 1
        if depth == 0 { return character(index - 1) == "^" }
      }
      index -= 1
    }
    return false
  }

  private mutating func readAttributes() -> String? {
    guard let end = characters[position...].firstIndex(of: ")") else { return nil }
    let attributes = String(characters[(position + 1)..<end])
    position = end + 1
    return attributes
  }

  private static func asksForAgreement(_ attributes: String) -> Bool {
    attributes.split(separator: ",").contains { attribute in
      attribute.filter { !$0.isWhitespace } == "inflect:true"
    }
  }

  // MARK: - Emphasis

  /// Pairs the rows of delimiters from a piece on, and makes text of those that find no partner.
  private mutating func resolveEmphasis(from start: Int) {
    var rows = pieces.indices.filter { $0 >= start && pieces[$0].delimiter != nil }
    var next = 0
    while next < rows.count {
      guard let closer = pieces[rows[next]].delimiter, closer.closes,
        let opener = rows[..<next].lastIndex(where: { matches(pieces[$0].delimiter, closer) })
      else {
        next += 1
        continue
      }
      emphasize(between: rows[opener], and: rows[next])
      rows.removeSubrange((opener + 1)..<next)
      next = opener + 1
      if pieces[rows[next]].delimiter?.count == 0 { rows.remove(at: next) }
      if pieces[rows[opener]].delimiter?.count == 0 {
        rows.remove(at: opener)
        next -= 1
      }
    }
    for index in pieces.indices where index >= start {
      guard let rest = pieces[index].delimiter else { continue }
      pieces[index].text = String(repeating: rest.character, count: rest.count)
      pieces[index].delimiter = nil
    }
  }

  private func matches(_ opener: Delimiter?, _ closer: Delimiter) -> Bool {
    guard let opener, opener.opens, opener.character == closer.character else { return false }
    if closer.character == "~" { return opener.count == closer.count }
    // CommonMark's "rule of three" tells `*a**b*` from `*a* *b*`.
    guard opener.closes || closer.opens else { return true }
    return (opener.original + closer.original) % 3 != 0
      || (opener.original % 3 == 0 && closer.original % 3 == 0)
  }

  private mutating func emphasize(between opener: Int, and closer: Int) {
    guard let first = pieces[opener].delimiter, let last = pieces[closer].delimiter else { return }
    let used = first.character == "~" ? first.count : min(first.count, last.count, 2)
    let intent: InlinePresentationIntent =
      first.character == "~" ? .strikethrough : used == 2 ? .stronglyEmphasized : .emphasized
    for index in (opener + 1)..<closer { pieces[index].intent.formUnion(intent) }
    pieces[opener].delimiter?.count -= used
    pieces[closer].delimiter?.count -= used
  }

  private func merged() -> [Run] {
    pieces.reduce(into: []) { runs, piece in
      guard !piece.text.isEmpty else { return }
      if let last = runs.last, last.intent == piece.intent, last.link == piece.link,
        last.inflects == piece.inflects
      {
        runs[runs.count - 1].text += piece.text
      } else {
        runs.append(Run(piece.text, intent: piece.intent, link: piece.link, inflects: piece.inflects))
      }
    }
  }
}
