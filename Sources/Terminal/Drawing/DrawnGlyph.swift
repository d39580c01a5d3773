import Cells

/// A glyph as ncurses can hold it: a spacing scalar with up to four marks, and what fills the second
/// column of a wide glyph that has become narrow.
///
/// ncurses keeps one spacing scalar a cell. Of a longer cluster (a family, a keycap, a skin tone) the
/// first is drawn, a flag as its two letters; the columns stay those of the frame.
struct DrawnGlyph: Equatable {
  /// The spacing scalar, then the marks that stand on it.
  var scalars: [UInt32]
  /// What goes into the column behind; `nil` when the first takes both, or there is one column only.
  var second: UInt32?
  /// The columns the two take together, 1 or 2: those of the glyph, one for what is blank.
  let columns: Int

  static let blank = DrawnGlyph(scalars: [0x20], second: nil, columns: 1)
  private static let replacement: Unicode.Scalar = "\u{FFFD}"
  private static let longestMarks = 4

  private init(scalars: [UInt32], second: UInt32?, columns: Int) {
    self.scalars = scalars
    self.second = second
    self.columns = columns
  }

  /// - Parameters:
  ///   - glyph: what the frame holds.
  ///   - charset: what the terminal can be sent.
  ///   - terminalColumns: the columns the C library gives a scalar, -1 for what it does not print.
  init(_ glyph: Glyph, charset: Charset, terminalColumns: (UInt32) -> Int) {
    let width = glyph.width
    let all = Array(glyph.string.unicodeScalars)
    // No glyph, a control character or a mark without a letter: nothing to see.
    guard width > 0, let first = all.first(where: { !TextWidth.isControl($0) }) else {
      self = .blank
      return
    }
    columns = width
    if (0x1F1E6...0x1F1FF).contains(first.value), all.count > 1 {
      scalars = [first.value - 0x1F1E6 + 0x41]
      second = width == 2 ? all[1].value &- 0x1F1E6 &+ 0x41 : nil
      if let letter = second, !(0x41...0x5A).contains(letter) { second = 0x20 }
      return
    }
    if charset == .ascii {
      scalars = [AsciiSubstitute.of(first).value]
      second = width == 2 ? 0x20 : nil
      return
    }
    let firstColumns = terminalColumns(first.value)
    guard firstColumns > 0, firstColumns <= width else {
      scalars = [Self.replacement.value]
      second = width == 2 ? 0x20 : nil
      return
    }
    scalars = [first.value]
    for scalar in all.dropFirst() {
      guard Self.isMark(scalar), terminalColumns(scalar.value) == 0, scalars.count <= Self.longestMarks
      else { break }
      scalars.append(scalar.value)
    }
    second = firstColumns < width ? 0x20 : nil
  }

  /// The same with a stroke through it, as a mark: ncurses knows no such attribute.
  var strickenThrough: DrawnGlyph {
    guard scalars[0] > 0x20, !(0x2500...0x259F).contains(scalars[0]), scalars.count <= Self.longestMarks
    else { return self }
    return DrawnGlyph(scalars: scalars + [0x336], second: second, columns: columns)
  }

  /// What ncurses may keep on a spacing scalar: accents, and the later letters of an old Hangul
  /// syllable. Joiners and variation selectors would change what the terminal makes of its neighbours.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    if (0xFE00...0xFE0F).contains(scalar.value) || scalar.value == 0x20E3 { return false }
    if (0x1160...0x11FF).contains(scalar.value) || (0xD7B0...0xD7FF).contains(scalar.value) { return true }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: return scalar.value < 0xE0000
    default: return false
    }
  }
}
