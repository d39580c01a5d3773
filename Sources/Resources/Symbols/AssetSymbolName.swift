/// How Xcode names the symbol of an asset.
enum AssetSymbolName {
  /// The name of a set or group as a Swift identifier, `nil` when nothing of it can stand in one.
  ///
  /// Parts between other characters begin with a capital, the first with a small letter; `Color` or `Image`
  /// at the end of a set of that kind is left out; a digit in front gets an underscore.
  static func identifier(_ name: String, droppingSuffix suffix: String = "") -> String? {
    var words = name.split { !($0.isLetter || $0.isNumber) }.map(String.init)
    guard !words.isEmpty else { return nil }
    if !suffix.isEmpty, let last = words.last {
      if words.count > 1, last.lowercased() == suffix.lowercased() {
        words.removeLast()
      } else if last.hasSuffix(suffix), last.count > suffix.count {
        words[words.count - 1] = String(last.dropLast(suffix.count))
      }
    }
    words[0] = lowered(words[0])
    for index in words.indices.dropFirst() {
      words[index] = words[index].prefix(1).uppercased() + words[index].dropFirst()
    }
    let result = words.joined()
    return result.first?.isNumber == true ? "_" + result : result
  }

  /// The capitals in front made small, but for one that begins the next word: `URLIcon` is `urlIcon`.
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    guard !capitals.isEmpty else { return word }
    let count = capitals.count == 1 || capitals.count == word.count ? capitals.count : capitals.count - 1
    let next = word.dropFirst(capitals.count).first
    // Digits end a word and begin none.
    let taken = next?.isLetter == false ? capitals.count : count
    return word.prefix(taken).lowercased() + word.dropFirst(taken)
  }

  /// Words of the language need quotation marks.
  static func quoted(_ identifier: String) -> String {
    keywords.contains(identifier) ? "`\(identifier)`" : identifier
  }

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
    "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
    "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
    "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
