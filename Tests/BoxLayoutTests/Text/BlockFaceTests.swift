import Cells
import Testing

@testable import BoxLayout

@Suite struct BlockFaceTests {
  /// Texts of one style each, one under another, in letters of blocks.
  private func lines(
    _ texts: [(String, rows: Int)], _ width: Int, limit: ClosedRange<Int> = 1...Int.max
  ) -> [String] {
    var tree = BoxTree(metrics: .cells)
    var builder = TextBuilder()
    for (text, rows) in texts {
      let style = TextStyle(paint: .colour(.white))
      builder.append(text, style: rows > 1 ? TextStyle(paint: .colour(.white), blockRows: rows) : style)
    }
    builder.lineLimit = limit
    let box = tree.text(builder)
    let size = tree.layOut(box, proposal: BoxProposal(width: width, height: 20))
    var canvas = Canvas(
      size: CellSize(columns: max(1, size.width), rows: max(1, size.height)), manner: .filled)
    tree.draw(box, into: &canvas, at: .zero)
    return canvas.resolve().text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func twoRows() {
    #expect(lines([("12:05", 2)], 40) == ["▟ ▀▖▖▛▌█▘", "▟▖▟▖▖▙▌▄▘"])
  }

  @Test func threeRows() {
    #expect(lines([("4!", 3)], 40) == ["█▐▌█", "▀▜▌▀", " ▝▘▀"])
  }

  @Test func everySignIsOfOneHeightAndHasAGap() {
    for rows in [2, 3] {
      let face = BlockFace.face(rows: rows)
      let signs =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
        + "ß.,:;!?'\"()+-=/%&#@*<>_$€£°·×…~•→↑↓–—−’“” "
      for sign in signs {
        guard let letter = face.letter(for: sign) else {
          Issue.record("\(sign) is not there, \(rows) rows")
          continue
        }
        #expect(letter.blocks.count == letter.columns * rows)
        // The trailing quarters of the last column are free.
        let last = stride(from: letter.columns - 1, to: letter.blocks.count, by: letter.columns)
        for place in last {
          #expect([" ", "▘", "▖", "▌"].contains(letter.blocks[place].string), "\(sign), \(rows) rows")
        }
      }
    }
  }

  @Test func lettersAreTellableFromEachOther() {
    for rows in [2, 3] {
      // In two rows there is no room for the foot of a p below the line.
      let signs =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijkmnoqrstuvwxyz23456789.,:;!?'\"()+-=/%&#"
        + (rows == 3 ? "p" : "")
      var drawings: [[Glyph]: Character] = [:]
      for sign in signs {
        let blocks = BlockFace.face(rows: rows).letter(for: sign)!.blocks
        if let other = drawings[blocks] { Issue.record("\(sign) looks like \(other), \(rows) rows") }
        drawings[blocks] = sign
      }
    }
  }

  /// Strokes are twice as wide in three rows: what is between two of them has to stay open.
  @Test func lettersOfSeveralStrokesStayOpen() {
    for sign in "mw" {
      let letter = BlockFace.face(rows: 3).letter(for: sign)!
      let full = letter.blocks.count { $0 == Glyph("█" as Unicode.Scalar) }
      #expect(full < letter.columns, "\(sign)")
    }
  }

  @Test func lettersHaveTheirMarks() {
    let face = BlockFace.face(rows: 2)
    #expect(face.letter(for: "ü")?.blocks != face.letter(for: "u")?.blocks)
    #expect(face.letter(for: "u\u{308}")?.blocks == face.letter(for: "ü")?.blocks)
    // A capital has no room above it.
    #expect(face.letter(for: "Ü")?.blocks == face.letter(for: "U")?.blocks)
  }

  @Test func whatTheFaceDoesNotHaveStaysOneRow() {
    #expect(lines([("물5", 2)], 40) == ["물█▘", "  ▄▘"])
    #expect(lines([("♨5", 3)], 40) == [" █▀▘", "♨▀▜▖", " ▀▀"])
  }

  @Test func ordinaryTextStandsOnTheSameLine() {
    #expect(lines([("7", 2), ("min", 1)], 40) == ["▀▌", "▐ min"])
  }

  @Test func linesBreakAndAreCut() {
    #expect(lines([("12 34", 2)], 5) == ["▟ ▀▖", "▟▖▟▖", "▜▌▌▌", "▄▌▀▌"])
    #expect(lines([("1234", 2)], 5, limit: 1...1) == ["▟", "▟▖▖▖▖"])
  }

  @Test func rowsOfASize() {
    func rows(_ sizes: [Double], _ scale: TypeScale) -> [Int] { sizes.map { scale.rows(forSize: $0) } }
    #expect(rows([27.9, 28, 33.9, 34, 90], .large) == [1, 2, 2, 3, 3])
    #expect(rows([90], .plain) == [1])
    #expect(rows([13.9, 14, 17], TypeScale(drawsBlocks: true, factor: 2)) == [1, 2, 3])
  }

  @Test func theIslandsMetricsStayTheirsInAnyScale() {
    let metrics = Metrics.islandCells.typeScale(.large)
    #expect(metrics.isInIsland && metrics.vertical(16) == 0)
    #expect(!Metrics.cells.typeScale(.large).isInIsland)
  }
}
