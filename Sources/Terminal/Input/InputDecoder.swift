import StageLink

/// Turns the bytes a terminal sends into keys, pastes and reports of the mouse.
///
/// A value without clock or terminal: `feed` takes what was read, and where the bytes end in the
/// middle of something, `patience` says how long to wait before `giveUp`. Whatever it does not know
/// (an escape sequence of another terminal, bytes that are not UTF-8, control characters) vanishes
/// whole: no part of it comes out as keys.
struct InputDecoder {
  /// One thing that was typed or done.
  enum Item: Equatable {
    case key(Key)
    /// Text between the marks of a bracketed paste, without control characters.
    case pasted(String)
    case mouse(MouseReport)
    /// ctrl-C, ctrl-\, ctrl-Z, ctrl-L.
    case interrupt, quit, suspend, redraw
  }

  /// Sequences that terminfo names, without their leading escape.
  private let named: [[UInt8]: Key]
  private var buffer: [UInt8] = []
  /// The text of a paste whose end has not come yet.
  private var paste: [UInt8]?

  /// More than this of a paste is dropped, so that no terminal can fill the memory.
  private static let longestPaste = 1 << 20
  /// A sequence longer than this is none.
  private static let longestSequence = 512
  private static let pasteEnd: [UInt8] = [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E]
  private static let escape: UInt8 = 0x1B

  /// - Parameter named: whole sequences as terminfo gives them, such as those of `kcuu1`.
  init(named: [(sequence: [UInt8], key: Key)] = []) {
    var table: [[UInt8]: Key] = [:]
    for (sequence, key) in named where sequence.count > 1 && sequence[0] == Self.escape {
      table[Array(sequence.dropFirst())] = key
    }
    self.named = table
  }

  /// How many milliseconds to wait for the rest of what has begun; `nil` when nothing has.
  ///
  /// 25 for an escape that may be the key itself, longer for what is surely a sequence.
  var patience: Int? {
    if paste != nil { return 2000 }
    switch buffer.count {
    case 0: return nil
    case 1: return buffer[0] == Self.escape ? 25 : 500
    case 2: return buffer[0] == Self.escape ? 50 : 500
    default: return 500
    }
  }

  /// Takes bytes and returns what is complete.
  mutating func feed(_ bytes: some Sequence<UInt8>) -> [Item] {
    buffer.append(contentsOf: bytes)
    var output = Output()
    var position = 0
    while position < buffer.count {
      let length = step(at: position, into: &output)
      if length == 0 { break }
      position += length
    }
    buffer.removeFirst(position)
    return output.finish()
  }

  /// Ends the wait: what has begun is a key after all, or is dropped.
  mutating func giveUp() -> [Item] {
    defer {
      buffer.removeAll()
      paste = nil
    }
    var output = Output()
    if let paste { output.add(.pasted(Self.printable(paste))) }
    guard buffer.first == Self.escape, buffer.count <= 2 else { return output.finish() }
    output.add(.key(.escape))
    if buffer.count == 2, let scalar = Unicode.Scalar(UInt32(buffer[1])) { output.text.append(scalar) }
    return output.finish()
  }

  /// What has come out so far; neighbouring scalars are put together to characters.
  private struct Output {
    var items: [Item] = []
    var text = String.UnicodeScalarView()

    mutating func add(_ item: Item) {
      flush()
      items.append(item)
    }

    mutating func flush() {
      guard !text.isEmpty else { return }
      items += String(text).map { .key(.character($0)) }
      text = .init()
    }

    mutating func finish() -> [Item] {
      flush()
      return items
    }
  }

  /// Takes one thing from the buffer and returns its length, 0 when its end has not come.
  private mutating func step(at start: Int, into output: inout Output) -> Int {
    if paste != nil { return pasteStep(at: start, into: &output) }
    let byte = buffer[start]
    switch byte {
    case Self.escape: return escapeStep(at: start, into: &output)
    case 0x20..<0x7F:
      output.text.append(Unicode.Scalar(byte))
      return 1
    case 0x80...: return textStep(at: start, into: &output)
    case 0x03: output.add(.interrupt)
    case 0x1C: output.add(.quit)
    case 0x1A: output.add(.suspend)
    case 0x0C: output.add(.redraw)
    case 0x09: output.add(.key(.tab))
    case 0x0A, 0x0D: output.add(.key(.enter))
    case 0x08, 0x7F: output.add(.key(.backspace))
    default: break
    }
    return 1
  }

  /// A scalar of two to four bytes; what is not UTF-8 is dropped byte by byte.
  private func textStep(at start: Int, into output: inout Output) -> Int {
    let lead = buffer[start]
    let count: Int
    switch lead {
    case 0xC2...0xDF: count = 2
    case 0xE0...0xEF: count = 3
    case 0xF0...0xF4: count = 4
    default: return 1
    }
    let there = buffer[start..<min(buffer.count, start + count)]
    guard there.dropFirst().allSatisfy({ $0 & 0xC0 == 0x80 }) else { return 1 }
    if there.count < count { return 0 }
    var value = UInt32(lead) & (count == 2 ? 0x1F : count == 3 ? 0x0F : 0x07)
    for byte in there.dropFirst() { value = value << 6 | UInt32(byte & 0x3F) }
    let smallest: UInt32 = count == 2 ? 0x80 : count == 3 ? 0x800 : 0x10000
    guard value >= smallest, let scalar = Unicode.Scalar(value) else { return 1 }
    if scalar.properties.generalCategory != .control { output.text.append(scalar) }
    return count
  }

  /// An escape: the key, a control sequence (ECMA-48 5.4), or a string (ECMA-48 5.6) to skip.
  private mutating func escapeStep(at start: Int, into output: inout Output) -> Int {
    guard start + 1 < buffer.count else { return 0 }
    switch buffer[start + 1] {
    case UInt8(ascii: "["): return controlSequenceStep(at: start, into: &output)
    case UInt8(ascii: "O"):
      guard start + 2 < buffer.count else { return 0 }
      guard (0x20..<0x7F).contains(buffer[start + 2]) else { return 2 }
      let sequence = Array(buffer[(start + 1)..<(start + 3)])
      if let key = named[sequence] ?? Self.keypad[sequence[1]] { output.add(.key(key)) }
      return 3
    case UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "]"), UInt8(ascii: "^"), UInt8(ascii: "_"):
      return stringLength(at: start)
    default:
      // Alt and a key, or escape and then a key: the two cannot be told apart.
      output.add(.key(.escape))
      return 1
    }
  }

  private func stringLength(at start: Int) -> Int {
    var index = start + 2
    while index < buffer.count {
      if buffer[index] == 0x07 { return index + 1 - start }
      if buffer[index] == Self.escape {
        guard index + 1 < buffer.count else { return 0 }
        return index - start + (buffer[index + 1] == UInt8(ascii: "\\") ? 2 : 0)
      }
      index += 1
    }
    return index - start > Self.longestSequence ? index - start : 0
  }

  private mutating func controlSequenceStep(at start: Int, into output: inout Output) -> Int {
    var index = start + 2
    guard index < buffer.count else { return 0 }
    if buffer[index] == UInt8(ascii: "[") {
      // The Linux console's function keys, ESC [ [ A to E.
      guard index + 1 < buffer.count else { return 0 }
      let letter = buffer[index + 1]
      if (0x41...0x45).contains(letter) { output.add(.key(.function(Int(letter) - 0x40))) }
      return (0x20..<0x7F).contains(letter) ? 4 : 3
    }
    while index < buffer.count, (0x20..<0x40).contains(buffer[index]) { index += 1 }
    guard index < buffer.count else {
      return index - start > Self.longestSequence ? index - start : 0
    }
    // Another character breaks the sequence off: what was there is dropped, it is read by itself.
    guard (0x40..<0x7F).contains(buffer[index]) else { return index - start }
    let final = buffer[index]
    let parameters = buffer[(start + 2)..<index]
    let length = index + 1 - start
    if final == UInt8(ascii: "M") && parameters.isEmpty {
      guard start + 6 <= buffer.count else { return 0 }
      if let report = MouseReport(legacy: buffer[(start + 3)..<(start + 6)]) { output.add(.mouse(report)) }
      return 6
    }
    if parameters.first == UInt8(ascii: "<") {
      if let report = MouseReport(parameters: Self.numbers(parameters.dropFirst()), final: final) {
        output.add(.mouse(report))
      }
      return length
    }
    if let key = named[Array(buffer[(start + 1)...index])] {
      output.add(.key(key))
      return length
    }
    let numbers = Self.numbers(parameters)
    if final == UInt8(ascii: "~") && numbers.first == 200 {
      output.flush()
      paste = []
      return length
    }
    if let key = Self.key(numbers: numbers, final: final) { output.add(.key(key)) }
    return length
  }

  /// The numbers between semicolons; a missing one is 0, and no number grows beyond 65535.
  private static func numbers(_ bytes: some Sequence<UInt8>) -> [Int] {
    var numbers = [0]
    for byte in bytes {
      switch byte {
      case 0x30...0x39: numbers[numbers.count - 1] = min(65535, numbers.last! * 10 + Int(byte - 0x30))
      case UInt8(ascii: ";"): numbers.append(0)
      default: return []
      }
    }
    return numbers
  }

  /// The keys of xterm and those who follow it; modifiers do not count.
  private static func key(numbers: [Int], final: UInt8) -> Key? {
    guard final == UInt8(ascii: "~") else {
      return final == UInt8(ascii: "Z") ? .backTab : cursor[final]
    }
    switch numbers.first {
    case 1, 7: return .home
    case 3: return .delete
    case 4, 8: return .end
    case 5: return .pageUp
    case 6: return .pageDown
    case .some(let number) where (11...15).contains(number): return .function(number - 10)
    case .some(let number) where (17...21).contains(number): return .function(number - 11)
    case .some(let number) where (23...24).contains(number): return .function(number - 12)
    default: return nil
    }
  }

  private static let cursor: [UInt8: Key] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right, UInt8(ascii: "D"): .left,
    UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end, UInt8(ascii: "P"): .function(1),
    UInt8(ascii: "Q"): .function(2), UInt8(ascii: "R"): .function(3), UInt8(ascii: "S"): .function(4),
  ]

  /// What follows ESC O: the cursor keys, and the number pad in its application mode.
  private static let keypad: [UInt8: Key] = {
    var keys = cursor
    keys[UInt8(ascii: "M")] = .enter
    for (letter, character) in zip("jklmnopqrstuvwxyX".utf8, "*+,-./0123456789=") {
      keys[letter] = .character(character)
    }
    return keys
  }()

  private mutating func pasteStep(at start: Int, into output: inout Output) -> Int {
    let rest = buffer[start...]
    if rest.starts(with: Self.pasteEnd) {
      output.add(.pasted(Self.printable(paste ?? [])))
      paste = nil
      return Self.pasteEnd.count
    }
    if rest.count < Self.pasteEnd.count && Self.pasteEnd.starts(with: rest) { return 0 }
    if paste!.count < Self.longestPaste { paste!.append(buffer[start]) }
    return 1
  }

  /// Pasted text: ends of lines become blanks, other control characters go.
  private static func printable(_ bytes: [UInt8]) -> String {
    var text = String.UnicodeScalarView()
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "\n", "\r", "\t": text.append(" ")
      default: if scalar.properties.generalCategory != .control { text.append(scalar) }
      }
    }
    return String(text)
  }
}
