import Cells

/// Frames as text with colours and attributes, by the SGR sequences of ECMA-48 (`ESC [ ... m`).
///
/// No other control sequence is written. Each line starts and ends with everything reset, so that lines
/// can be cut out, and a change from one cell to the next is written in its shortest form.
public struct ANSIFormat: Hashable, Sendable {
  /// How many colours may be written.
  public var depth: ColorDepth

  public init(depth: ColorDepth) {
    self.depth = depth
  }

  /// The rows of a frame, each ended by a line feed.
  public func string(for frame: Frame) -> String {
    var text = ""
    for row in 0..<frame.rows { write(frame.row(row), to: &text) }
    return text
  }

  /// Several frames, with one blank line between them.
  public func string(for frames: [Frame]) -> String {
    frames.map { string(for: $0) }.joined(separator: "\n")
  }

  private func write(_ cells: ArraySlice<Cell>, to text: inout String) {
    var rendition = Rendition.plain
    let end = cells.lastIndex { !isInvisible($0) }.map { $0 + 1 } ?? cells.startIndex
    for cell in cells[cells.startIndex..<end] {
      guard let glyph = cell.glyph else { continue }
      let next = Rendition(cell, depth: depth)
      if next != rendition {
        text += next.sequence(after: rendition)
        rendition = next
      }
      text += glyph.printable
    }
    if rendition != .plain { text += "\u{1B}[0m" }
    text += "\n"
  }

  /// Whether a cell at the end of a line can be left out.
  private func isInvisible(_ cell: Cell) -> Bool {
    guard cell.glyph == .space else { return false }
    let rendition = Rendition(cell, depth: depth)
    return rendition.background == .own && rendition.attributes.isDisjoint(with: Rendition.visibleOnBlanks)
  }
}
