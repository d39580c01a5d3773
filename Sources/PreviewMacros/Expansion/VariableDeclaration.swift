/// The text of a stored variable, cut into its name, type and initial value.
struct VariableDeclaration {
  let name: Substring
  let type: Substring?
  let initialValue: Substring?

  /// `nil` when the text is no declaration of one variable.
  init?(_ source: String) {
    var rest = SourceText.skippingTrivia(source[...])
    // Attributes and modifiers.
    while true {
      if rest.first == "@" {
        rest = SourceText.skippingAttribute(rest)
      } else {
        let word = rest.prefix { $0.isLetter || $0 == "_" }
        rest = SourceText.skippingTrivia(rest[word.endIndex...])
        if word == "var" { break }
        guard !word.isEmpty else { return nil }
        // `private(set)`
        if rest.first == "(" { rest = SourceText.skippingTrivia(SourceText.skippingParentheses(rest)) }
      }
    }
    name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
    guard !name.isEmpty else { return nil }
    rest = SourceText.skippingTrivia(rest[name.endIndex...])
    var type: Substring?
    if rest.first == ":" {
      let text = rest.dropFirst()
      type = SourceText.trimmed(text[..<(Self.equalSign(in: text) ?? text.endIndex)])
      rest = text[(Self.equalSign(in: text) ?? text.endIndex)...]
    }
    self.type = type
    if rest.first == "=" {
      initialValue = SourceText.trimmed(rest.dropFirst())
    } else {
      guard rest.isEmpty else { return nil }
      initialValue = nil
    }
  }

  /// Where a type ends and the initial value begins.
  private static func equalSign(in text: Substring) -> Substring.Index? {
    var depth = 0
    var index = text.startIndex
    while index < text.endIndex {
      switch text[index] {
      case "(", "[", "<", "{": depth += 1
      // An arrow closes nothing.
      case ">" where index > text.startIndex && text[text.index(before: index)] == "-": break
      case ")", "]", ">", "}": depth -= 1
      case "=" where depth == 0: return index
      default: break
      }
      index = text.index(after: index)
    }
    return nil
  }
}
