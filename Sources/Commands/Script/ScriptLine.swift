/// The words of one line of a script, read from left to right.
///
/// A word ends at a blank. A text in double quotes may hold blanks, and `\"`, `\\` and `\n`. A word that begins with
/// `{` or `[` is JSON and ends with the bracket that closes it. `#` begins a comment, to the end of the line.
struct ScriptLine {
  /// One word with its place.
  struct Word: Hashable {
    enum Kind: Hashable { case plain, quoted, json }

    var text: String
    var kind: Kind
    /// From 1.
    var column: Int
  }

  let file: String
  let number: Int
  private let words: [Word]
  private var next = 0
  private let endColumn: Int

  /// - Throws: `ScriptError` for a text or JSON that does not end.
  init(_ text: Substring, file: String, number: Int) throws(ScriptError) {
    self.file = file
    self.number = number
    endColumn = text.count + 1
    var words: [Word] = []
    let characters = Array(text)
    var index = 0
    func fail(_ column: Int, _ message: String) -> ScriptError {
      ScriptError(file: file, line: number, column: column, message: message)
    }
    while index < characters.count {
      let start = index
      switch characters[index] {
      case let blank where blank.isWhitespace: index += 1
      case "#": index = characters.count
      case "\"":
        guard let (word, end) = Self.quoted(characters, from: index) else {
          throw fail(start + 1, "expected a text that ends with \", found the end of the line")
        }
        words.append(Word(text: word, kind: .quoted, column: start + 1))
        index = end
      case "{", "[":
        guard let end = Self.endOfJSON(characters, from: index) else {
          throw fail(start + 1, "expected JSON that ends on this line, found the end of the line")
        }
        words.append(Word(text: String(characters[start..<end]), kind: .json, column: start + 1))
        index = end
      default:
        while index < characters.count, !characters[index].isWhitespace { index += 1 }
        words.append(Word(text: String(characters[start..<index]), kind: .plain, column: start + 1))
      }
    }
    self.words = words
  }

  private static func quoted(_ characters: [Character], from start: Int) -> (String, end: Int)? {
    var text = ""
    var index = start + 1
    while index < characters.count {
      switch characters[index] {
      case "\"": return (text, index + 1)
      case "\\" where index + 1 < characters.count:
        index += 1
        text.append(characters[index] == "n" ? "\n" : characters[index])
      default: text.append(characters[index])
      }
      index += 1
    }
    return nil
  }

  private static func endOfJSON(_ characters: [Character], from start: Int) -> Int? {
    var depth = 0
    var index = start
    while index < characters.count {
      switch characters[index] {
      case "{", "[": depth += 1
      case "}", "]":
        depth -= 1
        if depth == 0 { return index + 1 }
      case "\"":
        guard let (_, end) = quoted(characters, from: index) else { return nil }
        index = end - 1
      default: break
      }
      index += 1
    }
    return nil
  }

  // MARK: Reading

  var isEmpty: Bool { words.isEmpty }
  var firstColumn: Int { words.first?.column ?? 1 }

  /// The next word, which stays the next.
  var peek: Word? { words.indices.contains(next) ? words[next] : nil }

  /// Takes the next word, if there is one.
  mutating func take() -> Word? {
    guard let word = peek else { return nil }
    next += 1
    return word
  }

  /// Takes the next word if it is the plain one that is given.
  mutating func take(_ text: String) -> Bool {
    guard let word = peek, word.kind == .plain, word.text == text else { return false }
    next += 1
    return true
  }

  /// Takes the next word, which must be there.
  mutating func take(expecting what: String) throws(ScriptError) -> Word {
    guard let word = take() else { throw unexpected(what) }
    return word
  }

  /// Takes a text in quotes.
  mutating func takeText(_ what: String) throws(ScriptError) -> String {
    guard let word = peek, word.kind == .quoted else { throw unexpected(what) }
    next += 1
    return word.text
  }

  /// Nothing may follow.
  func end() throws(ScriptError) {
    if peek != nil { throw unexpected("nothing more") }
  }

  /// An error about the next word.
  func unexpected(_ what: String) -> ScriptError {
    let found = peek.map { $0.kind == .quoted ? "the text \"\($0.text)\"" : "'\($0.text)'" }
    return error(at: peek?.column ?? endColumn, "expected \(what), found \(found ?? "the end of the line")")
  }

  func error(at column: Int, _ message: String) -> ScriptError {
    ScriptError(file: file, line: number, column: column, message: message)
  }
}
