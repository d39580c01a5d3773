/// What has to be skipped in the text of a declaration to come to what matters.
enum SourceText {
  /// An attribute with its arguments, and the trivia behind it.
  static func skippingAttribute(_ text: Substring) -> Substring {
    var rest = text.dropFirst().drop { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    if rest.first == "(" { rest = skippingParentheses(rest) }
    return skippingTrivia(rest)
  }

  static func trimmed(_ text: Substring) -> Substring {
    var rest = text.drop { $0.isWhitespace }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return rest
  }

  static func skippingTrivia(_ text: Substring) -> Substring {
    var rest = text.drop { $0.isWhitespace }
    while rest.first == "/" {
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        rest = skippingBlockComment(rest)
      } else {
        return rest
      }
      rest = rest.drop { $0.isWhitespace }
    }
    return rest
  }

  /// Block comments nest in Swift.
  static func skippingBlockComment(_ text: Substring) -> Substring {
    var rest = text
    var depth = 0
    repeat {
      if rest.hasPrefix("/*") {
        depth += 1
        rest = rest.dropFirst(2)
      } else if rest.hasPrefix("*/") {
        depth -= 1
        rest = rest.dropFirst(2)
      } else {
        rest = rest.dropFirst()
      }
    } while depth > 0 && !rest.isEmpty
    return rest
  }

  /// The arguments of an attribute. Strings in them may hold parentheses.
  static func skippingParentheses(_ text: Substring) -> Substring {
    var rest = text
    var depth = 0
    var inString = false
    repeat {
      switch rest.first {
      case "\\" where inString: rest = rest.dropFirst()
      case "\"": inString.toggle()
      case "(" where !inString: depth += 1
      case ")" where !inString: depth -= 1
      default: break
      }
      rest = rest.dropFirst()
    } while depth > 0 && !rest.isEmpty
    return rest
  }
}
