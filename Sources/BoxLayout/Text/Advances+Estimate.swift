extension Advances {
  /// The advance of a cluster in units.
  ///
  /// Under point metrics these are estimates of the system face, in parts of an em by class of
  /// character; wide characters and emoji are a little more than an em.
  func advance(of character: Character, columns: Int) -> Int {
    switch self {
    case .cells: return columns
    case .blocks(let rows): return BlockFace.face(rows: rows).letter(for: character)?.columns ?? columns
    case .points(let size, let monospaced, let monospacedDigits):
      let em = Self.ems(
        of: character, columns: columns, monospaced: monospaced, monospacedDigits: monospacedDigits)
      return Int((em * size * Double(Metrics.unitsPerPoint)).rounded())
    }
  }

  /// The columns that a narrow character takes in cells.
  public func columns(of character: Character) -> Int {
    guard case .blocks = self else { return 1 }
    return advance(of: character, columns: 1)
  }

  private static func ems(
    of character: Character, columns: Int, monospaced: Bool, monospacedDigits: Bool
  ) -> Double {
    if columns == 2 { return character.unicodeScalars.first!.properties.isEmojiPresentation ? 1.25 : 1.0 }
    if monospaced { return 0.62 }
    guard let ascii = character.asciiValue else { return 0.6 }
    switch ascii {
    case 0x30...0x39: return monospacedDigits ? 0.62 : ascii == 0x31 ? 0.46 : 0.61
    case UInt8(ascii: "i"), UInt8(ascii: "l"), UInt8(ascii: "j"), UInt8(ascii: "."), UInt8(ascii: ","),
      UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "'"), UInt8(ascii: "|"), UInt8(ascii: "!"),
      UInt8(ascii: "I"), UInt8(ascii: " "):
      return 0.27
    case UInt8(ascii: "f"), UInt8(ascii: "t"), UInt8(ascii: "r"), UInt8(ascii: "("), UInt8(ascii: ")"),
      UInt8(ascii: "/"), UInt8(ascii: "-"):
      return 0.37
    case UInt8(ascii: "m"), UInt8(ascii: "w"), UInt8(ascii: "M"), UInt8(ascii: "W"), UInt8(ascii: "%"),
      UInt8(ascii: "@"):
      return 0.86
    case 0x41...0x5A: return 0.67
    default: return 0.55
    }
  }
}
