import Cells
internal import _FoundationICU

/// A face of letters made of quarter cells, two or three rows high: Latin letters with their marks, digits and
/// common signs. Letters stand on their last row but one quarter, where descenders are.
struct BlockFace: Sendable {
  /// One letter: its cells row by row.
  struct Letter: Sendable {
    /// With the gap to the next letter.
    let columns: Int
    let blocks: [Glyph]
  }

  private let letters: [UInt32: Letter]

  /// - Parameter rows: 2 or 3.
  static func face(rows: Int) -> BlockFace { rows < 3 ? two : three }

  private static let two = BlockFace(twoRows, rows: 2, isBold: false)
  private static let three = BlockFace(threeRows, rows: 3, isBold: true)

  /// The letter for a character; `nil` for one that the face does not have.
  func letter(for character: Character) -> Letter? { letter(for: Glyph(character)) }

  func letter(for glyph: Glyph) -> Letter? {
    if !glyph.isCluster { return letters[glyph.rawValue] }
    let scalars = Array(glyph.string.unicodeScalars)
    // A letter and its mark in two scalars are the letter that has both in one.
    guard scalars.count == 2, let composed = Self.composed(scalars[0], scalars[1]) else { return nil }
    return letters[composed]
  }

  /// - Parameter isBold: Strokes down are twice as wide as in the drawing.
  private init(_ drawing: String, rows: Int, isBold: Bool) {
    var letters: [UInt32: Letter] = [:]
    var lines: [UInt32: [[Bool]]] = [:]
    for line in drawing.split(separator: "\n") {
      let parts = line.split(separator: " ")
      guard let scalar = parts.first?.unicodeScalars.first else { continue }
      lines[scalar.value] = parts.dropFirst().map { $0.map { $0 == "#" } }
    }
    for (scalar, other) in Self.alike { lines[scalar.value] = lines[other.value] }
    for (letter, mark, base) in Self.marked() {
      guard var form = lines[base], let sign = Self.marks[mark] else { continue }
      // A capital reaches where its mark would stand: it is drawn without.
      if !form[0].contains(true) { form[0] = Self.centred(sign, in: form[0].count) }
      lines[letter] = form
    }
    for (scalar, form) in lines { letters[scalar] = Letter(isBold ? Self.bold(form) : form) }
    let blank = rows < 3 ? 1 : 2
    for scalar: UInt32 in [0x20, 0xA0, 0x202F] {
      letters[scalar] = Letter(columns: blank, blocks: Array(repeating: .space, count: blank * rows))
    }
    self.letters = letters
  }

  private static func bold(_ form: [[Bool]]) -> [[Bool]] {
    form.map { line in
      (0...line.count).map { ($0 < line.count && line[$0]) || ($0 > 0 && line[$0 - 1]) }
    }
  }

  // MARK: Marks

  /// Characters that look like others in so few quarters.
  private static let alike: [(Unicode.Scalar, Unicode.Scalar)] = [
    ("–", "-"), ("—", "-"), ("−", "-"), ("\u{2011}", "-"), ("’", "'"), ("‘", "'"), ("“", "\""), ("”", "\""),
    ("∶", ":"), ("⁄", "/"), ("ı", "i"),
  ]

  /// Marks over letters, as quarters.
  private static let marks: [UInt32: [Bool]] = [
    0x300: [true, false, false], 0x301: [false, false, true], 0x302: [false, true, false],
    0x303: [true, true, false], 0x304: [true, true, true], 0x306: [true, false, true],
    0x307: [false, true, false], 0x308: [true, false, true], 0x30A: [false, true, false],
    0x30B: [false, true, true], 0x30C: [true, false, true],
    // Those below a letter are left out: there is no room for them.
    0x323: [false, false, false], 0x327: [false, false, false], 0x328: [false, false, false],
  ]

  /// Latin letters with one mark, by Unicode's decompositions.
  private static func marked() -> [(letter: UInt32, mark: UInt32, base: UInt32)] {
    var status = U_ZERO_ERROR
    guard let normalizer = swift_unorm2_getNFDInstance(&status) else { return [] }
    var buffer = [UInt16](repeating: 0, count: 8)
    return [0xC0...0x17F as ClosedRange<UInt32>, 0x1E00...0x1EFF].joined().compactMap { letter in
      var status = U_ZERO_ERROR
      let count = swift_unorm2_getRawDecomposition(
        normalizer, UChar32(letter), &buffer, Int32(buffer.count), &status)
      return count == 2 ? (letter, UInt32(buffer[1]), UInt32(buffer[0])) : nil
    }
  }

  private static func composed(_ base: Unicode.Scalar, _ mark: Unicode.Scalar) -> UInt32? {
    var status = U_ZERO_ERROR
    guard let normalizer = swift_unorm2_getNFCInstance(&status) else { return nil }
    let composed = swift_unorm2_composePair(normalizer, UChar32(base.value), UChar32(mark.value))
    return composed > 0 ? UInt32(composed) : nil
  }

  private static func centred(_ mark: [Bool], in width: Int) -> [Bool] {
    let indent = max(0, (width - mark.count + 1) / 2)
    return (0..<width).map { mark.indices.contains($0 - indent) && mark[$0 - indent] }
  }
}

extension BlockFace.Letter {
  /// - Parameter form: Quarter cells, line by line; all lines are equally long.
  init(_ form: [[Bool]]) {
    let width = form[0].count
    // A gap of a quarter at least.
    columns = width / 2 + 1
    var blocks: [Glyph] = []
    for line in stride(from: 0, to: form.count, by: 2) {
      for column in 0..<columns {
        var quarters = 0
        for (bit, offset) in [(0, 0), (0, 1), (1, 0), (1, 1)].enumerated() {
          let place = column * 2 + offset.1
          if place < width, form[line + offset.0][place] { quarters |= 1 << bit }
        }
        blocks.append(Glyph(Canvas.blocks[quarters]))
      }
    }
    self.blocks = blocks
  }
}
