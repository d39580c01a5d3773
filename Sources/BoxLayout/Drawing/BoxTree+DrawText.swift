import Cells

extension BoxTree {
  func drawText(_ number: Int32, in rect: CellRect, into canvas: inout Canvas) {
    let text = texts[Int(number)]
    var row = 0
    forEachLine(of: text, width: rect.columns, height: rect.rows) { line in
      draw(line, row, of: text, in: rect, into: &canvas)
      row += text.lineHeight + text.lineSpacing
    }
  }

  private func draw(
    _ line: TextLine, _ row: Int, of text: TextBox, in rect: CellRect, into canvas: inout Canvas
  ) {
    var offset = Self.offset(of: line.width, in: rect.columns, text.alignment)
    // Mirrored, the odd cell of a centred line is at its trailing side again.
    if isRightToLeft { offset = rect.columns - line.width - offset }
    var column = rect.column + offset
    func draw(
      _ glyph: Glyph, _ style: TextStyle, columns: Int, atColumn column: Int, row: Int,
      attributes: TextAttributes
    ) {
      let colour = style.paint.colour(
        x: (Double(column - rect.column) + 0.5) / Double(max(1, rect.columns)),
        y: (Double(row) + 0.5) / Double(max(1, rect.rows)))
      // A view's clear colour shows nothing, while to the canvas it is the terminal's own.
      guard !colour.isClear else { return }
      canvas.draw(
        glyph, width: columns, at: CellPoint(column: column, row: rect.row + row), colour: colour,
        attributes: attributes)
    }
    func draw(_ glyph: TextGlyph) {
      let style = textStyles[Int(glyph.style)]
      // Runs of different heights stand on one baseline.
      let top = row + text.lineHeight - style.lineHeight
      if case .blocks(let rows) = style.advances {
        if let letter = BlockFace.face(rows: rows).letter(for: glyph.glyph) {
          for (index, block) in letter.blocks.enumerated() where block != .space {
            draw(
              block, style, columns: 1, atColumn: column + index % letter.columns,
              row: top + index / letter.columns, attributes: [])
          }
        } else {
          draw(
            glyph.glyph, style, columns: Int(glyph.columns), atColumn: column, row: top + (rows - 1) / 2,
            attributes: style.attributes)
        }
      } else {
        draw(
          glyph.glyph, style, columns: Int(glyph.columns), atColumn: column, row: top,
          attributes: style.attributes)
      }
      column += Int(glyph.columns)
    }
    // The ellipsis looks like the glyph it stands for.
    let replaced = glyphs[min(line.glyphs.upperBound, text.glyphs.upperBound - 1)].style
    let columns = textStyles[Int(replaced)].advances.columns(of: "…")
    let ellipsis = TextGlyph(
      glyph: Glyph("…" as Unicode.Scalar), columns: UInt8(columns), role: .letter, style: replaced,
      advance: Int32(columns))
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
