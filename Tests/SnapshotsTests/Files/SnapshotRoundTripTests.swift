import Cells
import Testing

@testable import Snapshots

@Suite struct SnapshotRoundTripTests {
  @Test(arguments: 0..<20) func whateverIsWrittenReadsBackTheSame(seed: Int) throws {
    var numbers = SeededNumbers(state: UInt64(seed) &* 7919)
    var before: String?
    for _ in 0..<15 {
      let snapshot = Snapshot.random(using: &numbers)
      let text = SnapshotFormat.string(for: snapshot)
      #expect(try SnapshotFormat.snapshot(from: text) == snapshot, "\(text)")
      #expect(SnapshotFormat.string(for: try SnapshotFormat.snapshot(from: text)) == text)
      // Letters that are kept change nothing of what is read.
      let kept = SnapshotFormat.string(for: snapshot, replacing: before)
      #expect(try SnapshotFormat.snapshot(from: kept) == snapshot, "\(kept)")
      // A file that takes its own place does not change.
      #expect(SnapshotFormat.string(for: snapshot, replacing: kept) == kept)
      before = kept
    }
  }

  @Test(arguments: 0..<10) func editorsThatChangeNothingVisibleChangeNothing(seed: Int) throws {
    var numbers = SeededNumbers(state: UInt64(seed) &+ 400)
    for _ in 0..<15 {
      let snapshot = Snapshot.random(using: &numbers)
      let lines = SnapshotFormat.string(for: snapshot).split(
        separator: "\n", omittingEmptySubsequences: false)
      func trimmed(_ line: Substring) -> String {
        // As editors do: every kind of blank at the end.
        var scalars = line.unicodeScalars
        while let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
        return String(scalars)
      }
      var versions = [
        lines.joined(separator: "\r\n"), lines.dropLast().joined(separator: "\n"),
        lines.map(trimmed).joined(separator: "\n"), "\u{FEFF}" + lines.joined(separator: "\n"),
        lines.map { $0 + "  " }.joined(separator: "\r\n"),
      ]
      var short = lines.map(trimmed)[...]
      while short.last == "" { short.removeLast() }
      versions.append(short.joined(separator: "\n"))
      for text in versions {
        let read = try SnapshotFormat.snapshot(from: text)
        #expect(SnapshotDifference(from: snapshot, to: read) == nil, "\(text)")
        #expect(SnapshotDifference(from: read, to: snapshot) == nil, "\(text)")
      }
    }
  }

  @Test func noControlCharacterIsWritten() throws {
    var frame = Frame(size: CellSize(columns: 6, rows: 2), manner: .outlined)
    let controls: [Character] = ["\u{1B}", "\u{7}", "\u{9B}", "\u{202E}", "\n", "\u{7F}"]
    for (column, control) in controls.enumerated() {
      frame[column, 0] = Cell(Glyph(control))
    }
    frame[0, 1].glyph = nil
    frame[1, 1].glyph = Glyph("한" as Character)
    let snapshot = Snapshot(
      ["activity": "a\u{1B}[31m\nsize: 9x9", "preview": " \u{202E}x "], outlined: frame, styled: frame)
    let text = SnapshotFormat.string(for: snapshot)
    for scalar in text.unicodeScalars where scalar != "\n" { #expect(!TextWidth.isControl(scalar)) }
    #expect(try SnapshotFormat.snapshot(from: text) == snapshot)
    #expect(snapshot.text.text == "������\n �")
  }

  @Test func manyStylesTakeMoreLetters() throws {
    var frame = Frame(size: CellSize(columns: 60, rows: 50), manner: .filled)
    for index in frame.cells.indices {
      frame.cells[index].background = RGBA(rawValue: UInt32(index) << 8 | 0xFF)
    }
    let snapshot = Snapshot([:], outlined: frame, styled: frame)
    let text = SnapshotFormat.string(for: snapshot)
    #expect(text.contains("\n  aaaaabaac"))
    #expect(try SnapshotFormat.snapshot(from: text) == snapshot)
  }
}
