import Cells

extension BoxTree {
  func drawText(_ number: Int32, in rect: CellRect, into canvas: inout Canvas) {
    let text = texts[Int(number)]
    let lines = lines(of: text, width: rect.columns, height: rect.rows)
    for (row, line) in lines.enumerated() where row < max(1, rect.rows) {
      var alignment = text.alignment
      if isRightToLeft {
        alignment = alignment == .start ? .end : alignment == .end ? .start : alignment
      }
      var column = rect.column + Self.offset(of: line.width, in: rect.columns, alignment)
      func draw(_ range: Range<Int>) {
        for index in range {
          let glyph = glyphs[index]
          let style = textStyles[Int(glyph.style)]
          let colour = style.paint.colour(
            x: (Double(column - rect.column) + 0.5) / Double(max(1, rect.columns)),
            y: (Double(row) + 0.5) / Double(max(1, rect.rows)))
          canvas.draw(
            glyph.glyph, width: Int(glyph.columns), at: CellPoint(column: column, row: rect.row + row),
            colour: colour, attributes: style.attributes)
          column += Int(glyph.columns)
        }
      }
      draw(line.glyphs)
      guard line.ellipsis else { continue }
      let style = textStyles[Int(glyphs[min(line.glyphs.upperBound, glyphs.count - 1)].style)]
      canvas.draw(
        Glyph("…" as Unicode.Scalar), width: 1, at: CellPoint(column: column, row: rect.row + row),
        colour: style.paint.representative, attributes: style.attributes)
      column += 1
      draw(line.tail)
    }
  }
}
