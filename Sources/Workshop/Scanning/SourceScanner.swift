/// Reads from the tokens of a file what it declares and uses.
///
/// This is no parser: it follows brackets and a few keywords, which is enough to tell which files of a
/// project belong together. Where it cannot know, it errs on the side of a name being used.
public struct SourceScanner {
  private let bytes: [UInt8]
  private let tokens: [Token]
  private var index = 0
  private var summary = SourceSummary()
  /// Open brackets, the innermost last.
  private var brackets: [Bracket] = []
  /// The brackets open at each enclosing `#if`: its other branches start with the same.
  private var conditions: [[Bracket]] = []
  /// The extension whose body is open at depth 1.
  private var openExtension: SourceSummary.Extension?
  private var extensionIsPrivate = false
  /// `private` or `fileprivate` stands before the declaration to come.
  private var isPrivate = false
  /// The next parenthesis opens the parameters of a declaration.
  private var expectsParameters = false
  /// Names of variables, parameters and functions declared anywhere in the file.
  private var locals: Set<String> = []

  private enum Bracket {
    case brace, square, parenthesis
    /// The parenthesis around the parameters of a declaration.
    case parameters
  }

  private init(_ text: String) {
    bytes = Array(text.utf8)
    tokens = Lexer.tokens(of: bytes)
  }

  /// Scans the text of one file.
  public static func summary(of text: String) -> SourceSummary {
    var scanner = SourceScanner(text)
    while scanner.index < scanner.tokens.count { scanner.step() }
    scanner.closeExtension()
    // A lowercase name that the file declares itself is most likely meant where it is used.
    scanner.summary.names.subtract(scanner.locals.filter { $0.first?.isUppercase == false })
    return scanner.summary
  }

  // MARK: Looking at tokens

  private func text(_ token: Token) -> String {
    String(decoding: bytes[token.range], as: UTF8.self)
  }

  private func token(_ distance: Int = 0) -> Token? {
    tokens.indices.contains(index + distance) ? tokens[index + distance] : nil
  }

  private func punctuation(_ distance: Int = 0) -> UInt8? {
    guard let token = token(distance), token.kind == .punctuation || token.kind == .operation,
      token.range.count == 1
    else { return nil }
    return bytes[token.range.lowerBound]
  }

  private func isPunctuation(_ character: Unicode.Scalar, _ distance: Int = 0) -> Bool {
    punctuation(distance) == UInt8(ascii: character)
  }

  private func name(_ distance: Int = 0) -> String? {
    guard let token = token(distance), token.kind == .name || token.kind == .quotedName else { return nil }
    return text(token)
  }

  private var isAtFileScope: Bool { brackets.isEmpty }
  private var isInExtension: Bool { openExtension != nil && brackets.count == 1 }

  // MARK: Steps

  private mutating func step() {
    guard let token = token() else { return }
    switch token.kind {
    case .literal: index += 1
    case .pound: readPound(token)
    case .operation:
      summary.names.insert(text(token))
      index += 1
    case .punctuation: readPunctuation(token)
    case .quotedName:
      readUse(text(token))
      index += 1
    case .name: readName(text(token))
    }
  }

  private mutating func readPunctuation(_ token: Token) {
    let byte = bytes[token.range.lowerBound]
    switch byte {
    case UInt8(ascii: "{"):
      brackets.append(.brace)
      readClosureParameters()
    case UInt8(ascii: "["): brackets.append(.square)
    case UInt8(ascii: "("):
      brackets.append(expectsParameters ? .parameters : .parenthesis)
      expectsParameters = false
    case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
      _ = brackets.popLast()
      if brackets.isEmpty { closeExtension() }
    case UInt8(ascii: "@")
    where name(1) == "main" && self.token(1)?.range.lowerBound == token.range.upperBound:
      summary.mainAttributes.append(token.range.lowerBound..<token.range.upperBound + 4)
      index += 1
    default: break
    }
    index += 1
  }

  /// `{ a, b in`: names of a closure's parameters.
  private mutating func readClosureParameters() {
    var distance = 1
    var found: [String] = []
    while let name = name(distance), name != "in" {
      found.append(name)
      distance += isPunctuation(",", distance + 1) ? 2 : 1
    }
    if name(distance) == "in", !found.isEmpty { locals.formUnion(found) }
  }

  private mutating func readName(_ word: String) {
    guard !isPunctuation(".", -1) else {
      readUse(word)
      index += 1
      return
    }
    switch word {
    case "import" where isAtFileScope: readImport()
    case "private", "fileprivate":
      // `private(set)` says nothing about who may read.
      isPrivate = isPrivate || !isPunctuation("(", 1)
      index += 1
    case "extension" where isAtFileScope && name(1) != nil: readExtension()
    case "struct", "class", "enum", "actor", "protocol", "typealias", "macro", "associatedtype",
      "precedencegroup":
      readTypeDeclaration(word)
    case "func": readFunction()
    case "let", "var": readVariable()
    case "init", "subscript": readInitialiser(word)
    case "operator": readOperatorDeclaration()
    case "for":
      if let name = name(1) { locals.insert(name) }
      index += 1
    default:
      readUse(word)
      index += 1
    }
  }

  // MARK: Uses

  private mutating func readUse(_ word: String) {
    switch word {
    case "ActivityConfiguration": summary.hasActivityConfiguration = true
    case "PreviewProvider": summary.hasPreview = true
    case "contentStates", "previewContext": summary.hasActivityPreview = true
    default: break
    }
    if isPunctuation(".", -1) {
      summary.members.insert(word)
    } else if isPunctuation(":", 1), brackets.last == .parameters {
      locals.insert(word)
    } else if isPunctuation(":", 1), brackets.last == .parenthesis, isLabelPosition {
      summary.labels.insert(word)
    } else {
      summary.names.insert(word)
    }
  }

  private var isLabelPosition: Bool {
    isPunctuation("(", -1) || isPunctuation(",", -1)
  }

  // MARK: Declarations

  /// Notes a declaration where other files can see it, at file scope or in an extension.
  private mutating func declare(_ name: String) {
    if isAtFileScope {
      if !isPrivate { summary.declarations.insert(name) }
    } else if isInExtension, !isPrivate, !extensionIsPrivate {
      openExtension?.members.insert(name)
    }
    locals.insert(name)
    isPrivate = false
  }

  private mutating func readTypeDeclaration(_ word: String) {
    // `class func`, `class var`, `protocol<A>` and a variable named `actor` declare no type here.
    guard let name = name(1), !(word == "class" && ["func", "var", "let", "subscript"].contains(name)),
      token(1)?.startsLine == false
    else {
      if word == "actor" || word == "macro" { readUse(word) }
      index += 1
      return
    }
    declare(name)
    index += 2
  }

  private mutating func readFunction() {
    expectsParameters = true
    if let name = name(1) {
      declare(name)
    } else if let token = token(1), token.kind == .operation {
      declare(text(token))
    }
    index += 2
  }

  private mutating func readVariable() {
    index += 1
    if isPunctuation("(") {
      // A pattern: `let (a, b) = ...`.
      var distance = 1
      while let token = token(distance), !isPunctuation(")", distance) {
        if token.kind == .name, !isPunctuation(":", distance + 1) { declarePattern(text(token)) }
        distance += 1
      }
      isPrivate = false
    } else if let name = name() {
      declare(name)
      index += 1
    }
  }

  private mutating func declarePattern(_ name: String) {
    let wasPrivate = isPrivate
    declare(name)
    isPrivate = wasPrivate
  }

  private mutating func readInitialiser(_ word: String) {
    // `self.init(...)` has a dot before it and never comes here.
    expectsParameters = true
    guard isInExtension else {
      isPrivate = false
      index += 1
      return
    }
    var distance = 1
    // `init?`, `init!` and generic parameters stand before the parenthesis.
    while token(distance) != nil, !isPunctuation("(", distance), !isPunctuation("{", distance) {
      distance += 1
    }
    if isPunctuation("(", distance), !isPrivate, !extensionIsPrivate {
      let isUnlabelled = word == "subscript" && isPunctuation(":", distance + 2)
      let label = isUnlabelled ? "_" : name(distance + 1) ?? "_"
      openExtension?.labels.insert(label)
    }
    isPrivate = false
    index += 1
  }

  private mutating func readOperatorDeclaration() {
    if let token = token(1), token.kind == .operation { declare(text(token)) }
    index += 2
  }

  private mutating func readImport() {
    var start = index
    // `@testable public import struct A.B`: what belongs to the import stands on the same line.
    while start > 0, !tokens[start].startsLine, tokens[start - 1].kind != .literal,
      !isPunctuation(";", start - 1 - index)
    {
      start -= 1
    }
    index += 1
    let kinds: Set<String> = [
      "struct", "class", "enum", "protocol", "typealias", "func", "let", "var", "actor",
    ]
    if let kind = name(), kinds.contains(kind) { index += 1 }
    guard let module = name() else { return }
    index += 1
    while isPunctuation("."), name(1) != nil { index += 2 }
    summary.imports.append(
      SourceSummary.Import(
        module: module, range: tokens[start].range.lowerBound..<tokens[index - 1].range.upperBound,
        isConditional: !conditions.isEmpty))
    isPrivate = false
  }

  private mutating func readExtension() {
    guard let type = name(1) else { return }
    var found = SourceSummary.Extension(type: type)
    extensionIsPrivate = isPrivate
    isPrivate = false
    readUse(type)
    summary.names.insert(type)
    index += 2
    while let token = token(), !isPunctuation("{") {
      if isPunctuation(":") { found.hasConformance = true }
      if token.kind == .name { readUse(text(token)) }
      index += 1
    }
    openExtension = found
  }

  private mutating func closeExtension() {
    if let openExtension { summary.extensions.append(openExtension) }
    openExtension = nil
  }

  // MARK: Directives

  private mutating func readPound(_ token: Token) {
    let word = text(token)
    index += 1
    switch word {
    case "#if":
      conditions.append(brackets)
      readCondition()
    case "#elseif":
      brackets = conditions.last ?? brackets
      readCondition()
    case "#else": brackets = conditions.last ?? brackets
    case "#endif": _ = conditions.popLast()
    case "#Preview": summary.hasPreview = true
    default: summary.names.insert(String(word.dropFirst()))
    }
  }

  /// Reads the rest of the line, and further lines after `&&`, `||` and inside parentheses.
  private mutating func readCondition() {
    var depth = 0
    var isFirst = true
    while let token = token() {
      let continues = depth > 0 || (!isFirst && tokens[index - 1].kind == .operation)
      if token.startsLine, !continues { return }
      isFirst = false
      if isPunctuation("(") { depth += 1 }
      if isPunctuation(")") { depth -= 1 }
      if name() == "os", isPunctuation("(", 1), let system = name(2), isPunctuation(")", 3),
        let end = self.token(3), system == "iOS" || system == "Linux"
      {
        summary.platformConditions.append(
          SourceSummary.PlatformCondition(
            range: token.range.lowerBound..<end.range.upperBound, answer: system == "iOS"))
        index += 4
      } else {
        index += 1
      }
    }
  }
}
