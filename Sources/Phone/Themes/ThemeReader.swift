import Cells

/// Reads one object of a theme file.
typealias ThemeReader = JSONReader

extension JSONReader {
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
}
