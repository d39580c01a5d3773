import Cells
import Testing

@testable import Snapshots

@Suite struct SnapshotDifferenceTests {
  private let white = RGBA(255, 255, 255)

  @Test func aLetter() throws {
    let difference = try #require(
      SnapshotDifference(from: .plain("abc", "def", "ghi", "jkl"), to: .plain("abc", "def", "ghi", "jkX")))
    #expect(difference.summary == "1 cell of text")
    #expect(
      difference.description(columns: 80) == """
        1 cell of text
        old      new      changed
        ghi      ghi      ···
        jkl      jkX      ··#
        """)
    #expect(
      difference.description(columns: 10) == """
        1 cell of text
        old
        ghi
        jkl
        new
        ghi
        jkX
        changed
        ···
        ··#
        """)
  }

  @Test func aColour() throws {
    let difference = try #require(
      SnapshotDifference(
        from: .plain("ab", "cd", colours: [white, .black]), to: .plain("ab", "cd", colours: [white, white])))
    #expect(difference.summary == "2 cells in colour alone")
    #expect(difference.notes == ["row 2, column 1 and 1 cell more: #000000 on none is now #FFFFFF on none"])
  }

  @Test func aSize() throws {
    let difference = try #require(SnapshotDifference(from: .plain("ab"), to: .plain("ab", "cd")))
    #expect(difference.summary == "the size was 2x1 and is 2x2, 2 cells of text")
    #expect(difference.description(columns: 80).contains("ab       ab       ··\n         cd       ##"))
  }

  @Test func headersDoNotCount() throws {
    let old = Snapshot.plain("ab", header: ["device": "small"])
    #expect(SnapshotDifference(from: old, to: .plain("ab", header: ["device": "large"])) == nil)
    let difference = try #require(
      SnapshotDifference(from: old, to: .plain("aX", header: ["device": "large"])))
    #expect(difference.notes == ["device was small when it was recorded and is large"])
  }

  @Test func coloursCountWhereBothHaveThem() {
    #expect(SnapshotDifference(from: .plain("ab"), to: .plain("ab", colours: [white])) == nil)
    #expect(SnapshotDifference(from: .plain("ab", colours: [white]), to: .plain("ab")) == nil)
  }

  @Test func whatDoesNotShowDoesNotCount() {
    func styled(_ cell: Cell) -> Snapshot {
      let frame = Frame(size: CellSize(columns: 1, rows: 1), manner: .filled, cells: [cell])
      return Snapshot(SnapshotHeader(), outlined: frame, styled: frame)
    }
    func isSame(_ one: Cell, _ other: Cell) -> Bool {
      SnapshotDifference(from: styled(one), to: styled(other)) == nil
    }
    #expect(isSame(Cell(.space, foreground: white), Cell(.space, attributes: .bold)))
    #expect(isSame(Cell(.space, foreground: RGBA(1, 2, 3, 0)), Cell(Glyph("\u{A0}" as Character))))
    #expect(!isSame(Cell(.space, background: white), Cell(.space)))
    #expect(!isSame(Cell(.space, attributes: .underline), Cell(.space)))
    #expect(
      !isSame(
        Cell(.space, foreground: white, attributes: .reverse), Cell(.space, attributes: .reverse)))
    #expect(!isSame(Cell(Glyph("a" as Character), foreground: white), Cell(Glyph("a" as Character))))
    #expect(isSame(Cell(Glyph("e\u{301}" as Character)), Cell(Glyph("\u{E9}" as Character))))
  }
}
