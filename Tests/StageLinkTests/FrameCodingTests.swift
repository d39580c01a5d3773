import Cells
import Testing

@testable import StageLink

@Suite struct FrameCodingTests {
  func encoded(_ frame: Frame) -> [UInt8] {
    var writer = ByteWriter()
    FrameCoding.encode(frame, to: &writer)
    return writer.bytes
  }

  func decoded(_ bytes: [UInt8]) throws -> Frame {
    var reader = ByteReader(bytes[...])
    let frame = try FrameCoding.decode(from: &reader)
    try reader.finish()
    return frame
  }

  /// A frame with everything a cell can hold, the same for every run with the same seed.
  func busyFrame(columns: Int, rows: Int, seed: UInt64) -> Frame {
    var state = seed
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    var frame = Frame(size: CellSize(columns: columns, rows: rows), manner: .filled)
    let glyphs: [Character] = ["a", " ", "▀", "█", "한", "👨‍👩‍👧", "🇰🇷", "e\u{301}", "○", "中"]
    for row in 0..<rows {
      var column = 0
      while column < columns {
        let glyph = Glyph(glyphs[next(glyphs.count)])
        var cell = Cell(
          glyph, foreground: RGBA(rawValue: UInt32(next(3)) << 8 | (next(2) == 0 ? 0xFF : 0x40)),
          background: next(4) == 0 ? .clear : RGBA(UInt8(next(256)), 0, 0),
          attributes: TextAttributes(rawValue: UInt8(next(64))))
        for _ in 0...next(6) where column < columns {
          if glyph.width == 2 {
            guard column + 1 < columns else { break }
            frame[column, row] = cell
            cell.glyph = nil
            frame[column + 1, row] = cell
            cell.glyph = glyph
            column += 2
          } else {
            frame[column, row] = cell
            column += 1
          }
        }
        if column == columns - 1 { column = columns }
      }
    }
    return frame
  }

  @Test(arguments: [UInt64(1), 2, 3, 4, 5, 6, 7, 8])
  func roundTripIsExact(seed: UInt64) throws {
    let frame = busyFrame(columns: 37, rows: 11, seed: seed)
    #expect(try decoded(encoded(frame)) == frame)
  }

  @Test func emptyFrames() throws {
    for size in [CellSize.zero, CellSize(columns: 5, rows: 0), CellSize(columns: 1, rows: 1)] {
      let frame = Frame(size: size, manner: .outlined)
      #expect(try decoded(encoded(frame)) == frame)
    }
  }

  @Test func blankScreenIsAFewBytes() {
    #expect(encoded(Frame(size: CellSize(columns: 200, rows: 60), manner: .filled)).count == 10)
  }

  /// The dearest screen of 80 x 24: no two neighbours share a colour, every glyph takes three bytes.
  @Test func worstScreenStaysUnder24KB() {
    var frame = Frame(size: CellSize(columns: 80, rows: 24), manner: .filled)
    for index in frame.cells.indices {
      frame.cells[index] = Cell(
        Glyph("가" as Character), foreground: RGBA(rawValue: UInt32(index) << 16 | 0xFF),
        background: RGBA(rawValue: UInt32(index) << 8 | 0xFF), attributes: [])
    }
    #expect(encoded(frame).count <= 24 * 1024)
  }

  /// A large terminal with a wallpaper of another colour in each row and a text in its middle.
  @Test func largeScreenWithWallpaperStaysUnder32KB() {
    var frame = Frame(size: CellSize(columns: 220, rows: 60), manner: .filled)
    for row in 0..<60 {
      for column in 0..<220 {
        let isPhone = (80..<140).contains(column)
        frame[column, row] = Cell(
          Glyph(Character(isPhone ? (column % 2 == 0 ? "▀" : "x") : " ")),
          foreground: isPhone ? RGBA(UInt8(column), UInt8(row), 9) : .clear,
          background: RGBA(UInt8(row), 20, isPhone ? 40 : 0))
      }
    }
    #expect(encoded(frame).count <= 32 * 1024)
  }

  @Test func everyPrefixIsRefused() {
    let bytes = encoded(busyFrame(columns: 8, rows: 3, seed: 5))
    for count in bytes.indices {
      #expect(throws: MessageError.self) { try decoded(Array(bytes[..<count])) }
    }
  }

  @Test func changedBytesNeverTrap() {
    let bytes = encoded(busyFrame(columns: 9, rows: 4, seed: 6))
    for index in bytes.indices {
      for value in [UInt8(0), 1, 0x7F, 0x80, 0xFF] {
        var changed = bytes
        changed[index] = value
        _ = try? decoded(changed)
      }
    }
  }

  @Test func controlCharactersAreRefused() {
    for scalar: Unicode.Scalar in ["\u{1B}", "\u{7}", "\u{9B}", "\u{202E}"] {
      var frame = Frame(size: CellSize(columns: 2, rows: 1), manner: .filled)
      frame[0, 0].glyph = Glyph(scalar)
      #expect(throws: MessageError.invalid("a control character in a frame")) {
        try decoded(encoded(frame))
      }
    }
  }

  @Test func halfAWideCharacterIsRefused() {
    var frame = Frame(size: CellSize(columns: 2, rows: 1), manner: .filled)
    frame[1, 0].glyph = nil
    #expect(throws: MessageError.self) { try decoded(encoded(frame)) }
  }

  @Test func hugeFrameIsRefused() {
    #expect(throws: MessageError.invalid("a frame of 2000 x 2000 cells")) {
      try decoded([1, 0, 0xD0, 0x0F, 0xD0, 0x0F, 0])
    }
  }
}
