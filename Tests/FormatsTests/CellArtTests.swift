import Cells
import Testing

@testable import Formats

/// Drawing characters as shapes.
@Suite struct CellArtTests {
  let ink = RGBA(255, 255, 255)

  /// The picture of one cell with a character, white on black.
  func picture(_ character: Character) throws -> Pixels {
    var cell = frame(String(character))
    cell[0, 0].foreground = ink
    cell[0, 0].background = .black
    return try Pixels(png: PNGFormat.bytes(for: cell))
  }

  /// The pixels of one edge that are lit: their first and last number.
  func lit(_ picture: Pixels, column: Int? = nil, row: Int? = nil) -> [Int] {
    if let column { return (0..<32).filter { picture[column, $0].red > 127 } }
    return (0..<16).filter { picture[$0, row!].red > 127 }
  }

  @Test(
    arguments: [
      ("█", 0, 0, 16, 32), ("▀", 0, 0, 16, 16), ("▄", 0, 16, 16, 32), ("▌", 0, 0, 8, 32), ("▐", 8, 0, 16, 32),
      ("▁", 0, 28, 16, 32), ("▃", 0, 20, 16, 32), ("▏", 0, 0, 2, 32), ("▉", 0, 0, 14, 32), ("▔", 0, 0, 16, 4),
      ("▕", 14, 0, 16, 32), ("▘", 0, 0, 8, 16), ("▝", 8, 0, 16, 16), ("▖", 0, 16, 8, 32),
      ("▗", 8, 16, 16, 32),
    ] as [(Character, Int, Int, Int, Int)])
  func blocksFillWholePixels(character: Character, left: Int, top: Int, right: Int, bottom: Int) throws {
    let picture = try picture(character)
    for y in 0..<32 {
      for x in 0..<16 {
        let isInside = (left..<right).contains(x) && (top..<bottom).contains(y)
        #expect(picture[x, y] == (isInside ? ink : .black), "\(character) at \(x), \(y)")
      }
    }
  }

  /// Which quarters of the cell a character fills: upper left, upper right, lower left, lower right.
  @Test(arguments: zip("▖▗▘▙▚▛▜▝▞▟", [4, 8, 1, 13, 9, 7, 11, 2, 6, 14]))
  func quadrants(character: Character, quarters: Int) throws {
    let picture = try picture(character)
    for quarter in 0..<4 {
      let colour = picture[quarter % 2 * 8 + 4, quarter / 2 * 16 + 8]
      #expect(colour == (quarters >> quarter & 1 == 1 ? ink : .black), "\(character), \(quarter)")
    }
  }

  @Test(arguments: zip("░▒▓", [64, 128, 191]))
  func shadesAreEven(character: Character, tone: UInt8) throws {
    #expect(try picture(character).colours == [RGBA(tone, tone, tone)])
  }

  @Test func sextants() throws {
    // U+1FB00 is the upper left sixth, U+1FB3B all but it.
    #expect(try picture("\u{1FB00}")[4, 5] == ink)
    #expect(try picture("\u{1FB00}")[12, 5] == .black)
    #expect(try picture("\u{1FB3B}")[4, 5] == .black)
    #expect(try picture("\u{1FB3B}")[12, 5] == ink)
    // The halves are left out: U+1FB14 is the first after the left one.
    #expect(try picture("\u{1FB14}")[4, 16] == ink)
    #expect(try picture("\u{1FB14}")[12, 5] == ink)
  }

  @Test func brailleDots() throws {
    // Dot 1 is the upper left one, dot 8 the lower right one.
    let first = try picture("⠁")
    #expect(first[4, 4] == ink)
    #expect(first[12, 4] == .black && first[4, 12] == .black)
    let last = try picture("⢀")
    #expect(last[12, 28] == ink)
    #expect(last[4, 28] == .black && last[12, 20] == .black)
    #expect(try picture("⠀").colours == [.black])
    let all = try picture("⣿")
    for row in 0..<4 {
      for column in 0..<2 { #expect(all[column * 8 + 4, row * 8 + 4] == ink) }
    }
  }

  /// Where the lines of a character leave its cell: left, up, right, down.
  @Test(
    arguments: [
      ("─", [2, 0, 2, 0]), ("━", [4, 0, 4, 0]), ("│", [0, 2, 0, 2]), ("┃", [0, 4, 0, 4]),
      ("┌", [0, 0, 2, 2]),
      ("┐", [2, 0, 0, 2]), ("└", [0, 2, 2, 0]), ("┘", [2, 2, 0, 0]), ("├", [0, 2, 2, 2]),
      ("┤", [2, 2, 0, 2]),
      ("┬", [2, 0, 2, 2]), ("┴", [2, 2, 2, 0]), ("┼", [2, 2, 2, 2]), ("╋", [4, 4, 4, 4]),
      ("┿", [4, 2, 4, 2]),
      ("╭", [0, 0, 2, 2]), ("╮", [2, 0, 0, 2]), ("╯", [2, 2, 0, 0]), ("╰", [0, 2, 2, 0]),
      ("═", [4, 0, 4, 0]),
      ("║", [0, 4, 0, 4]), ("╔", [0, 0, 4, 4]), ("╬", [4, 4, 4, 4]), ("╪", [4, 2, 4, 2]),
      ("╸", [4, 0, 0, 0]),
      ("╶", [0, 0, 2, 0]), ("╽", [0, 2, 0, 4]), ("╀", [2, 4, 2, 2]), ("╅", [4, 2, 2, 4]),
      ("╖", [2, 0, 0, 4]),
    ] as [(Character, [Int])])
  func linesMeetTheirNeighbours(character: Character, widths: [Int]) throws {
    let picture = try picture(character)
    let edges = [
      lit(picture, column: 0), lit(picture, row: 0), lit(picture, column: 15), lit(picture, row: 31),
    ]
    #expect(edges.map(\.count) == widths, "\(character)")
    for (side, edge) in edges.enumerated() {
      guard let first = edge.first, let last = edge.last else { continue }
      // Even on both sides of the middle, so that every neighbour's line is met.
      #expect(first + last == (side % 2 == 0 ? 31 : 15), "\(character), side \(side)")
    }
  }

  @Test func doubleCornersAreOpenInside() throws {
    let corner = try picture("╔")
    // The outer line turns at (5, 13), the inner one at (9, 17); between them is nothing.
    #expect(corner[5, 13] == ink && corner[6, 13] == ink && corner[5, 14] == ink)
    #expect(corner[9, 17] == ink && corner[10, 17] == ink && corner[9, 18] == ink)
    #expect(corner[7, 15] == .black && corner[12, 15] == .black && corner[7, 24] == .black)
    #expect(corner[4, 12] == .black)
  }

  @Test func everyLineIsThere() throws {
    for value in UInt32(0x2500)...0x257F {
      let art = try #require(CellArt(Unicode.Scalar(value)!))
      #expect(!art.rects.isEmpty || !art.outline.isEmpty, "U+\(String(value, radix: 16))")
      for rect in art.rects {
        #expect(0 <= rect.left && rect.left < rect.right && rect.right <= CellArt.width)
        #expect(0 <= rect.top && rect.top < rect.bottom && rect.bottom <= CellArt.height)
      }
      if let bounds = art.outline.bounds {
        #expect(bounds.left >= 0 && bounds.right <= CellArt.width)
        #expect(bounds.top >= 0 && bounds.bottom <= CellArt.height)
      }
    }
  }

  @Test func noSeamsBetweenCells() throws {
    var frame = frame("██▀▀──", "██▄▄──")
    for index in frame.cells.indices { frame.cells[index].foreground = ink }
    for column in 0..<4 { for row in 0..<2 { frame[column, row].background = ink } }
    let picture = try Pixels(png: PNGFormat.bytes(for: frame))
    #expect(picture.crop(0, 0, 64, 64).colours == [ink])
    #expect(picture.crop(64, 15, 32, 2).colours == [ink])
  }

  @Test func lettersAreNotDrawings() {
    for character in "Aa●◆가⚙" { #expect(CellArt(character.unicodeScalars.first!) == nil) }
  }
}
