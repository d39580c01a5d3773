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
    func draw(_ glyph: TextGlyph) {
      draw(glyph.glyph, textStyles[Int(glyph.style)], columns: Int(glyph.columns))
    }
    // The ellipsis looks like the glyph it stands for.
    let replaced = glyphs[min(line.glyphs.upperBound, text.glyphs.upperBound - 1)].style
    let ellipsis = TextGlyph(
      glyph: Glyph("…" as Unicode.Scalar), columns: 1, role: .letter, style: replaced, advance: 1)
    if text.hasRightToLeft {
      var pieces = Array(glyphs[line.glyphs])
      if line.ellipsis { pieces += CollectionOfOne(ellipsis) + glyphs[line.tail] }
      visualOrder(of: pieces, isRightToLeft: paragraphDirection(at: line, of: text)).forEach(draw)
      return
    }
    glyphs[line.glyphs].forEach(draw)
    guard line.ellipsis else { return }
    draw(ellipsis)
    glyphs[line.tail].forEach(draw)
  }

  /// The direction of the paragraph a line belongs to: its first strong character's, as on a device, else
  /// the tree's.
  private func paragraphDirection(at line: TextLine, of text: TextBox) -> Bool {
    var start = line.glyphs.lowerBound
    while start > text.glyphs.lowerBound, glyphs[start - 1].role != .newline { start -= 1 }
    for glyph in glyphs[start..<text.glyphs.upperBound] {
      if glyph.role == .newline { break }
      if let direction = WritingDirection.strongDirection(glyph.glyph.firstScalar) { return direction }
    }
    return isRightToLeft
  }

  private func visualOrder(of pieces: [TextGlyph], isRightToLeft: Bool) -> [TextGlyph] {
    WritingDirection.visualOrder(of: pieces.map(\.glyph.firstScalar), isRightToLeft: isRightToLeft).map {
      let piece = pieces[$0.position]
      guard $0.isMirrored, let scalar = WritingDirection.mirrored(piece.glyph.rawValue),
        scalar.value != piece.glyph.rawValue
      else { return piece }
      return TextGlyph(
        glyph: Glyph(scalar), columns: piece.columns, role: piece.role, style: piece.style,
        advance: piece.advance)
    }
  }
}
