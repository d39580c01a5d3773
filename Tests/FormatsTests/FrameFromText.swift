import Cells

/// A frame of plain cells from its rows.
func frame(_ rows: String..., manner: Manner = .outlined) -> Frame {
  frame(rows: rows, manner: manner)
}

/// A frame of plain cells from its rows.
func frame(rows: [String], manner: Manner = .outlined) -> Frame {
  let columns = rows.map { TextWidth.columns(of: $0) }.max() ?? 0
  var frame = Frame(size: CellSize(columns: columns, rows: rows.count), manner: manner)
  for (row, text) in rows.enumerated() {
    var column = 0
    for character in text {
      frame[column, row].glyph = Glyph(character)
      if TextWidth.columns(of: character) == 2 { frame[column + 1, row].glyph = nil }
      column += TextWidth.columns(of: character)
    }
  }
  return frame
}
