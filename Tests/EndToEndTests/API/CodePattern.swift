@testable import Workshop

/// A piece of source that is looked for in another, whatever its blanks: `N` stands for any number, `_` for any
/// name and `"…"` for any string.
struct CodePattern {
  private let words: [SourceTokens.Word]

  init(_ text: String) { words = SourceTokens(text).words }

  func isContained(in source: [SourceTokens.Word]) -> Bool {
    guard !words.isEmpty, source.count >= words.count else { return false }
    return (0...source.count - words.count).contains { start in
      zip(words, source[start...]).allSatisfy(Self.matches)
    }
  }

  private static func matches(_ word: SourceTokens.Word, _ found: SourceTokens.Word) -> Bool {
    switch word.text {
    case "N": found.kind == .literal && found.text.first?.isNumber == true
    case "_": found.kind == .name
    case "\"…\"": found.kind == .literal && found.text.hasPrefix("\"")
    default: word.text == found.text
    }
  }
}
