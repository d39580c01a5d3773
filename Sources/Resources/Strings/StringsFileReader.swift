import Foundation

/// Reads `.strings` files: `"key" = "text";` with comments, in UTF-8 or UTF-16, or as a property list.
public enum StringsFileReader {
  /// The texts by key; what is wrong is told with its line, and reading goes on after the next semicolon.
  ///
  /// - Throws: `ResourceProblem` when nothing of the file can be read.
  public static func read(
    _ path: String
  ) throws(ResourceProblem) -> (texts: [String: LocalizedText], problems: [ResourceProblem]) {
    let data = try ResourceFile.data(at: path)
    if data.starts(with: Array("bplist".utf8)) || data.starts(with: Array("<?xml".utf8)) {
      var texts: [String: LocalizedText] = [:]
      for (key, node) in try ResourceNode.propertyList(data, path: path).members() {
        texts[key] = .text(try node.string())
      }
      return (texts, [])
    }
    guard let text = decoded(data) else {
      throw ResourceProblem(path: path, message: "is neither UTF-8 nor UTF-16")
    }
    var parser = StringsParser(text, path: path)
    parser.parse()
    return (parser.texts.mapValues { .text($0) }, parser.problems)
  }

  /// UTF-16 is told by its mark, or by a zero beside the first character.
  private static func decoded(_ data: Data) -> String? {
    let start = [UInt8](data.prefix(2))
    guard start.count == 2 else { return String(data: data, encoding: .utf8) }
    switch (start[0], start[1]) {
    case (0xFF, 0xFE): return String(data: data.dropFirst(2), encoding: .utf16LittleEndian)
    case (0xFE, 0xFF): return String(data: data.dropFirst(2), encoding: .utf16BigEndian)
    case (0, _): return String(data: data, encoding: .utf16BigEndian)
    case (_, 0): return String(data: data, encoding: .utf16LittleEndian)
    default:
      return String(data: data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data, encoding: .utf8)
    }
  }
}

/// The grammar of old property lists, as far as tables of texts use it.
private struct StringsParser {
  private let scalars: [Unicode.Scalar]
  private let path: String
  private var place = 0
  private(set) var texts: [String: String] = [:]
  private(set) var problems: [ResourceProblem] = []

  init(_ text: String, path: String) {
    scalars = Array(text.unicodeScalars)
    self.path = path
  }

  mutating func parse() {
    while true {
      skipBlanks()
      guard place < scalars.count else { return }
      let start = place
      guard let key = word() else {
        fail(at: start, "expected a key such as \"greeting\"")
        continue
      }
      skipBlanks()
      // A key alone stands for itself.
      if take(";") {
        texts[key] = key
        continue
      }
      guard take("=") else {
        fail(at: start, "expected = after the key \"\(key)\"")
        continue
      }
      skipBlanks()
      guard let value = word() else {
        fail(at: start, "expected a text in quotation marks for the key \"\(key)\"")
        continue
      }
      skipBlanks()
      // The text is there; a semicolon forgotten after it is told.
      texts[key] = value
      if !take(";") { fail(at: start, "expected ; after the text of \"\(key)\"", skipping: false) }
    }
  }

  private mutating func fail(at start: Int, _ message: String, skipping: Bool = true) {
    let line = scalars[..<min(start, scalars.count)].count { $0 == "\n" } + 1
    problems.append(ResourceProblem(path: path, place: "line \(line)", message: message))
    guard skipping else { return }
    while place < scalars.count, scalars[place] != ";" { place += 1 }
    if place < scalars.count { place += 1 }
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard place < scalars.count, scalars[place] == scalar else { return false }
    place += 1
    return true
  }

  private mutating func skipBlanks() {
    while place < scalars.count {
      if scalars[place].properties.isWhitespace {
        place += 1
      } else if scalars[place...].starts(with: ["/", "/"]) {
        while place < scalars.count, scalars[place] != "\n" { place += 1 }
      } else if scalars[place...].starts(with: ["/", "*"]) {
        place += 2
        while place < scalars.count, !scalars[place...].starts(with: ["*", "/"]) { place += 1 }
        place = min(scalars.count, place + 2)
      } else {
        return
      }
    }
  }

  /// A text in quotation marks, or letters and digits without them.
  private mutating func word() -> String? {
    guard place < scalars.count else { return nil }
    if scalars[place] == "\"" || scalars[place] == "'" { return quoted() }
    var word = String.UnicodeScalarView()
    while place < scalars.count {
      let scalar = scalars[place]
      guard
        scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
          || "_.-$:/".unicodeScalars.contains(scalar)
      else { break }
      word.append(scalar)
      place += 1
    }
    return word.isEmpty ? nil : String(word)
  }

  private mutating func quoted() -> String? {
    let mark = scalars[place]
    place += 1
    var units: [UInt16] = []
    while place < scalars.count {
      let scalar = scalars[place]
      place += 1
      if scalar == mark { return String(decoding: units, as: UTF16.self) }
      guard scalar == "\\", place < scalars.count else {
        units += Array(String(Character(scalar)).utf16)
        continue
      }
      let escaped = scalars[place]
      place += 1
      switch escaped {
      case "n": units.append(10)
      case "r": units.append(13)
      case "t": units.append(9)
      case "a": units.append(7)
      case "b": units.append(8)
      case "f": units.append(12)
      case "v": units.append(11)
      case "U", "u":
        // Halves of a pair stand side by side.
        if let unit = digits(most: 4, radix: 16) { units.append(unit) }
      case "0"..."7":
        place -= 1
        if let unit = digits(most: 3, radix: 8) { units.append(unit) }
      default: units += Array(String(Character(escaped)).utf16)
      }
    }
    return nil
  }

  private mutating func digits(most: Int, radix: Int) -> UInt16? {
    var text = ""
    while place < scalars.count, text.count < most, Int(String(scalars[place]), radix: radix) != nil {
      text.unicodeScalars.append(scalars[place])
      place += 1
    }
    return UInt16(text, radix: radix)
  }
}
