import Cells

/// Reads the members of one JSON object: each key once, and in the end no key may be left.
struct JSONReader {
  /// What the object describes, in the words of an error message, such as "a theme".
  let subject: String
  let file: String
  let path: String
  let node: JSONNode
  private let members: [JSONMember]
  private var known: [String] = []

  init(_ node: JSONNode, of subject: String, path: String = "", file: String) throws(JSONFileError) {
    guard case .object(let members) = node.value else {
      throw JSONFileError(
        file: file, line: node.place.line, column: node.place.column, keyPath: path,
        message: "expected an object, found \(node.found)")
    }
    self.subject = subject
    (self.node, self.path, self.file, self.members) = (node, path, file, members)
  }

  func error(_ message: String, at place: JSONPlace, key: String?) -> JSONFileError {
    JSONFileError(
      file: file, line: place.line, column: place.column, keyPath: keyPath(key), message: message)
  }

  private func keyPath(_ key: String?) -> String {
    guard let key else { return path }
    return path.isEmpty ? key : "\(path).\(key)"
  }

  /// Whether a key is there; it counts as known from now on.
  mutating func has(_ key: String) -> Bool {
    known.append(key)
    return members.contains { $0.key == key }
  }

  mutating func value(
    _ key: String, _ expected: @autoclosure () -> String
  ) throws(JSONFileError) -> JSONNode {
    known.append(key)
    guard let member = members.first(where: { $0.key == key }) else {
      throw error("is missing; expected \(expected())", at: node.place, key: key)
    }
    return member.node
  }

  mutating func object(_ key: String) throws(JSONFileError) -> JSONReader {
    try JSONReader(try value(key, "an object"), of: subject, path: keyPath(key), file: file)
  }

  mutating func text(_ key: String) throws(JSONFileError) -> String {
    let node = try value(key, "a text")
    guard case .string(let text) = node.value, !text.isEmpty,
      !text.unicodeScalars.contains(where: TextWidth.isControl)
    else {
      throw error(
        "expected a text without control characters, found \(shown(node))", at: node.place, key: key)
    }
    return text
  }

  mutating func bool(_ key: String) throws(JSONFileError) -> Bool {
    let node = try value(key, "true or false")
    guard case .bool(let bool) = node.value else {
      throw error("expected true or false, found \(shown(node))", at: node.place, key: key)
    }
    return bool
  }

  /// The values of a list.
  mutating func list(_ key: String, _ expected: String) throws(JSONFileError) -> [JSONNode] {
    let node = try value(key, expected)
    guard case .array(let nodes) = node.value else {
      throw error("expected \(expected), found \(shown(node))", at: node.place, key: key)
    }
    return nodes
  }

  mutating func number(_ key: String) throws(JSONFileError) -> Double {
    let node = try value(key, "a number")
    guard case .number(let number) = node.value else {
      throw error("expected a number, found \(shown(node))", at: node.place, key: key)
    }
    return number
  }

  /// One of a few words.
  mutating func word<Value>(_ key: String, _ words: KeyValuePairs<String, Value>) throws(JSONFileError)
    -> Value
  {
    var expected: String { words.map { "\"\($0.key)\"" }.joined(separator: " or ") }
    let node = try value(key, expected)
    guard case .string(let text) = node.value, let word = words.first(where: { $0.key == text }) else {
      throw error("expected \(expected), found \(shown(node))", at: node.place, key: key)
    }
    return word.value
  }

  /// What an option can take as a name: lower-case letters, digits and hyphens.
  mutating func identifier(_ key: String) throws(JSONFileError) -> String {
    let id = try text(key)
    guard id.allSatisfy({ $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") }) else {
      throw error(
        "expected lower-case letters, digits and \"-\", found \"\(id)\"", at: try value(key, "a text").place,
        key: key)
    }
    return id
  }

  /// What was found, safe to print.
  func shown(_ node: JSONNode) -> String {
    String(node.found.prefix(60).filter { !$0.unicodeScalars.contains(where: TextWidth.isControl) })
  }

  /// Fails when there is a key that nothing asked for.
  func finish() throws(JSONFileError) {
    // A key that may be missing was asked for twice.
    let distinct = known.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    for member in members where !known.contains(member.key) {
      let nearest = Nearest.word(to: member.key, in: known)
      let hint =
        nearest.map { "did you mean \"\($0)\"?" }
        ?? "expected \(distinct.map { "\"\($0)\"" }.joined(separator: ", "))"
      let key = member.key.filter { !$0.unicodeScalars.contains(where: TextWidth.isControl) }
      throw error("is not a key of \(subject); \(hint)", at: member.keyPlace, key: key)
    }
  }
}
