import Cells

extension SnapshotDifference {
  /// One line: `3 cells differ, 12 more in colour`, or what the size was and is.
  public var summary: String {
    var parts: [String] = []
    if old.size != new.size {
      parts.append("the size was \(Self.text(old.size)) and is \(Self.text(new.size))")
    }
    if textCount > 0 { parts.append("\(Self.count(textCount, "cell")) of text") }
    if styleCount > 0 { parts.append("\(Self.count(styleCount, "cell")) in colour alone") }
    return parts.joined(separator: ", ")
  }

  /// What is to be known beside a picture, a line each: which colours have become which, and what else was
  /// asked for than when the snapshot was recorded.
  public var notes: [String] { colourNotes + headerNotes }

  private static let mostNotes = 6

  private var colourNotes: [String] {
    guard let first = old.styled, let second = new.styled else { return [] }
    struct Change: Hashable {
      var old: CellStyle
      var new: CellStyle
    }
    var changes: [(change: Change, place: CellPoint, count: Int)] = []
    var numbers: [Change: Int] = [:]
    for row in 0..<size.rows {
      for column in 0..<size.columns where self[column, row] == .style {
        let change = Change(old: CellStyle(first[column, row]), new: CellStyle(second[column, row]))
        if let number = numbers[change] {
          changes[number].count += 1
        } else {
          numbers[change] = changes.count
          changes.append((change, CellPoint(column: column, row: row), 1))
        }
      }
    }
    var notes = changes.prefix(Self.mostNotes).map { change, place, count in
      let spot = "row \(place.row + 1), column \(place.column + 1)"
      let more = count > 1 ? " and \(Self.count(count - 1, "cell")) more" : ""
      guard change.old != change.new else { return "\(spot)\(more): another glyph in colour" }
      return "\(spot)\(more): \(change.old.text) is now \(change.new.text)"
    }
    if changes.count > Self.mostNotes {
      notes.append("and \(Self.count(changes.count - Self.mostNotes, "other change")) of colour")
    }
    return notes
  }

  private var headerNotes: [String] {
    let names = old.header.fields.map(\.name) + new.header.fields.map(\.name)
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted && old.header[$0] != new.header[$0] }.map { name in
      "\(name) was \(old.header[name] ?? "not given") when it was recorded and is "
        + "\(new.header[name] ?? "not given")"
    }
  }

  static func count(_ number: Int, _ word: String) -> String {
    "\(number) \(word)\(number == 1 ? "" : "s")"
  }

  private static func text(_ size: CellSize) -> String { "\(size.columns)x\(size.rows)" }

  /// All of it in plain text: the summary, the picture, the notes.
  ///
  /// - Parameter columns: The room there is; a picture that does not fit side by side stands in a column.
  public func description(columns: Int = 160) -> String {
    let picture = DifferencePicture(self, columns: columns, isStyled: false).frame
    return
      ([summary] + picture.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      + notes).joined(separator: "\n")
  }
}

extension SnapshotDifference: CustomStringConvertible {
  public var description: String { description() }
}
