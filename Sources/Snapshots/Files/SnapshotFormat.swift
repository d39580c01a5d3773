import Cells

/// The text of a snapshot's file; `docs/snapshots.md` describes it.
///
///     islet snapshot 1
///     activity: Kettle
///     size: 20x3
///
///     text
///       ╭──────────────────╮
///       │  Water     60 °C │
///       ╰──────────────────╯
///     filled
///       ▗▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▖
///       ·                  ·
///       ▝▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▘
///     colours
///       aaaaaaaaaaaaaaaaaaaa
///       bbbcccccbbbbbcccccbb
///       aaaaaaaaaaaaaaaaaaaa
///     legend
///       a  #1C1C1E on none
///       b  none on #1C1C1E
///       c  #FFFFFF on #1C1C1E bold
///
/// The same snapshot gives the same bytes, unless it takes the place of a file whose letters it keeps.
public enum SnapshotFormat {
  public static let version = 1

  /// What a file of any version begins with.
  static let mark = "islet snapshot"
  /// So many bytes of a file say whether it begins with the mark.
  static let markBytes = 32
  /// What to do about a file that was never a snapshot and that no command writes over.
  static let removeFirst = "remove it and record again, or name another folder"
  static let indent = "  "
  /// Stands, where only what differs is written, for a blank that differs.
  static let blank: Unicode.Scalar = "·"

  static let textSection = "text"
  static let colourSection = "colours"
  static let legendSection = "legend"
  static let glyphSection = "glyphs"

  /// The section with the glyphs of the frame in colour, named for its manner.
  static func section(_ manner: Manner) -> String {
    switch manner {
    case .filled: "filled"
    case .outlined: "outlined"
    }
  }

  /// Whether a text says of itself that it is a snapshot, of whatever version.
  public static func isSnapshot(_ text: some StringProtocol) -> Bool {
    var start = text.unicodeScalars.prefix(mark.unicodeScalars.count + 1)[...]
    if start.first == "\u{FEFF}" { start.removeFirst() }
    return start.starts(with: mark.unicodeScalars)
  }

  /// The text of a file.
  ///
  /// - Parameter old: The text of the file that is replaced: its letters are kept where that makes the change
  ///   smaller. What cannot be read has none.
  public static func string(for snapshot: Snapshot, replacing old: String? = nil) -> String {
    var lines = ["\(mark) \(version)"]
    lines += snapshot.header.fields.map { "\($0.name): \($0.value)" }
    lines += ["size: \(snapshot.size.columns)x\(snapshot.size.rows)", "", textSection]
    var oddities: [String] = []
    let rows = (0..<snapshot.size.rows).map { row in
      RowText(snapshot.text, row: row, section: textSection, oddities: &oddities).text
    }
    lines += rows
    if let styled = snapshot.styled {
      let section = section(styled.manner)
      lines.append(section)
      var rows = (0..<snapshot.size.rows).map { row in
        RowText(styled, beside: snapshot.text, row: row, section: section, oddities: &oddities).text
      }
      while rows.last?.isEmpty == true { rows.removeLast() }
      lines += rows
      let before = old.flatMap { try? SnapshotReader.read($0) }
      let legend = Legend(
        for: styled, replacing: before.flatMap { file in file.snapshot.styled.map { ($0, file.legend) } })
      lines.append(colourSection)
      for row in 0..<styled.rows {
        var line = indent
        for cell in styled.row(row) { line += legend.code(for: CellStyle(cell)) }
        lines.append(line)
      }
      lines.append(legendSection)
      lines += legend.lines.map { indent + $0 }
    }
    if !oddities.isEmpty { lines += [glyphSection] + oddities.map { indent + $0 } }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Reads a file's text. Carriage returns at the ends of lines, blanks that are missing there, a missing
  /// last line feed and blank lines between the parts make no difference.
  ///
  /// - Throws: `SnapshotError` with the line and what to do.
  public static func snapshot(from text: String) throws(SnapshotError) -> Snapshot {
    try SnapshotReader.read(text).snapshot
  }
}

/// One row of a frame as text.
private struct RowText {
  /// With its indent; empty where there is nothing to see.
  private(set) var text = ""

  /// - Parameters:
  ///   - other: The frame of which only differences are written; `nil`: everything is.
  ///   - section: Where the row stands, for what is kept beside it.
  ///   - oddities: Takes the glyphs that the row's text cannot hold.
  init(
    _ frame: Frame, beside other: Frame? = nil, row: Int, section: String, oddities: inout [String]
  ) {
    var blanks = 0
    var last: Glyph?
    func isOdd(_ glyph: Glyph) -> Bool {
      if glyph == .unknown { return true }
      // Behind what is left out, a blank of another kind would be cut off by an editor.
      if other != nil, glyph == Glyph(SnapshotFormat.blank) || glyph.isWhitespace { return true }
      if !Self.isAlone(glyph), !Self.stayApart(glyph, .space) { return true }
      guard let last, !Self.isAlone(glyph) || !Self.isAlone(last) else { return false }
      return !Self.stayApart(last, glyph)
    }
    for column in 0..<frame.columns {
      guard let glyph = frame[column, row].glyph else { continue }
      let width = glyph.rawValue < 0x80 ? 1 : glyph.width
      if let other, other[column, row].glyph == glyph {
        blanks += width
        last = .space
        continue
      }
      if other == nil, glyph == .space {
        blanks += 1
        last = .space
        continue
      }
      if text.isEmpty { text = SnapshotFormat.indent }
      text += String(repeating: " ", count: blanks)
      blanks = 0
      if isOdd(glyph) {
        let scalars = glyph.string.unicodeScalars.map { "U+" + String($0.value, radix: 16, uppercase: true) }
        oddities.append("\(section) \(row + 1):\(column + 1) \(scalars.joined(separator: " "))")
        text += Glyph.unknown.string
        blanks = width - 1
        last = width == 2 ? .space : .unknown
      } else if glyph == .space {
        text.unicodeScalars.append(SnapshotFormat.blank)
        last = Glyph(SnapshotFormat.blank)
      } else {
        text += glyph.string
        last = glyph
      }
    }
  }

  /// Whether a glyph is one of those that join with nothing: ASCII, arrows, lines, blocks, dots and symbols.
  private static func isAlone(_ glyph: Glyph) -> Bool {
    glyph.rawValue < 0x80 || (0x2190..<0x2600).contains(glyph.rawValue)
      || (0x2800..<0x2900).contains(glyph.rawValue)
  }

  /// Whether two glyphs one behind the other are read as the same two.
  private static func stayApart(_ first: Glyph, _ second: Glyph) -> Bool {
    let text = first.string + second.string
    return text.count == 2 && Glyph(text[text.startIndex]) == first
  }
}

extension Glyph {
  /// Whether it is a blank of another kind than the common one.
  fileprivate var isWhitespace: Bool {
    rawValue >= 0x80 && Unicode.Scalar(rawValue).map { $0.properties.isWhitespace } ?? false
  }
}
