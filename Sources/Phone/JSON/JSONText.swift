/// A JSON value that remembers where it stands, so that an error can point at it.
indirect enum JSONValue {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONNode])
  /// In the order of the file.
  case object([JSONMember])
}

struct JSONNode {
  var value: JSONValue
  var place: JSONPlace
  /// Which scalars of the text it is made of, without blanks before and after.
  var range: Range<Int>

  /// What was found, in the words of an error message.
  var found: String {
    switch value {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .number(let number):
      number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    case .string(let text): "\"\(text)\""
    case .array: "a list"
    case .object: "an object"
    }
  }
}

struct JSONMember {
  var key: String
  var keyPlace: JSONPlace
  var node: JSONNode
}

/// A line and a column, both from 1; columns count characters.
struct JSONPlace: Hashable {
  var line: Int
  var column: Int
}

/// What is not JSON in a text, and where.
struct JSONSyntaxError: Error {
  var place: JSONPlace
  var message: String
}

/// Reads JSON (RFC 8259) and keeps the place of every value; a key that occurs twice is an error.
struct JSONText {
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var depth = 0
  // Lines end between values only: a string must end on its line.
  private var line = 1
  private var lineStart = 0

  private init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  static func parse(_ text: String) throws(JSONSyntaxError) -> JSONNode {
    var parser = JSONText(text)
    parser.skipBlanks()
    let node = try parser.value()
    parser.skipBlanks()
    if parser.index < parser.scalars.count {
      throw parser.error("expected the end of the file, found \(parser.shown)")
    }
    return node
  }

  /// The place of an index on the line that is being read.
  private func place(of index: Int) -> JSONPlace {
    JSONPlace(line: line, column: index - lineStart + 1)
  }

  private func error(_ message: String, at index: Int? = nil) -> JSONSyntaxError {
    JSONSyntaxError(place: place(of: min(index ?? self.index, scalars.count)), message: message)
  }

  /// The next character as an error shows it.
  private var shown: String {
    guard let next = peek else { return "the end of the file" }
    if next == "\"" { return "a string" }
    return next.value < 0x20 ? "a control character" : "\"\(next)\""
  }

  private var peek: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  private mutating func skipBlanks() {
    while let next = peek, next == " " || next == "\n" || next == "\t" || next == "\r" {
      index += 1
      guard next == "\n" else { continue }
      line += 1
      lineStart = index
    }
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == scalar else { return false }
    index += 1
    return true
  }

  private mutating func value() throws(JSONSyntaxError) -> JSONNode {
    let (start, place) = (index, place(of: index))
    let value = try bareValue()
    return JSONNode(value: value, place: place, range: start..<index)
  }

  private mutating func bareValue() throws(JSONSyntaxError) -> JSONValue {
    depth += 1
    defer { depth -= 1 }
    guard depth < 100 else { throw error("nested too deeply") }
    switch peek {
    case "{": return .object(try object())
    case "[": return .array(try array())
    case "\"": return .string(try string())
    case "t": return try word("true", .bool(true))
    case "f": return try word("false", .bool(false))
    case "n": return try word("null", .null)
    case let next? where next == "-" || ("0"..."9").contains(next): return .number(try number())
    default: throw error("expected a value, found \(shown)")
    }
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(JSONSyntaxError) -> JSONValue {
    for scalar in word.unicodeScalars where !take(scalar) {
      throw error("expected \"\(word)\", found \(shown)")
    }
    return value
  }

  private mutating func number() throws(JSONSyntaxError) -> Double {
    let start = index
    while let next = peek, ("0"..."9").contains(next) || "+-.eE".unicodeScalars.contains(next) { index += 1 }
    // Nothing but ASCII was taken.
    let written = String(decoding: scalars[start..<index].map { UInt8($0.value) }, as: UTF8.self)
    let digits = written.drop { $0 == "-" }
    let hasLeadingZero = digits.count > 1 && digits.first == "0" && digits.dropFirst().first!.isNumber
    guard let number = Double(written), number.isFinite, digits.first?.isNumber == true, !hasLeadingZero,
      written.last!.isNumber
    else { throw error("expected a number, found \"\(written)\"", at: start) }
    return number
  }

  private mutating func array() throws(JSONSyntaxError) -> [JSONNode] {
    _ = take("[")
    skipBlanks()
    if take("]") { return [] }
    var nodes: [JSONNode] = []
    while true {
      skipBlanks()
      nodes.append(try value())
      skipBlanks()
      if take("]") { return nodes }
      guard take(",") else { throw error("expected \",\" or \"]\", found \(shown)") }
    }
  }

  private mutating func object() throws(JSONSyntaxError) -> [JSONMember] {
    _ = take("{")
    skipBlanks()
    if take("}") { return [] }
    var members: [JSONMember] = []
    var keys: Set<String> = []
    while true {
      skipBlanks()
      let start = index
      let keyPlace = place(of: start)
      guard peek == "\"" else { throw error("expected a key in quotes, found \(shown)") }
      let key = try string()
      guard keys.insert(key).inserted else {
        throw error("the key \"\(key)\" is there twice", at: start)
      }
      skipBlanks()
      guard take(":") else { throw error("expected \":\" after the key \"\(key)\", found \(shown)") }
      skipBlanks()
      members.append(JSONMember(key: key, keyPlace: keyPlace, node: try value()))
      skipBlanks()
      if take("}") { return members }
      guard take(",") else { throw error("expected \",\" or \"}\", found \(shown)") }
    }
  }

  private mutating func string() throws(JSONSyntaxError) -> String {
    let start = index
    _ = take("\"")
    var text = String.UnicodeScalarView()
    while let next = peek {
      index += 1
      switch next {
      case "\"": return String(text)
      case "\\": text.append(try escape())
      case _ where next.value < 0x20:
        index -= 1
        throw error("a string must end on its line")
      default: text.append(next)
      }
    }
    throw error("the string that begins here does not end", at: start)
  }

  private mutating func escape() throws(JSONSyntaxError) -> Unicode.Scalar {
    guard let next = peek else { throw error("the file ends within a string") }
    index += 1
    switch next {
    case "\"", "\\", "/": return next
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "u":
      let first = try hexadecimal()
      if let scalar = Unicode.Scalar(first) { return scalar }
      // Two halves of a surrogate pair make one scalar.
      guard (0xD800..<0xDC00).contains(first), take("\\"), take("u") else {
        throw error("expected the second half of a surrogate pair")
      }
      let second = try hexadecimal()
      guard (0xDC00..<0xE000).contains(second) else {
        throw error("expected the second half of a surrogate pair")
      }
      return Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00))!
    default: throw error("\"\\\(next)\" is no escape of JSON", at: index - 2)
    }
  }

  private mutating func hexadecimal() throws(JSONSyntaxError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let next = peek, let digit = Character(next).hexDigitValue, next.isASCII else {
        throw error("expected four hexadecimal digits, found \(shown)")
      }
      value = value << 4 | UInt32(digit)
      index += 1
    }
    return value
  }
}
