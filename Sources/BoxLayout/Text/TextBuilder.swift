import Cells

/// Puts the runs of a text together before it becomes a box.
public struct TextBuilder: Sendable {
  struct Run: Sendable {
    let text: String
    let style: TextStyle
  }

  private(set) var runs: [Run] = []
  /// Lines that are kept free at least, and shown at most.
  public var lineLimit: ClosedRange<Int> = 1...Int.max
  public var alignment = BoxGuide.start
  public var truncation = TextTruncation.tail
  /// The width in units that a counting text keeps free; 0 for other texts.
  public var reservedWidth = 0
  /// The width in units by which a text in one line can grow with the clock, kept free where there is room.
  public var growth = 0
  /// The extra height between lines in units.
  public var lineSpacing = 0

  public init() {}

  public var isEmpty: Bool { runs.allSatisfy { $0.text.isEmpty } }

  public mutating func append(_ text: String, style: TextStyle) {
    runs.append(Run(text: text, style: style))
  }
}

extension BoxTree {
  /// Makes a box of a text; an empty one has no size.
  public mutating func text(_ builder: TextBuilder) -> BoxID {
    let start = glyphs.count
    var box = TextBox(glyphs: start..<start)
    var width = 0
    var hasNewline = false
    // It is as wide as the letters it stands for; of several styles, as in the one that makes it widest.
    var ellipsisWidth = 1
    for run in builder.runs where !run.text.isEmpty {
      let style = add(run.style)
      if box.glyphs.lowerBound == glyphs.count {
        box.lineHeight = run.style.lineHeight
        box.ascent = run.style.ascent
      } else if run.style.lineHeight > box.lineHeight {
        box.lineHeight = run.style.lineHeight
        box.ascent = run.style.ascent
      }
      // Printable ASCII is one cell a byte and has no clusters: most text, and no work to find out.
      if run.style.advances == .cells, run.text.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) {
        for byte in run.text.utf8 {
          if 0x30...0x39 ~= byte { keepHyphen(from: start) }
          glyphs.append(TextGlyph(printable: byte, style: style))
        }
        width += run.text.utf8.count
        continue
      }
      if case .blocks = run.style.advances {
        ellipsisWidth = max(ellipsisWidth, run.style.advances.columns(of: "…"))
      }
      let isRightToLeft = run.text.unicodeScalars.contains { WritingDirection.isRightToLeft($0.value) }
      box.hasRightToLeft = box.hasRightToLeft || isRightToLeft
      for character in isRightToLeft ? WritingDirection.joined(run.text) : run.text {
        // A zero-width space shows nothing; the line may break there.
        if character == "\u{200B}", glyphs.count > start, glyphs[glyphs.count - 1].role == .letter {
          glyphs[glyphs.count - 1].role = .hyphen
          continue
        }
        guard let glyph = TextGlyph(character, style: style, advances: run.style.advances) else {
          continue
        }
        if character.isNumber { keepHyphen(from: start) }
        width += Int(glyph.advance)
        hasNewline = hasNewline || glyph.role == .newline
        glyphs.append(glyph)
      }
    }
    guard glyphs.count > start else { return empty() }
    box.glyphs = start..<glyphs.count
    box.singleLineWidth = hasNewline ? -1 : width
    box.ellipsisWidth = metrics.unit == .cells ? ellipsisWidth : max(1, Int(glyphs[start].advance))
    box.minimumLines = max(1, builder.lineLimit.lowerBound)
    box.maximumLines = max(1, builder.lineLimit.upperBound)
    box.alignment = builder.alignment
    box.truncation = builder.truncation
    box.reservedWidth = builder.reservedWidth
    if builder.growth > 0, !hasNewline {
      box.reservedWidth = width + builder.growth
      box.fillsOffer = false
    }
    box.lineSpacing = builder.lineSpacing
    texts.append(box)
    let text = add(.text(Int32(texts.count - 1)))
    nodes[text.index].contents = .text
    return text
  }

  /// No line ends between a hyphen and a digit: dates, ranges and negative numbers stay whole.
  private mutating func keepHyphen(from start: Int) {
    guard glyphs.count > start, glyphs[glyphs.count - 1].glyph.rawValue == 0x2D else { return }
    glyphs[glyphs.count - 1].role = .letter
  }

  private mutating func add(_ style: TextStyle) -> UInt16 {
    if let last = textStyles.last, last == style { return UInt16(textStyles.count - 1) }
    if textStyles.count > Int(UInt16.max) { return UInt16.max }
    textStyles.append(style)
    return UInt16(textStyles.count - 1)
  }
}

extension TextGlyph {
  /// `nil` for what has no width: control characters and lone joiners.
  init?(_ character: Character, style: UInt16, advances: Advances) {
    if character.isNewline {
      self.init(glyph: .space, columns: 0, role: .newline, style: style, advance: 0)
      return
    }
    // A tab is a blank here, as in SwiftUI's `Text`.
    let character: Character = character == "\t" ? " " : character
    let width = TextWidth.columns(of: character)
    guard width > 0 else { return nil }
    let advance = advances.advance(of: character, columns: width)
    var columns = width
    if case .blocks = advances { columns = advance }
    // Blanks of other widths, such as the narrow one before "AM", look like one in cells; not every face
    // has them.
    let scalar = character.unicodeScalars.first!.value
    self.init(
      glyph: Self.isBlank(scalar) && width == 1 ? .space : Glyph(character), columns: UInt8(columns),
      role: Self.role(of: character), style: style, advance: Int32(advance))
  }

  /// Whether a scalar is one of Unicode's space separators. There are few, and a look into the table of
  /// categories takes longer than all else that is done for a glyph.
  private static func isBlank(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// A printable character of ASCII under cell metrics.
  init(printable byte: UInt8, style: UInt16) {
    self.init(
      glyph: Glyph(Unicode.Scalar(byte)), columns: 1, role: Self.role(of: UInt32(byte)), style: style,
      advance: 1)
  }

  private static func role(of character: Character) -> Role {
    let scalars = character.unicodeScalars
    // A sign that puts the next consonant under this one (Khmer, Myanmar) ties the two.
    if let last = scalars.last?.value, last == 0x17D2 || last == 0x1039 { return .opening }
    return role(of: scalars.first!.value)
  }

  private static func role(of scalar: UInt32) -> Role {
    if scalar < 0xE00 {
      switch scalar {
      case 0x20: return .space
      case 0x2D: return .hyphen
      default: return .letter
      }
    }
    if scalar < 0x2E80 {
      switch scalar {
      case 0x2000...0x2006, 0x2008...0x200A: return .space
      case 0x2010, 0x2013, 0x2014: return .hyphen
      // Thai, Lao, Khmer and Myanmar have no blanks between words. Without their dictionaries a line breaks
      // between syllable parts: never behind a vowel that is written before its consonant, nor before one
      // that is written behind it.
      case 0xE40...0xE44, 0xEC0...0xEC4: return .opening
      case 0xE2F...0xE3A, 0xE45...0xE4E, 0xE5A...0xE5B, 0xEAF...0xEBD, 0xEC6...0xECE, 0x17B4...0x17DD,
        0x102B...0x103E, 0x104A...0x104B:
        return .closing
      case 0xE01...0xE2E, 0xE81...0xEAE, 0xEDC...0xEDF, 0x1000...0x102A, 0x103F, 0x1050...0x1055,
        0x1780...0x17B3:
        return .breakable
      default: return .letter
      }
    }
    switch scalar {
    // Closing marks and small kana stay with what stands before them (Unicode's classes CL, EX, NS, CJ).
    case 0x3001, 0x3002, 0x3005, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x301C, 0xFF01,
      0xFF09, 0xFF0C, 0xFF0E, 0xFF1A...0xFF1B, 0xFF1F, 0xFF3D, 0xFF5D, 0x309B...0x309E, 0x30FB...0x30FE,
      0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x3095...0x3096,
      0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE, 0x30F5...0x30F6,
      0x31F0...0x31FF:
      return .closing
    case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0xFF08, 0xFF3B, 0xFF5B: return .opening
    case 0x3000: return .space
    // Kana, ideographs and their extensions; Hangul breaks at blanks only.
    case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
      0x20000...0x3FFFF:
      return .breakable
    default: return .letter
    }
  }
}
