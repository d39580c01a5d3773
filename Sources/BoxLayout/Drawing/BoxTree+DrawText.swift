import Cells

extension BoxTree {
  func drawText(_ number: Int32, in rect: CellRect, into canvas: inout Canvas) {
    let text = texts[Int(number)]
    var row = 0
    forEachLine(of: text, width: rect.columns, height: rect.rows) { line in
      draw(line, row, of: text, in: rect, into: &canvas)
      row += 1 + text.lineSpacing
    }
  }

  private func draw(
    _ line: TextLine, _ row: Int, of text: TextBox, in rect: CellRect, into canvas: inout Canvas
  ) {
    var offset = Self.offset(of: line.width, in: rect.columns, text.alignment)
    // Mirrored, the odd cell of a centred line is at its trailing side again.
    if isRightToLeft { offset = rect.columns - line.width - offset }
    var column = rect.column + offset
    func draw(_ glyph: Glyph, _ style: TextStyle, columns: Int) {
      let colour = style.paint.colour(
        x: (Double(column - rect.column) + 0.5) / Double(max(1, rect.columns)),
        y: (Double(row) + 0.5) / Double(max(1, rect.rows)))
      // A view's clear colour shows nothing, while to the canvas it is the terminal's own.
      if !colour.isClear {
        canvas.draw(
          glyph, width: columns, at: CellPoint(column: column, row: rect.row + row), colour: colour,
          attributes: style.attributes)
      }
      column += columns
    }
    func draw(_ range: Range<Int>) {
      for glyph in glyphs[range] {
        draw(glyph.glyph, textStyles[Int(glyph.style)], columns: Int(glyph.columns))
      }
    }
    draw(line.glyphs)
    guard line.ellipsis else { return }
    // The ellipsis looks like the glyph it stands for.
    let style = textStyles[Int(glyphs[min(line.glyphs.upperBound, text.glyphs.upperBound - 1)].style)]
    draw(Glyph("…" as Unicode.Scalar), style, columns: 1)
    draw(line.tail)
  }
}
