import Cells

extension ColourScheme {
  /// Reads the text of a YAML file, in the form of today (`system`, `name`, `palette`) or the one before it
  /// (`scheme`, and the colours at the top).
  ///
  /// Keys that mean nothing here are passed over, as other readers of schemes do.
  ///
  /// - Throws: ``SchemeError``.
  package init(yaml text: String) throws(SchemeError) {
    let top = try SchemeKeys(try YAMLText.parse(text), path: "")
    let palette =
      try top.has("palette") ? SchemeKeys(try top.node("palette", "the colours"), path: "palette") : top
    guard top.has("palette") || palette.has(Self.key(0)) else {
      throw top.error(
        "is missing; expected the colours base00 to base0F below it, or at the top of the file",
        key: "palette")
    }
    let (name, scheme) = (try top.text("name"), try top.text("scheme"))
    self.name = name ?? scheme
    author = try top.text("author")
    let system = try top.word("system", System.allCases)
    self.system = system ?? (palette.has(Self.key(16)) ? .base24 : .base16)
    var colours: [RGBA] = []
    for number in 0..<self.system.count { colours.append(try palette.colour(Self.key(number))) }
    self.colours = colours
    let variant = try top.word("variant", Variant.allCases)
    isDark = variant.map { $0 == .dark } ?? (colours[0].luminance < colours[5].luminance)
  }

  private enum Variant: String, CaseIterable { case dark, light }
}

/// The keys of one mapping of a scheme.
private struct SchemeKeys {
  private let node: YAMLNode
  private let members: [YAMLMember]
  private let path: String

  init(_ node: YAMLNode, path: String) throws(SchemeError) {
    guard case .mapping(let members) = node.value else {
      throw SchemeError(
        place: node.place, key: path,
        message: "expected the keys of a base16 or base24 scheme, found \(node.found)")
    }
    (self.node, self.members, self.path) = (node, members, path)
  }

  func error(_ message: String, at place: SchemePlace? = nil, key: String) -> SchemeError {
    SchemeError(
      place: place ?? node.place, key: path.isEmpty ? key : "\(path).\(key)", message: message)
  }

  /// Files write the digits of `base0A` in either case.
  private func member(_ key: String) -> YAMLMember? {
    members.first { $0.key == key } ?? members.first { $0.key.lowercased() == key.lowercased() }
  }

  func has(_ key: String) -> Bool { member(key) != nil }

  func node(_ key: String, _ expected: String) throws(SchemeError) -> YAMLNode {
    guard let member = member(key) else { throw error("is missing; expected \(expected)", key: key) }
    return member.node
  }

  /// `nil` where the key is not there, or nothing behind it.
  func text(_ key: String) throws(SchemeError) -> String? {
    guard let node = member(key)?.node else { return nil }
    guard case .scalar(let text, _) = node.value, !text.unicodeScalars.contains(where: TextWidth.isControl)
    else {
      throw error(
        "expected a text without control characters, found \(node.found)", at: node.place, key: key)
    }
    return text.isEmpty ? nil : text
  }

  /// One of a few words; `nil` where the key is not there.
  func word<Word: RawRepresentable<String>>(_ key: String, _ words: [Word]) throws(SchemeError) -> Word? {
    guard let node = member(key)?.node else { return nil }
    guard case .scalar(let text, _) = node.value, let word = Word(rawValue: text) else {
      let expected = words.map { "\"\($0.rawValue)\"" }.joined(separator: " or ")
      throw error("expected \(expected), found \(node.found)", at: node.place, key: key)
    }
    return word
  }

  /// Six hexadecimal digits, with or without `#`.
  func colour(_ key: String) throws(SchemeError) -> RGBA {
    let expected = "a colour such as \"1E90FF\" or \"#1E90FF\""
    let node = try node(key, expected)
    if case .scalar(let text, _) = node.value {
      if text.count == (text.first == "#" ? 7 : 6), let colour = RGBA(hex: text) { return colour }
      if text.isEmpty {
        throw error(
          "expected \(expected), found nothing: a # without quotes begins a comment", at: node.place, key: key
        )
      }
    }
    throw error("expected \(expected), found \(node.found)", at: node.place, key: key)
  }
}
