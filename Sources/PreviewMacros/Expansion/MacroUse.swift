/// The text of one use of a freestanding macro, cut into its name and what follows it.
struct MacroUse {
  /// Everything behind the name: the parentheses, if there are any, and the closures.
  let arguments: Substring
  /// The comments, blanks and attributes before the name.
  let leading: Substring

  /// - Throws: `PreviewExpansion.Failure` if the source, after comments and attributes such as
  ///   `@available`, does not begin with `#Preview`.
  init(_ source: String) throws {
    var rest = Self.skippingTrivia(source[...])
    while rest.first == "@" {
      rest = rest.dropFirst().drop { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      if rest.first == "(" { rest = Self.skippingParentheses(rest) }
      rest = Self.skippingTrivia(rest)
    }
    guard rest.first == "#" else { throw Self.failure }
    leading = source[..<rest.startIndex]
    rest = Self.skippingTrivia(rest.dropFirst())
    var name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." || $0 == ":" }
    rest = rest[name.endIndex...]
    // `#WidgetKit::Preview` and `#WidgetKit.Preview` name the module.
    if let last = name.lastIndex(where: { $0 == "." || $0 == ":" }) {
      name = name[name.index(after: last)...]
    }
    guard name == "Preview" else { throw Self.failure }
    arguments = rest
  }

  private static var failure: PreviewExpansion.Failure {
    .init(description: "#Preview is expected, with its arguments and closures")
  }

  private static func skippingTrivia(_ text: Substring) -> Substring {
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
  private static func skippingBlockComment(_ text: Substring) -> Substring {
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
  private static func skippingParentheses(_ text: Substring) -> Substring {
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
