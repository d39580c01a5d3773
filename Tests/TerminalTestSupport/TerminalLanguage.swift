import Foundation

/// What a terminal understands, as its terminfo entry says it: to find what it was sent and does not know.
public struct TerminalLanguage {
  /// Sequences by how they begin, the longest first where several match.
  private let patterns: [NSRegularExpression]
  private let hasMouse: Bool
  private let hasSecondScreen: Bool
  /// Whether the terminal's own colours come back by themselves, one each (ncurses' AX).
  private let hasOwnColours: Bool

  /// Reads the entry of a terminal.
  public init(_ terminal: String, environment: [String: String] = [:]) throws {
    let infocmp = Process()
    infocmp.executableURL = URL(fileURLWithPath: try BuiltProgram.installed("infocmp"))
    infocmp.arguments = ["-1", "-x", terminal]
    infocmp.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let output = Pipe()
    infocmp.standardOutput = output
    infocmp.standardError = FileHandle.nullDevice
    try infocmp.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    infocmp.waitUntilExit()
    var values: [String: String] = [:]
    for line in text.split(separator: "\n") where line.hasPrefix("\t") {
      let entry = line.dropFirst().dropLast()
      guard let equals = entry.firstIndex(of: "=") else { continue }
      values[String(entry[..<equals])] = String(entry[entry.index(after: equals)...])
    }
    hasOwnColours = text.split(separator: "\n").contains { $0 == "\tAX," }
    hasMouse = values["kmous"] != nil
    hasSecondScreen = values["smcup"] != nil
    // Keys are what it sends.
    patterns = try Set(values.filter { !$0.key.hasPrefix("k") }.values.map(Self.pattern)).filter {
      !$0.isEmpty
    }
    .map { try NSRegularExpression(pattern: "\\G(?:\($0))", options: [.dotMatchesLineSeparators]) }
  }

  /// The control characters and sequences in an output that the terminal does not know, each once.
  ///
  /// What terminfo has no names for counts as known where it is asked for: marks of pastes and the order of text of
  /// terminals with a mouse and a second screen, the mouse itself of those with one.
  public func unknown(in output: some Sequence<UInt8>) -> [String] {
    let bytes = Array(output)
    var found: [String] = []
    // What is sent again and again is looked up once.
    var lengths: [ArraySlice<UInt8>: Int] = [:]
    var place = 0
    while place < bytes.count {
      guard bytes[place] < 0x20 || bytes[place] == 0x7F else {
        place += 1
        continue
      }
      var sequence = Self.sequence(in: bytes, at: place)
      // Some have several in one.
      while sequence.endIndex < bytes.count, bytes[sequence.endIndex] == 0x1B, sequence.count < Self.longest {
        sequence = bytes[place..<Self.sequence(in: bytes, at: sequence.endIndex).endIndex]
      }
      let length: Int
      if let known = lengths[sequence] {
        length = known
      } else {
        length = self.length(of: sequence)
        lengths[sequence] = length
      }
      if length == 0 {
        let shown = String(decoding: sequence, as: UTF8.self).debugDescription
        if !found.contains(shown) { found.append(shown) }
      }
      place += max(1, length)
    }
    return found
  }

  /// More than the longest sequence has.
  private static let longest = 48

  /// A control character, or a control sequence (ECMA-48 5.4) up to its final byte.
  private static func sequence(in bytes: [UInt8], at place: Int) -> ArraySlice<UInt8> {
    let rest = bytes[place...]
    guard rest.first == 0x1B else { return rest.prefix(1) }
    guard rest.dropFirst().first == UInt8(ascii: "[") else { return rest.prefix(3) }
    let parameters = rest.dropFirst(2).prefix { (0x20..<0x40).contains($0) }
    return bytes[place..<min(bytes.count, parameters.endIndex + 1)]
  }

  /// The length of what bytes begin with and the terminal knows, 0 for what it does not.
  private func length(of bytes: ArraySlice<UInt8>) -> Int {
    let text = String(decoding: bytes.map { UInt16($0) }, as: UTF16.self)
    let whole = NSRange(location: 0, length: text.utf16.count)
    let lengths = patterns.compactMap { $0.firstMatch(in: text, range: whole)?.range.length }
    return max(lengths.max() ?? 0, nameless.first { text.hasPrefix($0) }?.utf16.count ?? 0)
  }

  /// ncurses takes the change of character sets out of the end of attributes.
  private var nameless: [String] {
    // Lines are ended by the driver, and a bell is a bell.
    ["\r", "\n", "\u{7}", "\u{1B}[m"]
      + (hasOwnColours ? ["\u{1B}[39m", "\u{1B}[49m"] : [])
      + (hasMouse ? ["\u{1B}[?1000h", "\u{1B}[?1000l", "\u{1B}[?1006h", "\u{1B}[?1006l"] : [])
      + (hasMouse && hasSecondScreen ? ["\u{1B}[?2004h", "\u{1B}[?2004l", "\u{1B}[8l", "\u{1B}[8h"] : [])
  }

  /// A value of terminfo as a regular expression: its numbers are any, of its conditions any branch is taken.
  private static func pattern(_ value: String) -> String {
    var result = ""
    var rest = Substring(value)
    func literal(_ scalar: UInt32) -> String {
      NSRegularExpression.escapedPattern(for: String(Unicode.Scalar(scalar)!))
    }
    while let character = rest.popFirst() {
      switch character {
      case "\\":
        let next = rest.popFirst() ?? "\\"
        switch next {
        case "E", "e": result += literal(0x1B)
        case "n", "l": result += literal(0x0A)
        case "r": result += literal(0x0D)
        case "t": result += literal(0x09)
        case "b": result += literal(0x08)
        case "f": result += literal(0x0C)
        case "s": result += " "
        case "0"..."7":
          let digits = String(next) + rest.prefix(2)
          rest = rest.dropFirst(2)
          result += literal(UInt32(digits, radix: 8) ?? 0)
        default: result += literal(next.unicodeScalars.first!.value)
        }
      case "^":
        let next = rest.popFirst() ?? "^"
        result += literal(next == "?" ? 0x7F : next.unicodeScalars.first!.value & 0x1F)
      case "$" where rest.first == "<":
        rest = rest.drop { $0 != ">" }.dropFirst()
      case "%": result += parameter(&rest)
      default: result += literal(character.unicodeScalars.first!.value)
      }
    }
    return result
  }

  /// What stands behind a per cent sign.
  private static func parameter(_ rest: inout Substring) -> String {
    while let first = rest.first, ":0123456789.# ".contains(first) { rest.removeFirst() }
    switch rest.popFirst() {
    case "%": return "%"
    case "d", "o", "x", "X": return "[0-9a-fA-F]+"
    case "s": return ".*?"
    case "c": return "."
    case "p", "P", "g":
      rest = rest.dropFirst()
      return ""
    case "'":
      rest = rest.dropFirst(2)
      return ""
    case "{":
      rest = rest.drop { $0 != "}" }.dropFirst()
      return ""
    case "?": return "(?:"
    case "e": return "|"
    case ";": return "|)"
    default: return ""
    }
  }
}
