extension JSONReader {
  /// Larger than any screen, and small enough to be drawn.
  private static let longest = 4000.0

  /// A length in points, more than 0.
  mutating func length(_ key: String, atMost most: Double) throws(JSONFileError) -> Double {
    try length(try value(key, Self.expected(most)), key: key, atMost: most)
  }

  /// A width and a height in points.
  mutating func size(_ key: String) throws(JSONFileError) -> Device.Points {
    let expected = "a width and a height in points such as [393, 852]"
    let nodes = try pair(key, expected)
    return Device.Points(
      width: try length(nodes[0], key: "\(key)[0]", atMost: Self.longest),
      height: try length(nodes[1], key: "\(key)[1]", atMost: Self.longest))
  }

  /// The least and the most of a length in points.
  mutating func range(_ key: String, atMost most: Double) throws(JSONFileError) -> ClosedRange<Double> {
    let expected = "the least and the most in points such as [84, 160]"
    let nodes = try pair(key, expected)
    let least = try length(nodes[0], key: "\(key)[0]", atMost: most)
    let greatest = try length(nodes[1], key: "\(key)[1]", atMost: most)
    guard least <= greatest else {
      throw error("expected \(expected), found the greater one first", at: nodes[0].place, key: key)
    }
    return least...greatest
  }

  /// The names of sizes that are estimates; none without the key.
  mutating func estimates(among sizes: [DeviceSize]) throws(JSONFileError) -> Set<DeviceSize> {
    guard has("estimates") else { return [] }
    var found: Set<DeviceSize> = []
    for (index, node) in try list("estimates", "a list of sizes that are estimates").enumerated() {
      guard case .string(let text) = node.value, let size = DeviceSize(rawValue: text), sizes.contains(size)
      else {
        let names = sizes.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
        throw error(
          "expected one of \(names), found \(shown(node))", at: node.place, key: "estimates[\(index)]")
      }
      found.insert(size)
    }
    return found
  }

  private mutating func pair(_ key: String, _ expected: String) throws(JSONFileError) -> [JSONNode] {
    let node = try value(key, expected)
    guard case .array(let nodes) = node.value, nodes.count == 2 else {
      throw error("expected \(expected), found \(shown(node))", at: node.place, key: key)
    }
    return nodes
  }

  private func length(_ node: JSONNode, key: String, atMost most: Double) throws(JSONFileError) -> Double {
    guard case .number(let number) = node.value, number > 0, number <= most else {
      throw error("expected \(Self.expected(most)), found \(shown(node))", at: node.place, key: key)
    }
    return number
  }

  private static func expected(_ most: Double) -> String {
    "a length in points, more than 0 and at most \(most == most.rounded() ? "\(Int(most))" : "\(most)")"
  }
}
