import CNCurses
import Cells

extension TerminalScreen {
  /// Puts a frame on the screen, its first cell in the first.
  ///
  /// Only what differs from the frame before is sent. What lies outside the screen is cut off, what
  /// the frame does not cover is blank. Control characters are never sent, nor half a wide glyph.
  public func show(_ frame: Frame) {
    guard isOpen else { return }
    if !draw(frame) {
      // There is no room for another pair of colours: forget those of earlier frames.
      pairs.reset()
      shown = nil
      islet_forget_screen()
      _ = draw(frame)
    }
    shown = frame
    refresh()
  }

  /// Draws the rows that have changed; false when the pairs of colours ran out.
  private func draw(_ frame: Frame) -> Bool {
    var hasRoom = true
    let before = shown.flatMap { $0.size == frame.size ? $0 : nil }
    for row in 0..<size.rows {
      if row >= frame.rows {
        blank(row: row, from: 0)
      } else if before == nil || before!.row(row) != frame.row(row) {
        if !draw(row: row, of: frame) { hasRoom = false }
      }
    }
    return hasRoom
  }

  private func blank(row: Int, from column: Int) {
    move(Int32(row), Int32(column))
    clrtoeol()
  }

  private func draw(row: Int, of frame: Frame) -> Bool {
    var hasRoom = true
    let end = min(frame.columns, size.columns)
    var column = 0
    while column < end {
      let cell = frame[column, row]
      let drawn = drawing(of: cell, isLast: column + 1 == end || frame[column + 1, row].glyph != nil)
      let pair = pairs.number(for: cell)
      if pair == nil { hasRoom = false }
      put(drawn.scalars, column, row, cell, pair ?? 0)
      if let second = drawn.second { put([second], column + 1, row, cell, pair ?? 0) }
      column += drawn.columns
    }
    if end < size.columns { blank(row: row, from: end) }
    return hasRoom
  }

  /// How a cell's glyph is drawn; one that has lost its other half is blank.
  private func drawing(of cell: Cell, isLast: Bool) -> DrawnGlyph {
    guard let glyph = cell.glyph else { return .blank }
    var drawn: DrawnGlyph
    if let known = glyphs[glyph] {
      drawn = known
    } else {
      drawn = DrawnGlyph(glyph, charset: charset) { Int(islet_columns($0)) }
      glyphs[glyph] = drawn
    }
    if drawn.columns == 2 && isLast { return .blank }
    if cell.attributes.contains(.strikethrough) && charset == .utf8 { drawn = drawn.strickenThrough }
    return drawn
  }

  private func put(_ scalars: [UInt32], _ column: Int, _ row: Int, _ cell: Cell, _ pair: Int32) {
    var attributes: UInt32 = 0
    if cell.attributes.contains(.bold) { attributes |= UInt32(ISLET_BOLD) }
    if cell.attributes.contains(.dim) { attributes |= UInt32(ISLET_DIM) }
    if cell.attributes.contains(.italic) { attributes |= UInt32(ISLET_ITALIC) }
    if cell.attributes.contains(.underline) { attributes |= UInt32(ISLET_UNDERLINE) }
    if cell.attributes.contains(.reverse) { attributes |= UInt32(ISLET_REVERSE) }
    islet_put(Int32(row), Int32(column), scalars, Int32(scalars.count), attributes, pair)
  }
}
