import Cells

@testable import Snapshots

/// Numbers that look random and are the same in every run (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }
}

extension Frame {
  /// What may stand in a cell: letters, wide characters, marks, clusters, joiners, lines, blanks, and what
  /// joins with its neighbours or stands for something in a file.
  static let hardGlyphs: [Character] = [
    " ", " ", " ", "a", "Z", "0", ":", "#", "<", "=", ".", "·", "│", "▗", "▄", "⠿", "é", "e\u{301}", "한", "ก",
    "\u{4E16}", "\u{1F1F0}\u{1F1F7}", "\u{1F1F0}", "\u{1F1F7}", "👩‍👩‍👧", "👍🏽", "\u{1F3FD}", "❤\u{FE0F}", "❤", "✓",
    "\u{1112}", "\u{1161}", "\u{915}", "\u{915}\u{94D}", "\u{937}", "\u{D4E}", "\u{A0}", "\u{3000}",
    "\u{FFFD}",
    "\u{FF76}", "\u{FF9E}", "ᄀ", "ᅡ", "\u{200D}", "א", "ع", "☕", "①", "\u{1F468}\u{200D}", "\u{1F469}",
  ]

  /// A frame of a given size that is whole: every wide glyph has its two cells.
  static func random(
    _ size: CellSize, manner: Manner, hasColours: Bool, like other: Frame? = nil,
    using numbers: inout SeededNumbers
  ) -> Frame {
    var frame =
      other.map { Frame(size: size, manner: manner, cells: $0.cells) } ?? Frame(size: size, manner: manner)
    let glyphs = hardGlyphs.filter { TextWidth.columns(of: $0) > 0 }
    let palette = (0..<Int.random(in: 1...9, using: &numbers)).map { _ in
      Bool.random(using: &numbers)
        ? RGBA.clear : RGBA(rawValue: UInt32.random(in: 0...(.max), using: &numbers))
    }
    for row in 0..<size.rows {
      var column = 0
      while column < size.columns {
        let isKept = other != nil && Bool.random(using: &numbers)
        let character = glyphs.randomElement(using: &numbers)!
        let width = TextWidth.columns(of: character)
        if !isKept, column + width <= size.columns {
          frame[column, row].glyph = Glyph(character)
          if width == 2 { frame[column + 1, row].glyph = nil }
          column += width
        } else {
          column += 1
        }
      }
      // What was kept may have lost a half.
      for column in 0..<size.columns {
        let glyph = frame[column, row].glyph
        let isTail = column > 0 && frame[column - 1, row].glyph?.width == 2
        if glyph == nil, !isTail { frame[column, row].glyph = .space }
        if glyph?.width == 2, column + 1 == size.columns || frame[column + 1, row].glyph != nil {
          frame[column, row].glyph = Glyph("x" as Unicode.Scalar)
        }
      }
      guard hasColours else { continue }
      for column in 0..<size.columns where Int.random(in: 0...2, using: &numbers) > 0 {
        frame[column, row].foreground = palette.randomElement(using: &numbers)!
        frame[column, row].background = palette.randomElement(using: &numbers)!
        frame[column, row].attributes = TextAttributes(rawValue: UInt8.random(in: 0..<64, using: &numbers))
      }
    }
    return frame
  }
}

extension Snapshot {
  static func random(using numbers: inout SeededNumbers) -> Snapshot {
    let size = CellSize(
      columns: Int.random(in: 0...24, using: &numbers), rows: Int.random(in: 0...7, using: &numbers))
    let text = Frame.random(size, manner: .outlined, hasColours: false, using: &numbers)
    let manner: Manner = Bool.random(using: &numbers) ? .filled : .outlined
    let styled =
      Int.random(in: 0...3, using: &numbers) == 0
      ? nil
      : Frame.random(
        size, manner: manner, hasColours: Int.random(in: 0...4, using: &numbers) > 0, like: text,
        using: &numbers)
    return Snapshot(
      ["activity": "Kettle é 한", "preview": "a: b", "state": "1"], outlined: text, styled: styled)
  }

  /// A small snapshot of plain rows, each with its own colours.
  static func plain(
    _ rows: String..., colours: [RGBA]? = nil, header: SnapshotHeader = ["activity": "Kettle"]
  )
    -> Snapshot
  {
    let columns = rows.map { TextWidth.columns(of: $0) }.max() ?? 0
    var frame = Frame(size: CellSize(columns: columns, rows: rows.count), manner: .outlined)
    for (row, text) in rows.enumerated() { frame.write(text, column: 0, row: row) }
    guard let colours else { return Snapshot(header, outlined: frame) }
    var styled = Frame(size: frame.size, manner: .filled, cells: frame.cells)
    for index in styled.cells.indices {
      styled.cells[index].foreground = colours[index / columns % colours.count]
    }
    return Snapshot(header, outlined: frame, styled: styled)
  }
}
