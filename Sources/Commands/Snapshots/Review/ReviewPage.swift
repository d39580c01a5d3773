import Cells
import Phone
import Snapshots

/// The screen of a review.
struct ReviewPage {
  let review: Review
  let finding: SnapshotFinding
  let size: CellSize
  /// Whether frames are shown in colour; outlined and as text otherwise.
  let isStyled: Bool

  /// The colours of everything but the frames.
  private let half: Theme.Half

  /// The rows that do not fit.
  private(set) var furthest = 0

  private static let gap = 3
  private static let headRows = 4

  init(_ review: Review, _ finding: SnapshotFinding, size: CellSize, half: Theme.Half, isStyled: Bool) {
    self.half = half
    self.review = review
    self.finding = finding
    self.size = size
    self.isStyled = isStyled
  }

  /// Draws it.
  mutating func frame() -> Frame {
    var frame = drawn()
    paintGround(of: &frame)
    return frame
  }

  private mutating func drawn() -> Frame {
    var frame = Frame(size: size, manner: .outlined)
    guard size.rows > Self.headRows + 2, size.columns >= 20 else {
      if size.rows > 0 { frame.write("too small", column: 0, row: 0) }
      return frame
    }
    drawHead(in: &frame)
    let picture = picture()
    let room = size.rows - Self.headRows - 2
    furthest = max(0, picture.rows - room)
    let first = min(review.scroll, furthest)
    for row in first..<min(picture.rows, first + room) {
      for column in 0..<min(picture.columns, size.columns - 1) {
        let cell = picture[column, row]
        // Half of a wide character at the edge.
        let isCut = column == size.columns - 2 && cell.glyph?.width == 2
        frame[1 + column, Self.headRows + row - first] = isCut ? .blank : cell
      }
    }
    drawFoot(in: &frame)
    return frame
  }

  /// Writes what is less important: in the theme's colour for it, faint where the theme has none.
  private func label(_ text: String, column: Int, row: Int, in frame: inout Frame) {
    let colour = half.panel.label
    frame.write(
      text, column: column, row: row, foreground: colour, attributes: colour.isClear ? .dim : [])
  }

  /// Gives what is the terminal's own the colours of the theme.
  private func paintGround(of frame: inout Frame) {
    for index in frame.cells.indices where frame.cells[index].background.isClear {
      frame.cells[index].background = half.terminal
      if frame.cells[index].foreground.isClear { frame.cells[index].foreground = half.panel.text }
    }
  }

  private func drawHead(in frame: inout Frame) {
    let outcome = finding.outcome
    let place = "\(review.index + 1) of \(review.count)"
    frame.write(place, column: 1, row: 0, attributes: .bold)
    let word = outcome.kind.word
    frame.write(word, column: place.count + 3, row: 0, foreground: half.panel.warn, attributes: .bold)
    frame.write(
      outcome.name.path, column: place.count + word.count + 5, row: 0, foreground: half.panel.accent)
    if outcome.kind != .orphan { frame.write(PrintableText.make(outcome.title), column: 1, row: 1) }
    label(summary, column: 1, row: 2, in: &frame)
  }

  private var summary: String {
    let decision =
      switch review.decisions[review.index] {
      case .accepted?: "accepted · "
      case .rejected?: "rejected · "
      case .skipped?: "skipped · "
      case nil: ""
      }
    return decision + PrintableText.make(finding.summary)
  }

  private func drawFoot(in frame: inout Frame) {
    let row = size.rows - 1
    if let message = review.message {
      return frame.write(message, column: 1, row: row, foreground: half.panel.warn)
    }
    var keys: [(String, String)] = []
    if !isRemoval { keys += [("o", "old"), ("n", "new"), ("t", "both"), ("c", "changes"), ("b", "blink")] }
    keys = [("a", isRemoval ? "remove" : "accept"), ("r", "reject"), ("s", "skip")] + keys
    keys += [("←→", "walk"), ("A", "all"), ("u", "undo"), ("q", "quit")]
    var column = 1
    for (key, word) in keys {
      let length = TextWidth.columns(of: key) + 1 + word.count
      guard column + length < size.columns else { return }
      frame.write(key, column: column, row: row, foreground: half.panel.accent, attributes: .bold)
      label(word, column: column + length - word.count, row: row, in: &frame)
      column += length + 2
    }
  }

  private var isRemoval: Bool { finding.outcome.kind == .orphan }

  // MARK: - The picture

  private func picture() -> Frame {
    let old = finding.old.map { ("old", shown($0)) }
    let new = finding.new.map { ("new", shown($0)) }
    switch review.view {
    case .both:
      let parts = [old, new].compactMap(\.self)
      let columns = parts.map(\.1.columns).reduce(0, +) + Self.gap
      if columns + 2 <= size.columns || parts.count < 2 { return row(parts) + notes }
      return column(parts) + notes
    case .old: return row([old ?? ("old", nothing("not recorded"))]) + notes
    case .new: return row([new ?? ("new", nothing("there is none"))]) + notes
    case .blink:
      let part = review.showsNew ? new : old
      return row([part ?? (review.showsNew ? "new" : "old", nothing("there is none"))]) + notes
    case .changes: return changes + notes
    }
  }

  private func shown(_ snapshot: Snapshot) -> Frame {
    isStyled ? snapshot.styled ?? snapshot.text : snapshot.text
  }

  /// What has changed, marked.
  private var changes: Frame {
    guard let difference = finding.difference else { return nothing("nothing to compare") }
    return DifferencePicture(difference, columns: size.columns - 2, isStyled: isStyled).frame
  }

  private func nothing(_ text: String) -> Frame {
    var frame = Frame(size: CellSize(columns: text.count, rows: 1), manner: .outlined)
    frame.write(text, column: 0, row: 0)
    return frame
  }

  /// What was said, and which colours have changed.
  private var notes: Frame {
    let said = finding.outcome.kind == .crashed ? finding.outcome.message : nil
    let lines =
      (said ?? "").split(separator: "\n").map(String.init) + (finding.difference?.notes ?? [])
    guard !lines.isEmpty else { return Frame(size: .zero, manner: .outlined) }
    var frame = Frame(
      size: CellSize(columns: max(1, size.columns - 2), rows: lines.count + 1), manner: .outlined)
    for (row, line) in lines.enumerated() {
      label(PrintableText.make(line), column: 0, row: row + 1, in: &frame)
    }
    return frame
  }

  private func row(_ parts: [(String, Frame)]) -> Frame {
    let columns = parts.map { max($0.1.columns, $0.0.count) }
    let total = columns.reduce(0, +) + Self.gap * max(0, parts.count - 1)
    var frame = Frame(
      size: CellSize(columns: total, rows: (parts.map(\.1.rows).max() ?? 0) + 1), manner: .outlined)
    var column = 0
    for (index, (title, part)) in parts.enumerated() {
      label(title, column: column, row: 0, in: &frame)
      frame.paste(part, at: CellPoint(column: column, row: 1))
      column += columns[index] + Self.gap
    }
    return frame
  }

  private func column(_ parts: [(String, Frame)]) -> Frame {
    parts.map { row([$0]) }.reduce(Frame(size: .zero, manner: .outlined), +)
  }
}

extension Frame {
  /// One frame below another.
  fileprivate static func + (upper: Frame, lower: Frame) -> Frame {
    var frame = Frame(
      size: CellSize(columns: max(upper.columns, lower.columns), rows: upper.rows + lower.rows),
      manner: upper.manner)
    frame.paste(upper, at: .zero)
    frame.paste(lower, at: CellPoint(column: 0, row: upper.rows))
    return frame
  }
}
