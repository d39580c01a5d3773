import Cells
import StageLink

/// Draws a report over a frame, in a theme's colours.
public struct ReportSheet {
  /// What can be seen of a report.
  public struct Extent: Hashable, Sendable {
    /// The rows that show, and the rows there are.
    public var visible: Int
    public var total: Int

    /// How far it can be scrolled.
    public var furthest: Int { max(0, total - visible) }

    public init(visible: Int = 0, total: Int = 0) {
      self.visible = visible
      self.total = total
    }
  }

  private let theme: Theme
  private let half: Theme.Half
  private let manner: Manner

  /// - Parameter isOutlined: Outlines whatever the theme says.
  public init(_ theme: Theme, _ appearance: Appearance, isOutlined: Bool) {
    self.theme = theme
    half = theme.half(for: appearance).onSheet
    manner = isOutlined ? .outlined : theme.manner
  }

  static let widest = 100

  /// Lays the sheet over the lower part of a frame.
  ///
  /// - Parameter scroll: The first row to show; too much of it is taken as the most.
  @discardableResult
  public func draw(_ report: Report, scroll: Int, over frame: inout Frame) -> Extent {
    let columns = min(frame.columns - (frame.columns > 60 ? 4 : 0), Self.widest)
    let inner = columns - 4
    guard inner > 4, frame.rows > 4 else { return Extent() }
    let rows = report.lines.flatMap { self.rows(of: $0, columns: inner) }
    let most = max(3, frame.rows * 3 / 4) - 4
    let visible = max(1, min(rows.count, most))
    let extent = Extent(visible: visible, total: rows.count)
    let first = min(max(0, scroll), extent.furthest)

    let size = CellSize(columns: columns, rows: min(frame.rows, visible + 4))
    var canvas = Canvas(size: size, manner: manner)
    let rect = CellRect(origin: .zero, size: size)
    canvas.fill(rect, with: .colour(half.panel.overlay))
    canvas.outline(rect, rounded: true, colour: half.panel.bad)
    drawHead(report.title, extent, first, columns: inner, into: &canvas)
    for row in 0..<visible where first + row < rows.count {
      rows[first + row].draw(
        at: CellPoint(column: 2, row: 2 + row), columns: inner, theme, half, into: &canvas)
    }
    drawHints(report.hints, row: size.rows - 1, columns: inner, into: &canvas)
    frame.paste(
      PhoneComposer.finish(canvas, theme),
      at: CellPoint(column: (frame.columns - columns) / 2, row: max(0, frame.rows - size.rows - 1)))
    return extent
  }

  private func drawHead(
    _ title: String, _ extent: Extent, _ first: Int, columns: Int, into canvas: inout Canvas
  ) {
    var room = columns
    if extent.furthest > 0 {
      let range = InkedLine(("\(first + 1)-\(first + extent.visible) of \(extent.total)", .label))
      room -= range.columns + 1
      range.draw(
        at: CellPoint(column: 2 + columns - range.columns, row: 1), columns: range.columns, theme, half,
        into: &canvas)
    }
    InkedLine((title, .bad)).draw(
      at: CellPoint(column: 2, row: 1), columns: room, theme, half, into: &canvas)
  }

  private func drawHints(_ hints: [String], row: Int, columns: Int, into canvas: inout Canvas) {
    var line = InkedLine((" ", .label))
    for hint in hints {
      let piece = InkedLine((line.pieces.count > 1 ? " · " : "", .label), (hint, .label))
      guard line.columns + piece.columns < columns else { break }
      line.pieces += piece.pieces
    }
    guard line.pieces.count > 1 else { return }
    line.pieces.append((text: " ", ink: .label))
    // On the lower edge, which it interrupts.
    canvas.fill(
      CellRect(column: 2, row: row, columns: line.columns, rows: 1), with: .colour(half.panel.overlay))
    line.draw(at: CellPoint(column: 2, row: row), columns: columns, theme, half, into: &canvas)
  }

  // MARK: Lines to rows

  private func rows(of line: Report.Line, columns: Int) -> [InkedLine] {
    switch line.style {
    case .text: Self.wrapped(line.text, to: columns).map { InkedLine(($0, .text)) }
    case .label: Self.wrapped(line.text, to: columns).map { InkedLine(($0, .label)) }
    case .place: Self.wrapped(line.text, to: columns).map { InkedLine(($0, .accent)) }
    case .bad: Self.wrapped(line.text, to: columns).map { InkedLine(($0, .bad)) }
    case .source(let caret): sourceRows(line.text, caret: caret, columns: columns - 2)
    }
  }

  /// A line of source and its caret, moved so that the caret can be seen.
  private func sourceRows(_ text: String, caret: Int?, columns: Int) -> [InkedLine] {
    guard let caret else { return [InkedLine(("  " + text, .text))] }
    var shown = Substring(text)
    var place = caret
    if place >= columns {
      let wanted = place - columns / 2
      while place > columns / 2, let first = shown.first {
        place -= TextWidth.columns(of: first)
        shown = shown.dropFirst()
        if caret - place >= wanted { break }
      }
      shown = "…" + shown
      place += 1
    }
    return [
      InkedLine(("  " + shown, .text)),
      InkedLine((String(repeating: " ", count: 2 + max(0, place)) + "^", .bad)),
    ]
  }

  /// Breaks at blanks, and inside what is longer than a row.
  static func wrapped(_ text: String, to columns: Int) -> [String] {
    var rows: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var row = ""
      for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
        let joined = row.isEmpty ? String(word) : row + " " + word
        if TextWidth.columns(of: joined) <= columns {
          row = joined
          continue
        }
        if !row.isEmpty { rows.append(row) }
        row = ""
        for character in word {
          if TextWidth.columns(of: row) + TextWidth.columns(of: character) > columns {
            rows.append(row)
            row = ""
          }
          row.append(character)
        }
      }
      rows.append(row)
    }
    return rows
  }
}
