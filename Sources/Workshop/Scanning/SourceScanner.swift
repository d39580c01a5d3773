import Dispatch
import Synchronization

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
  /// Each enclosing `#if`, the innermost last.
  private var branches: [Branch] = []
  /// The next brace opens the body of a protocol.
  private var expectsProtocolBody = false
  /// The extension whose body is open at depth 1.
  private var openExtension: SourceSummary.Extension?
  private var extensionIsPrivate = false
  /// `private` or `fileprivate` stands before the declaration to come.
  private var isPrivate = false
  /// The next parenthesis opens the parameters of a declaration.
  private var expectsParameters = false
  /// Names of variables, parameters and functions declared anywhere in the file.
  private var locals: Set<String> = []

  /// One branch of an `#if`.
  private struct Branch {
    /// The brackets open at its `#if`: every branch starts with the same.
    var brackets: [Bracket]
    /// When none of the branches before it applies.
    var otherwise: BuildCondition
    /// When this one applies.
    var condition: BuildCondition
  }

  private enum Bracket {
    case brace, square, parenthesis
    /// The brace around the requirements of a protocol.
    case protocolBody
    /// The parenthesis around the parameters of a declaration.
    case parameters
  }

  private init(_ text: String) {
    bytes = Array(text.utf8)
    tokens = Lexer.tokens(of: bytes)
  }

  /// Scans many files at once, on all processors.
  static func summaries(of files: [SourceFile]) -> [SourceSummary] {
    // A few files are done before other threads have started.
    guard files.count > 16 else { return files.map { summary(of: $0.text) } }
    let share = 16
    let parts = Mutex<[Int: [SourceSummary]]>([:])
    DispatchQueue.concurrentPerform(iterations: (files.count + share - 1) / share) { part in
      let summaries = files[part * share..<min((part + 1) * share, files.count)].map { summary(of: $0.text) }
      parts.withLock { $0[part] = summaries }
    }
    return parts.withLock { parts in parts.keys.sorted().flatMap { parts[$0] ?? [] } }
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
    // What the compiler will not see declares and uses nothing.
    if isSkipping, token.kind != .pound {
      index += 1
      return
    }
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
      brackets.append(expectsProtocolBody ? .protocolBody : .brace)
      expectsProtocolBody = false
      readClosureParameters()
    case UInt8(ascii: "["): brackets.append(.square)
    case UInt8(ascii: "("):
      brackets.append(expectsParameters ? .parameters : .parenthesis)
      expectsParameters = false
    case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
      _ = brackets.popLast()
      if brackets.isEmpty { closeExtension() }
    case UInt8(ascii: "@") where self.token(1)?.range.lowerBound == token.range.upperBound:
      readForeignAttribute(token)
    default: break
    }
    index += 1
  }

  /// `@main`, `@objc(name)` and their kin, which mean nothing where there is no program and no Objective-C.
  private mutating func readForeignAttribute(_ token: Token) {
    guard let attribute = name(1), Self.foreignAttributes.contains(attribute), var end = self.token(1) else {
      return
    }
    index += 1
    if attribute == "main" { summary.hasMain = true }
    if attribute == "objc", isPunctuation("(", 1), self.token(1)?.range.lowerBound == end.range.upperBound {
      // Names and colons up to the parenthesis.
      while let next = self.token(1), !next.startsLine {
        end = next
        index += 1
        if isPunctuation(")") { break }
      }
    }
    summary.foreignAttributes.append(token.range.lowerBound..<end.range.upperBound)
  }

  private static let foreignAttributes: Set<String> = [
    "main", "UIApplicationMain", "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable",
    "IBDesignable",
  ]

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
      // `Module.name`.
      if let module = name(-2), !isPunctuation(".", -3),
        summary.imports.contains(where: { $0.module == module })
      {
        summary.names.insert(word)
      }
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
    if brackets.last == .protocolBody { summary.requirements.insert(name) }
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
    expectsProtocolBody = word == "protocol"
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
      let colon = (2...3).first { isPunctuation(":", distance + $0) }
      let parameter = SourceSummary.Parameter(
        label: isUnlabelled ? "_" : name(distance + 1) ?? "_",
        type: colon.flatMap { name(distance + $0 + 1) } ?? "")
      openExtension?.parameters.insert(parameter)
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
    let isOfOneName = name().map(kinds.contains) ?? false
    if isOfOneName { index += 1 }
    guard let module = name(), let place = token() else { return }
    index += 1
    while isPunctuation("."), name(1) != nil { index += 2 }
    let end = tokens[index - 1].range.upperBound
    summary.imports.append(
      SourceSummary.Import(
        module: Self.renamedModules[module] ?? module, range: tokens[start].range.lowerBound..<end,
        renamed: Self.renamedModules[module] == nil ? nil : place.range,
        submodule: isOfOneName || end == place.range.upperBound ? nil : place.range.upperBound..<end,
        condition: branches.reduce(.constant(true)) { .both($0, $1.condition) }))
    isPrivate = false
  }

  /// What an import of Apple's system modules is to name; never longer than the name itself.
  private static let renamedModules = ["Darwin": "Glibc", "ObjectiveC": "Foundation"]

  private mutating func readExtension() {
    guard let type = name(1) else { return }
    var found = SourceSummary.Extension(type: type)
    extensionIsPrivate = isPrivate
    isPrivate = false
    readUse(type)
    summary.names.insert(type)
    index += 2
    var isInConformances = false
    var isInClause = false
    while let token = token(), !isPunctuation("{") {
      if isPunctuation(":"), !isInClause { isInConformances = true }
      if token.kind == .name {
        let word = text(token)
        if word == "where" { isInClause = true }
        if isInConformances, !isInClause { found.conformances.insert(word) }
        readUse(word)
      }
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
      let condition = readCondition()
      branches.append(Branch(brackets: brackets, otherwise: .not(condition), condition: condition))
    case "#elseif":
      let condition = readCondition()
      beginBranch(condition)
    case "#else": beginBranch(.constant(true))
    case "#endif": _ = branches.popLast()
    case _ where isSkipping: break
    case "#Preview": summary.hasPreview = true
    case "#selector": readSelector(token)
    default: summary.names.insert(String(word.dropFirst()))
    }
  }

  /// Notes `#selector(Type.method(_:))`; the names in it are read as any others.
  private mutating func readSelector(_ token: Token) {
    guard isPunctuation("(") else { return }
    var distance = 1
    var depth = 1
    var last = ""
    while let next = self.token(distance) {
      if isPunctuation("(", distance) { depth += 1 }
      if isPunctuation(")", distance) { depth -= 1 }
      if depth == 1, next.kind == .name || next.kind == .quotedName { last = text(next) }
      if depth == 0 {
        summary.selectors.append(
          SourceSummary.Selector(range: token.range.lowerBound..<next.range.upperBound, name: last))
        return
      }
      distance += 1
    }
  }

  /// Begins the next branch of the innermost `#if`.
  private mutating func beginBranch(_ condition: BuildCondition) {
    guard var branch = branches.popLast() else { return }
    brackets = branch.brackets
    branch.condition = .both(branch.otherwise, condition)
    branch.otherwise = .both(branch.otherwise, .not(condition))
    branches.append(branch)
  }

  /// Whether the code that is read certainly does not apply.
  private var isSkipping: Bool {
    branches.contains { $0.condition.holds { _ in nil } == false }
  }

  /// Reads the rest of the line, and further lines after `&&`, `||` and inside parentheses.
  private mutating func readCondition() -> BuildCondition {
    var items: [BuildCondition.Item] = []
    var depth = 0
    while let token = token() {
      let continues = depth > 0 || (!items.isEmpty && tokens[index - 1].kind == .operation)
      if token.startsLine, !continues { break }
      if isPunctuation("(") { depth += 1 }
      if isPunctuation(")") { depth -= 1 }
      noteAnsweredCondition(token)
      items += conditionItems(of: token)
      index += 1
    }
    return BuildCondition(items)
  }

  private func conditionItems(of token: Token) -> [BuildCondition.Item] {
    let text = text(token)
    switch token.kind {
    case .name, .quotedName: return [.name(text)]
    case .punctuation where text == "(": return [.open]
    case .punctuation where text == ")": return [.close]
    case .operation:
      // `&&!` is one run of operator characters.
      let body = text.hasSuffix("!") ? text.dropLast() : text[...]
      let items: [BuildCondition.Item] =
        switch body {
        case "": []
        case "&&": [.and]
        case "||": [.or]
        default: [.other(String(body))]
        }
      return text.hasSuffix("!") ? items + [.not] : items
    default: return [.other(text)]
    }
  }

  /// Notes `os(iOS)` and its kin, which the compiler of this machine would answer otherwise.
  private mutating func noteAnsweredCondition(_ token: Token) {
    if let flag = name(), !isPunctuation("(", 1), !isPunctuation("(", -1) || name(-2) == nil,
      BuildCondition.isFlagOfWidgets(flag)
    {
      summary.platformConditions.append(SourceSummary.PlatformCondition(range: token.range, answer: true))
    }
    guard let function = name(), isPunctuation("(", 1), let argument = name(2), isPunctuation(")", 3),
      let end = self.token(3)
    else { return }
    let answer: Bool
    switch (function, argument) {
    case ("os", "iOS"), ("targetEnvironment", "simulator"): answer = true
    case ("os", "Linux"): answer = false
    default: return
    }
    summary.platformConditions.append(
      SourceSummary.PlatformCondition(
        range: token.range.lowerBound..<end.range.upperBound, answer: answer))
  }
}
