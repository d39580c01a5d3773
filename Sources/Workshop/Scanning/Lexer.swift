/// Cuts Swift source into tokens.
///
/// It knows what hides code from a reader: comments (nested), strings (raw, of several lines, with
/// interpolations in any depth) and regular expressions. Source that is wrong ends somewhere and never
/// fails: the compiler says what is wrong with it.
struct Lexer {
  private let bytes: [UInt8]
  private var offset = 0
  private var isAtLineStart = true
  private var tokens: [Token] = []
  /// What encloses the place that is read, the innermost last.
  private var contexts: [Context] = []

  private enum Context {
    case string(pounds: Int, isMultiline: Bool)
    /// Code between `\(` and its `)`; so many parentheses are open in it.
    case interpolation(openParentheses: Int)
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  static func tokens(of bytes: [UInt8]) -> [Token] {
    var lexer = Lexer(bytes)
    lexer.run()
    return lexer.tokens
  }

  private mutating func run() {
    // A byte order mark, and the line by which a script names its interpreter.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    if peek() == UInt8(ascii: "#"), peek(1) == UInt8(ascii: "!") { skipLine() }
    while offset < bytes.count {
      if case .string(let pounds, let isMultiline) = contexts.last {
        readString(pounds: pounds, isMultiline: isMultiline)
      } else {
        readCode()
      }
    }
  }

  private func peek(_ distance: Int = 0) -> UInt8? {
    offset + distance < bytes.count ? bytes[offset + distance] : nil
  }

  private mutating func add(_ kind: Token.Kind, from start: Int, to end: Int? = nil) {
    tokens.append(Token(kind: kind, range: start..<(end ?? offset), startsLine: isAtLineStart))
    isAtLineStart = false
  }

  private mutating func skipLine() {
    while let byte = peek(), byte != 0x0A, byte != 0x0D { offset += 1 }
  }

  // MARK: Code

  private mutating func readCode() {
    let byte = bytes[offset]
    switch byte {
    case 0x0A, 0x0D:
      isAtLineStart = true
      offset += 1
    case 0x20, 0x09, 0x0B, 0x0C, 0x00:
      offset += 1
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
      skipLine()
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"):
      skipBlockComment()
    case UInt8(ascii: "/") where startsRegularExpression():
      skipRegularExpression(pounds: 0)
    case UInt8(ascii: "\""):
      openString(pounds: 0)
    case UInt8(ascii: "#"):
      readPound()
    case UInt8(ascii: "`"):
      readQuotedName()
    case UInt8(ascii: "("), UInt8(ascii: ")"):
      readParenthesis(isOpening: byte == UInt8(ascii: "("))
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      readNumber()
    case _ where Self.isNamePart(byte):
      let start = offset
      while let byte = peek(), Self.isNamePart(byte) { offset += 1 }
      add(.name, from: start)
    case _ where Self.isOperator(byte):
      readOperator()
    default:
      offset += 1
      add(.punctuation, from: offset - 1)
    }
  }

  private mutating func readParenthesis(isOpening: Bool) {
    offset += 1
    if case .interpolation(let open) = contexts.last {
      if !isOpening && open == 0 {
        contexts.removeLast()
        return
      }
      contexts[contexts.count - 1] = .interpolation(openParentheses: open + (isOpening ? 1 : -1))
    }
    add(.punctuation, from: offset - 1)
  }

  private mutating func readNumber() {
    let start = offset
    while let byte = peek() {
      if byte == UInt8(ascii: ".") {
        guard let next = peek(1), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next) else { break }
      } else if !Self.isNamePart(byte) {
        break
      }
      offset += 1
    }
    add(.literal, from: start)
  }

  private mutating func readOperator() {
    let start = offset
    let mayHoldDots = bytes[start] == UInt8(ascii: ".")
    while let byte = peek(), Self.isOperator(byte), mayHoldDots || byte != UInt8(ascii: ".") {
      if offset > start, byte == UInt8(ascii: "/"),
        peek(1) == UInt8(ascii: "/") || peek(1) == UInt8(ascii: "*")
      {
        break
      }
      offset += 1
      // A dot before a name is no operator; one before another dot is.
      if offset - start == 1, mayHoldDots, peek() != UInt8(ascii: ".") { break }
    }
    add(offset - start == 1 && mayHoldDots ? .punctuation : .operation, from: start)
  }

  private mutating func readQuotedName() {
    let start = offset + 1
    offset = start
    while let byte = peek(), byte != UInt8(ascii: "`"), byte != 0x0A { offset += 1 }
    add(.quotedName, from: start)
    if peek() == UInt8(ascii: "`") { offset += 1 }
  }

  private mutating func readPound() {
    let start = offset
    var pounds = 0
    while peek(pounds) == UInt8(ascii: "#") { pounds += 1 }
    if peek(pounds) == UInt8(ascii: "\"") {
      offset += pounds
      openString(pounds: pounds)
    } else if peek(pounds) == UInt8(ascii: "/") {
      offset += pounds
      skipRegularExpression(pounds: pounds)
    } else {
      offset += 1
      while let byte = peek(), Self.isNamePart(byte) { offset += 1 }
      add(.pound, from: start)
    }
  }

  private mutating func skipBlockComment() {
    offset += 2
    var depth = 1
    while depth > 0, let byte = peek() {
      if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        depth += 1
        offset += 2
      } else if byte == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        depth -= 1
        offset += 2
      } else {
        if byte == 0x0A { isAtLineStart = true }
        offset += 1
      }
    }
  }

  // MARK: Strings

  private mutating func openString(pounds: Int) {
    add(.literal, from: offset)
    let isMultiline = peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"")
    offset += isMultiline ? 3 : 1
    contexts.append(.string(pounds: pounds, isMultiline: isMultiline))
  }

  private mutating func readString(pounds: Int, isMultiline: Bool) {
    while let byte = peek() {
      switch byte {
      case 0x0A, 0x0D:
        // A string of one line that is not closed ends with its line.
        if !isMultiline {
          contexts.removeLast()
          return
        }
        offset += 1
        isAtLineStart = true
      case UInt8(ascii: "\\") where hasPounds(pounds, at: 1):
        if peek(1 + pounds) == UInt8(ascii: "(") {
          offset += 2 + pounds
          contexts.append(.interpolation(openParentheses: 0))
          return
        }
        // Skip what is escaped, be it a quote or another backslash, but never a line's end.
        offset += 1 + pounds
        if let escaped = peek(), escaped != 0x0A, escaped != 0x0D { offset += 1 }
      case UInt8(ascii: "\"") where closesString(pounds: pounds, isMultiline: isMultiline):
        offset += (isMultiline ? 3 : 1) + pounds
        isAtLineStart = false
        contexts.removeLast()
        return
      default:
        offset += 1
      }
    }
  }

  private func hasPounds(_ pounds: Int, at distance: Int) -> Bool {
    (0..<pounds).allSatisfy { peek(distance + $0) == UInt8(ascii: "#") }
  }

  private func closesString(pounds: Int, isMultiline: Bool) -> Bool {
    let quotes = isMultiline ? 3 : 1
    return (0..<quotes).allSatisfy { peek($0) == UInt8(ascii: "\"") } && hasPounds(pounds, at: quotes)
  }

  // MARK: Regular expressions

  private static let wordsBeforeOperand: Set<String> = [
    "return", "in", "case", "if", "guard", "while", "where", "try", "await", "throw", "is", "as",
  ]

  /// Whether a slash begins a regular expression: where no operand stands before it, with another
  /// slash on the same line.
  private func startsRegularExpression() -> Bool {
    if let last = tokens.last {
      switch last.kind {
      case .literal, .quotedName: return false
      case .name:
        guard Self.wordsBeforeOperand.contains(String(decoding: bytes[last.range], as: UTF8.self)) else {
          return false
        }
      case .punctuation:
        if ")]}".utf8.contains(bytes[last.range.lowerBound]) { return false }
      case .operation, .pound: break
      }
    }
    guard let next = peek(1), ![0x20, 0x09, 0x0A, 0x0D].contains(next) else { return false }
    var distance = 1
    while let byte = peek(distance), byte != 0x0A, byte != 0x0D {
      if byte == UInt8(ascii: "/") { return true }
      distance += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    return false
  }

  private mutating func skipRegularExpression(pounds: Int) {
    let start = offset
    offset += 1
    // `#/` at the end of its line begins one of several lines.
    let isMultiline = pounds > 0 && (peek() == 0x0A || peek() == 0x0D)
    while let byte = peek() {
      if byte == UInt8(ascii: "/"), hasPounds(pounds, at: 1) {
        offset += 1 + pounds
        break
      }
      if byte == 0x0A, !isMultiline { break }
      offset += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    offset = min(offset, bytes.count)
    add(.literal, from: start)
  }

  // MARK: Characters

  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  private static func isOperator(_ byte: UInt8) -> Bool {
    "/=-+!*%<>&|^~?.".utf8.contains(byte)
  }
}
