import Cells
import Testing

@testable import Snapshots

@Suite struct SnapshotFormatTests {
  private let white = RGBA(255, 255, 255)
  private let grey = RGBA(142, 142, 147)

  @Test func theTextOfAFile() {
    var styled = Frame(size: CellSize(columns: 6, rows: 3), manner: .filled)
    var text = Frame(size: styled.size, manner: .outlined)
    text.write("╭────╮", column: 0, row: 0)
    text.write("│ 한 │", column: 0, row: 1)
    text.write("╰────╯", column: 0, row: 2)
    styled.write("▗▄▄▄▄▖", column: 0, row: 0, foreground: grey)
    styled.write("  한  ", column: 0, row: 1, foreground: white, attributes: .bold)
    styled.write("╰────╯", column: 0, row: 2)
    for column in 0..<6 { styled[column, 1].background = grey }
    let snapshot = Snapshot(["activity": "Kettle", "surface": "compact"], outlined: text, styled: styled)
    #expect(
      SnapshotFormat.string(for: snapshot) == """
        islet snapshot 1
        activity: Kettle
        surface: compact
        size: 6x3

        text
          ╭────╮
          │ 한 │
          ╰────╯
        filled
          ▗▄▄▄▄▖
          ·    ·
        colours
          aaaaaa
          bbbcbb
          ......
        legend
          a  #8E8E93 on none
          b  #FFFFFF on #8E8E93 bold
          c  none on #8E8E93

        """)
  }

  @Test func aChangeOfColourChangesOneLine() {
    let old = SnapshotFormat.string(for: .plain("one", "two", "six", colours: [white, grey, .black]))
    let new = SnapshotFormat.string(
      for: .plain("one", "two", "six", colours: [white, RGBA(1, 2, 3), .black]), replacing: old)
    #expect(changedLines(old, new) == ["-  b  #8E8E93 on none", "+  b  #010203 on none"])
  }

  @Test func aStyleMoreDoesNotRenameTheOthers() {
    let old = SnapshotFormat.string(for: .plain("one", "two", "six", colours: [white, grey, .black]))
    var snapshot = Snapshot.plain("one", "two", "six", colours: [white, grey, .black])
    var styled = snapshot.styled!
    styled[1, 0].attributes = .bold
    snapshot = Snapshot(snapshot.header, outlined: snapshot.text, styled: styled)
    let new = SnapshotFormat.string(for: snapshot, replacing: old)
    #expect(changedLines(old, new) == ["-  aaa", "+  ada", "+  d  #FFFFFF on none bold"])
  }

  private func changedLines(_ old: String, _ new: String) -> [String] {
    let (old, new) = (old.split(separator: "\n"), new.split(separator: "\n"))
    return new.difference(from: old).map { change in
      switch change {
      case .remove(_, let line, _): "-\(line)"
      case .insert(_, let line, _): "+\(line)"
      }
    }
  }

  @Test(
    arguments: [
      ("", 1, "the file is empty; record it again"),
      ("hello\n", 1, "not a snapshot"),
      ("islet snapshot 2\n", 1, "update Islet"),
      ("islet snapshot 1\nactivity Kettle\n", 2, "NAME: VALUE"),
      ("islet snapshot 1\nsize: 3by4\n", 2, "47x6"),
      ("islet snapshot 1\nsize: 1x1\nsize: 1x1\n", 3, "twice"),
      ("islet snapshot 1\nactivity: a\n", 1, "size: COLSxROWS"),
      ("islet snapshot 1\nsize: 3x1\n", 3, "'text' is missing"),
      ("islet snapshot 1\nsize: 3x1\ntext\n  abcd\n", 4, "wider than the 3 columns"),
      ("islet snapshot 1\nsize: 3x1\ntext\n  abc\n  abc\n", 5, "more than the 1 rows"),
      ("islet snapshot 1\nsize: 3x1\ntext\nabc\n", 4, "indent"),
      ("islet snapshot 1\nsize: 3x1\ntext\n abc\n", 4, "two blanks"),
      ("islet snapshot 1\nsize: 3x1\ntext\n\tabc\n", 4, "a tab"),
      ("islet snapshot 1\nsize: 3x1\ntext\n  a\u{1B}c\n", 4, "control character (U+001B)"),
      ("islet snapshot 1\nsize: 3x1\ntext\n<<<<<<< HEAD\n  abc\n", 4, "not merged"),
      ("islet snapshot 1\nsize: 3x1\ntext\n  abc\ncolours\n  aaa\nlegend\n  a  none on none\n", 5, "no part"),
      ("islet snapshot 1\nsize: 3x1\ntext\n  abc\nfilled\n", 5, "'colours' is missing"),
      (
        "islet snapshot 1\nsize: 3x1\ntext\n  abc\nfilled\ncolours\n  ab.\nlegend\n  a  none on #123456\n", 7,
        "'b'"
      ),
      (
        "islet snapshot 1\nsize: 3x1\ntext\n  abc\nfilled\ncolours\n  aa\nlegend\n  a  none on #123456\n", 7,
        "3 letters"
      ),
      (
        "islet snapshot 1\nsize: 3x1\ntext\n  abc\nfilled\ncolours\n  ...\nlegend\n  a  white on none\n", 9,
        "its colours"
      ),
      ("islet snapshot 1\nsize: 3x2\ntext\n  abc\nfilled\ncolours\n  ...\n", 6, "1 rows of letters"),
    ]
  )
  func aFileThatIsNoSnapshotIsToldOfByItsLine(text: String, line: Int, words: String) throws {
    let error = #expect(throws: SnapshotError.self) { try SnapshotFormat.snapshot(from: text) }
    #expect(error?.line == line)
    #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
  }
}
