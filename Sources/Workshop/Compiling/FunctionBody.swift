/// The body of a function that gives back nothing to draw with, so that a frame can do without it.
struct FunctionBody: Hashable {
  /// The bytes between the braces.
  var range: Range<Int>
  /// The function's name.
  var name: String
  /// What stands there instead.
  var replacement: String
  /// Whether a frame that wants it ends with an error.
  var isFatal = false

  /// The bodies in a source: of functions without a result, of an intent's `perform`, of `deinit` and of
  /// the observers of properties. Outer ones come before those that they hold.
  ///
  /// - Parameter withResults: Also those of functions and properties with a result and of initialisers, which
  ///   end the program instead.
  static func bodies(in text: String, withResults: Bool = false) -> [FunctionBody] {
    let bytes = Array(text.utf8)
    let tokens = Lexer.tokens(of: bytes)
    func word(_ index: Int) -> String { String(decoding: bytes[tokens[index].range], as: UTF8.self) }

    /// The brace that closes the one at a place.
    func end(of start: Int) -> Int? {
      var depth = 0
      for index in start..<tokens.count where tokens[index].kind == .punctuation {
        switch bytes[tokens[index].range.lowerBound] {
        case UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: "}"): depth -= 1
        default: break
        }
        if depth == 0 { return index }
      }
      return nil
    }

    var found: [FunctionBody] = []
    let keywords: Set = ["func", "deinit", "didSet", "willSet"]
    let fatal: Set = ["func", "init", "var"]
    for index in tokens.indices where tokens[index].kind == .name {
      let keyword = word(index)
      guard keywords.contains(keyword) || (withResults && fatal.contains(keyword)), index + 1 < tokens.count
      else { continue }
      guard let signature = Signature(after: index, tokens: tokens, word: word),
        let end = end(of: signature.brace)
      else { continue }
      let name = keyword == "func" || keyword == "var" ? word(index + 1) : keyword
      let range = tokens[signature.brace].range.upperBound..<tokens[end].range.lowerBound
      if keywords.contains(keyword), let replacement = signature.replacement(keyword: keyword) {
        found.append(FunctionBody(range: range, name: name, replacement: replacement))
      } else if withResults, fatal.contains(keyword), signature.canEnd(keyword: keyword) {
        found.append(FunctionBody(range: range, name: name, replacement: " fatalError() ", isFatal: true))
      }
    }
    return found
  }

  /// What stands between a keyword and the brace of its body.
  private struct Signature {
    var name: String
    /// The token that opens the body.
    var brace: Int
    /// The words of the result's type; empty where there is none.
    var result: [String] = []
    /// Whether a value or a type stands before the brace.
    private var hasValue = false
    private var hasType = false
    private var isOpaque = false

    init?(after keyword: Int, tokens: [Token], word: (Int) -> String) {
      name = word(keyword + 1)
      var depth = 0
      var hasResult = false
      for index in keyword + 1..<tokens.count {
        let text = word(index)
        switch text {
        case "(", "[": depth += 1
        case ")", "]": depth -= 1
        case "{" where depth == 0:
          brace = index
          return
        // A requirement of a protocol has no body.
        case "}", ";", "func", "var", "let", "init", "struct", "class", "enum": if depth == 0 { return nil }
        case "->" where depth == 0: hasResult = true
        case "=" where depth == 0: hasValue = true
        case ":" where depth == 0: hasType = true
        case "some" where hasResult || hasType: isOpaque = true
        case "where" where depth == 0: hasResult = false
        default: break
        }
        if hasResult, text != "->" { result.append(text) }
      }
      return nil
    }

    /// Whether a body that only ends the program compiles: that of a result whose type is written.
    func canEnd(keyword: String) -> Bool {
      !isOpaque && (keyword != "var" || (hasType && !hasValue))
    }

    func replacement(keyword: String) -> String? {
      switch result.joined(separator: " ") {
      case "", "Void", "( )": ""
      case "some IntentResult" where name == "perform": " return .result() "
      case "some IntentResult & ProvidesDialog" where name == "perform",
        "some ProvidesDialog & IntentResult" where name == "perform":
        " return .result(dialog: \"\") "
      default: nil
      }
    }
  }

  /// As many bytes and lines as the body has, with the replacement at their beginning; `nil` where it has no
  /// room for that.
  func replacementBytes(for body: some Collection<UInt8>) -> [UInt8]? {
    let lineEnds = body.filter { $0 == 0x0A || $0 == 0x0D }
    let spaces = body.count - lineEnds.count - replacement.utf8.count
    guard spaces >= 0 else { return nil }
    return Array(replacement.utf8) + lineEnds + [UInt8](repeating: 0x20, count: spaces)
  }
}
