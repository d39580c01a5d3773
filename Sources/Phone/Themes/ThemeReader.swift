import Cells

/// Reads the members of one JSON object: each key once, and in the end no key may be left.
struct ThemeReader {
  let file: String
  let path: String
  let node: JSONNode
  private let members: [JSONMember]
  private var known: [String] = []

  init(_ node: JSONNode, path: String, file: String) throws(ThemeError) {
    guard case .object(let members) = node.value else {
      throw ThemeError(
        file: file, line: node.place.line, column: node.place.column, keyPath: path,
        message: "expected an object, found \(node.found)")
    }
    (self.node, self.path, self.file, self.members) = (node, path, file, members)
  }

  func error(_ message: String, at place: JSONPlace, key: String?) -> ThemeError {
    ThemeError(
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

  mutating func value(_ key: String, _ expected: String) throws(ThemeError) -> JSONNode {
    known.append(key)
    guard let member = members.first(where: { $0.key == key }) else {
      throw error("is missing; expected \(expected)", at: node.place, key: key)
    }
    return member.node
  }

  mutating func object(_ key: String) throws(ThemeError) -> ThemeReader {
    try ThemeReader(try value(key, "an object"), path: keyPath(key), file: file)
  }

  mutating func text(_ key: String) throws(ThemeError) -> String {
    let node = try value(key, "a text")
    guard case .string(let text) = node.value, !text.isEmpty,
      !text.unicodeScalars.contains(where: TextWidth.isControl)
    else {
      throw error(
        "expected a text without control characters, found \(shown(node))", at: node.place, key: key)
    }
    return text
  }

  mutating func bool(_ key: String) throws(ThemeError) -> Bool {
    let node = try value(key, "true or false")
    guard case .bool(let bool) = node.value else {
      throw error("expected true or false, found \(shown(node))", at: node.place, key: key)
    }
    return bool
  }

  mutating func number(_ key: String) throws(ThemeError) -> Double {
    let node = try value(key, "a number")
    guard case .number(let number) = node.value else {
      throw error("expected a number, found \(shown(node))", at: node.place, key: key)
    }
    return number
  }

  /// One of a few words.
  mutating func word<Value>(_ key: String, _ words: KeyValuePairs<String, Value>) throws(ThemeError) -> Value
  {
    let expected = words.map { "\"\($0.key)\"" }.joined(separator: " or ")
    let node = try value(key, expected)
    guard case .string(let text) = node.value, let word = words.first(where: { $0.key == text }) else {
      throw error("expected \(expected), found \(shown(node))", at: node.place, key: key)
    }
    return word.value
  }

  mutating func colour(_ key: String) throws(ThemeError) -> RGBA {
    try colour(try value(key, Self.colourExpected), key: key)
  }

  /// A colour that need not be there.
  mutating func colour(_ key: String, default colour: RGBA) throws(ThemeError) -> RGBA {
    has(key) ? try self.colour(key) : colour
  }

  /// A list of colours with at least so many in it.
  mutating func colours(_ key: String, atLeast count: Int) throws(ThemeError) -> [RGBA] {
    let expected = "a list of \(count) or more colours"
    let node = try value(key, expected)
    guard case .array(let nodes) = node.value, nodes.count >= count else {
      var found = node.found
      if case .array(let nodes) = node.value { found = "\(nodes.count)" }
      throw error("expected \(expected), found \(found)", at: node.place, key: key)
    }
    var colours: [RGBA] = []
    for (index, node) in nodes.enumerated() {
      colours.append(try colour(node, key: "\(key)[\(index)]"))
    }
    return colours
  }

  func colour(_ node: JSONNode, key: String) throws(ThemeError) -> RGBA {
    if case .string(let text) = node.value {
      if text == "terminal" { return .clear }
      if text.hasPrefix("#"), let colour = RGBA(hex: text) { return colour }
    }
    throw error("expected \(Self.colourExpected), found \(shown(node))", at: node.place, key: key)
  }

  static let colourExpected = "a colour such as \"#1E90FF\" or \"#1E90FF80\", or \"terminal\""

  /// What was found, safe to print.
  private func shown(_ node: JSONNode) -> String {
    String(node.found.prefix(60).filter { !$0.unicodeScalars.contains(where: TextWidth.isControl) })
  }

  /// Fails when there is a key that nothing asked for.
  func finish() throws(ThemeError) {
    for member in members where !known.contains(member.key) {
      let nearest = Nearest.word(to: member.key, in: known)
      let hint =
        nearest.map { "did you mean \"\($0)\"?" }
        ?? "expected \(known.map { "\"\($0)\"" }.joined(separator: ", "))"
      let key = member.key.filter { !$0.unicodeScalars.contains(where: TextWidth.isControl) }
      throw error("is not a key of a theme; \(hint)", at: member.keyPlace, key: key)
    }
  }
}
