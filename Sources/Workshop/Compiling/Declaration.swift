/// A declaration of a source: what it is called and where it stands, attributes included.
struct Declaration: Hashable {
  var range: Range<Int>
  /// `struct Order`, `let limit`, `init`.
  var title: String

  /// The declarations at file scope and those in types and extensions. Outer ones come before those that they
  /// hold; what stands in bodies of functions is not looked at.
  static func all(in text: String) -> [Declaration] {
    var reader = DeclarationReader(text)
    reader.read(reader.tokens.indices)
    return reader.found
  }
}

/// Follows keywords and brackets, as the scanner of names does.
private struct DeclarationReader {
  let bytes: [UInt8]
  let tokens: [Token]
  private(set) var found: [Declaration] = []

  private static let types: Set = ["struct", "class", "enum", "actor", "protocol", "extension"]
  private static let functions: Set = ["func", "init", "deinit", "subscript"]
  private static let others: Set = ["var", "let", "case", "typealias", "associatedtype", "macro", "operator"]
  private static let modifiers: Set = [
    "public", "private", "fileprivate", "internal", "open", "package", "static", "final", "override",
    "mutating", "nonmutating", "lazy", "weak", "unowned", "dynamic", "optional", "required", "convenience",
    "indirect", "nonisolated", "isolated", "prefix", "postfix", "infix", "distributed", "borrowing",
    "consuming",
  ]

  init(_ text: String) {
    bytes = Array(text.utf8)
    tokens = Lexer.tokens(of: bytes)
  }

  private func word(_ index: Int) -> String {
    guard tokens[index].kind == .name else { return "" }
    return String(decoding: bytes[tokens[index].range], as: UTF8.self)
  }

  private func character(_ index: Int) -> Character {
    guard tokens[index].kind == .punctuation else { return " " }
    return Character(Unicode.Scalar(bytes[tokens[index].range.lowerBound]))
  }

  /// The place behind what a token begins: behind the closing one, where it opens a bracket.
  private func end(of index: Int, before limit: Int) -> Int {
    guard "([{".contains(character(index)) else { return index + 1 }
    var depth = 0
    for place in index..<limit {
      switch character(place) {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      default: break
      }
      if depth == 0 { return place + 1 }
    }
    return limit
  }

  /// Where the keyword stands behind the attributes and modifiers that begin at a place; `nil` where no
  /// declaration begins.
  private func keyword(from start: Int, before limit: Int) -> Int? {
    var index = start
    while index < limit {
      if character(index) == "@", index + 1 < limit {
        index += 2
        // `@Store.Value<Int>(...)`
        while index + 1 < limit, character(index) == "." { index += 2 }
      } else if Self.modifiers.contains(word(index))
        || (word(index) == "class" && index + 1 < limit && Self.isMember(word(index + 1)))
      {
        index += 1
      } else {
        break
      }
      if index < limit, character(index) == "(", !tokens[index].startsLine {
        index = end(of: index, before: limit)
      }
    }
    guard index < limit else { return nil }
    let found = word(index)
    return Self.types.contains(found) || Self.functions.contains(found) || Self.others.contains(found)
      ? index : nil
  }

  private static func isMember(_ word: String) -> Bool {
    functions.contains(word) || word == "var" || modifiers.contains(word)
  }

  mutating func read(_ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      guard let keyword = keyword(from: index, before: range.upperBound) else {
        index = end(of: index, before: range.upperBound)
        continue
      }
      index = readDeclaration(from: index, keyword: keyword, before: range.upperBound)
    }
  }

  /// Reads one declaration and answers the place behind it.
  private mutating func readDeclaration(from start: Int, keyword: Int, before limit: Int) -> Int {
    let kind = word(keyword)
    let name = keyword + 1 < limit ? word(keyword + 1) : ""
    let isNamed = kind != "init" && kind != "deinit" && kind != "subscript"
    let place = found.count
    found.append(Declaration(range: 0..<0, title: isNamed ? "\(kind) \(name)" : kind))
    var index = keyword + 1
    while index < limit {
      let isBody = character(index) == "{"
      let next = end(of: index, before: limit)
      if isBody, Self.types.contains(kind) { read(index + 1..<next - 1) }
      index = next
      if isBody, Self.types.contains(kind) || Self.functions.contains(kind) { break }
      guard index < limit, tokens[index].startsLine else { continue }
      if tokens[index].kind == .pound || self.keyword(from: index, before: limit) != nil { break }
    }
    found[place].range = tokens[start].range.lowerBound..<tokens[index - 1].range.upperBound
    return index
  }
}
