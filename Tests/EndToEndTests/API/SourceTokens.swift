@testable import Workshop

/// The tokens of a source and what they say, strings among them.
struct SourceTokens {
  struct Word {
    var text: String
    var kind: Token.Kind
  }

  let bytes: [UInt8]
  let tokens: [Token]

  init(_ source: String) {
    bytes = Array(source.utf8)
    tokens = Lexer.tokens(of: bytes)
  }

  var words: [Word] { tokens.indices.map { Word(text: text($0), kind: tokens[$0].kind) } }

  /// The index after the bracket that closes the one at an index.
  func end(of open: Int) -> Int {
    var (depth, index) = (0, open)
    while index < tokens.count {
      switch text(index) {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth == 0 { return index + 1 }
      default: break
      }
      index += 1
    }
    return index
  }

  /// What a token says; nothing beyond the last. A string stands with its quotes, up to the first that could
  /// close it.
  func text(_ index: Int) -> String {
    guard tokens.indices.contains(index) else { return "" }
    let token = tokens[index]
    guard token.kind == .literal, token.range.isEmpty else {
      return String(decoding: bytes[token.range], as: UTF8.self)
    }
    let start = token.range.lowerBound
    let pounds = bytes[..<start].reversed().prefix { $0 == UInt8(ascii: "#") }.count
    let end = [UInt8(ascii: "\"")] + Array(repeating: UInt8(ascii: "#"), count: pounds)
    var index = start + 1
    while index + end.count <= bytes.count, !bytes[index...].starts(with: end) {
      index += bytes[index] == UInt8(ascii: "\\") && pounds == 0 ? 2 : 1
    }
    return String(decoding: bytes[(start - pounds)..<min(index + end.count, bytes.count)], as: UTF8.self)
  }
}
