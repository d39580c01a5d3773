/// One key press, as a terminal can tell them apart.
public enum Key: Hashable, Sendable, Codable {
  /// A character that was typed; the space bar is `" "`.
  case character(Character)
  case left, right, up, down
  case tab, backTab
  case enter, escape
  case backspace, delete
  case home, end, pageUp, pageDown
  /// A function key, from 1.
  case function(Int)

  private enum CodingKeys: String, CodingKey { case name, value }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let name = try container.decode(String.self, forKey: .name)
    switch name {
    case "character":
      let text = try container.decode(String.self, forKey: .value)
      guard text.count == 1, let character = text.first else {
        throw DecodingError.dataCorruptedError(
          forKey: .value, in: container, debugDescription: "expected one character")
      }
      self = .character(character)
    case "function": self = .function(try container.decode(Int.self, forKey: .value))
    default:
      guard let key = Self.named[name] else {
        throw DecodingError.dataCorruptedError(
          forKey: .name, in: container, debugDescription: "no key is named \"\(name)\"")
      }
      self = key
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .character(let character):
      try container.encode("character", forKey: .name)
      try container.encode(String(character), forKey: .value)
    case .function(let number):
      try container.encode("function", forKey: .name)
      try container.encode(number, forKey: .value)
    default: try container.encode("\(self)", forKey: .name)
    }
  }

  private static let named: [String: Key] = Dictionary(
    uniqueKeysWithValues: [
      Key.left, .right, .up, .down, .tab, .backTab, .enter, .escape, .backspace, .delete, .home, .end,
      .pageUp, .pageDown,
    ].map { ("\($0)", $0) })
}
