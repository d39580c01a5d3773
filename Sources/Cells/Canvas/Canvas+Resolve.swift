extension Canvas {
  /// The finished frame.
  ///
  /// - Parameter ascii: replaces the lines, blocks and dots of the drawing by ASCII of the same width.
  public func resolve(ascii: Bool = false) -> Frame {
    var result = ContiguousArray<Cell>()
    result.reserveCapacity(cells.count)
    for cell in cells { result.append(resolve(cell, ascii: ascii)) }
    if hasEdges {
      makeRoom(in: &result)
      dropSingleBrackets(in: &result)
    }
    return Frame(size: size, manner: manner, cells: result)
  }

  /// Ends level outlines a cell before the text that stands on them; what would be left of a short piece
  /// is taken away too.
  private func makeRoom(in result: inout ContiguousArray<Cell>) {
    let line = Glyph("─" as Unicode.Scalar)
    func isLine(_ index: Int) -> Bool { cells[index].kind == .edge && cells[index].glyph == line }
    func isText(_ index: Int) -> Bool { cells[index].kind == .text || cells[index].kind == .textTail }
    for row in 0..<size.rows {
      var column = 0
      while column < size.columns {
        let start = row * size.columns + column
        guard isLine(start) else {
          column += 1
          continue
        }
        var length = 1
        while column + length < size.columns, isLine(start + length) { length += 1 }
        let followsText = column > 0 && isText(start - 1)
        let precedesText = column + length < size.columns && isText(start + length)
        if followsText || precedesText {
          let isShort = length <= 3
          for offset in 0..<length
          where isShort || (followsText && offset == 0) || (precedesText && offset == length - 1) {
            result[start + offset] = blank(cells[start + offset])
          }
        }
        column += length
      }
    }
  }

  /// Takes away an end of a box one row high where text stands on the other end.
  private func dropSingleBrackets(in result: inout ContiguousArray<Cell>) {
    func isText(_ index: Int) -> Bool { cells[index].kind == .text || cells[index].kind == .textTail }
    for (leading, trailing) in bracketPairs where isText(leading) != isText(trailing) {
      for index in [leading, trailing] where cells[index].kind == .edge {
        result[index] = blank(cells[index])
      }
    }
  }

  private func resolve(_ cell: CanvasCell, ascii: Bool) -> Cell {
    switch cell.kind {
    case .none: return manner == .filled && !ascii ? Self.mosaic(cell.quarters) : blank(cell)
    case .text where cell.glyph == .space && cell.attributes.isEmpty: return blank(cell)
    case .text: return glyphCell(cell.glyph, of: cell)
    case .textTail: return glyphCell(nil, of: cell)
    case .line, .edge:
      guard ascii, let scalar = Unicode.Scalar(cell.glyph.rawValue) else {
        return glyphCell(cell.glyph, of: cell)
      }
      return glyphCell(Glyph(ASCIIDrawing.standIn(for: scalar)), of: cell)
    case .dots:
      let scalar: Unicode.Scalar =
        ascii
        ? ASCIIDrawing.standIn(forDots: cell.dots) : Unicode.Scalar(0x2800 + UInt32(cell.dots))!
      return glyphCell(Glyph(scalar), of: cell)
    }
  }

  private func blank(_ cell: CanvasCell) -> Cell {
    Cell(.space, background: Self.flat(cell.behind))
  }

  private func glyphCell(_ glyph: Glyph?, of cell: CanvasCell) -> Cell {
    Cell(
      glyph, foreground: cell.foreground.isClear ? .clear : Self.flat(cell.foreground),
      background: Self.flat(cell.behind), attributes: cell.attributes)
  }

  /// Nothing is behind the lowest paint but the dark of the screen.
  private static func flat(_ colour: RGBA) -> RGBA {
    colour.isClear || colour.isOpaque ? colour : colour.over(.black)
  }

  /// One cell for four quarters: the block glyph whose two colours come nearest.
  static func mosaic(_ quarters: (RGBA, RGBA, RGBA, RGBA)) -> Cell {
    let isSplitAcross = quarters.0 == quarters.1 && quarters.2 == quarters.3
    if isSplitAcross && quarters.0 == quarters.2 { return Cell(.space, background: flat(quarters.0)) }
    // Most edges run through the middle of a cell: no colours to choose from.
    if isSplitAcross { return half(flat(quarters.0), flat(quarters.2), first: "▀", second: "▄") }
    if quarters.0 == quarters.2 && quarters.1 == quarters.3 {
      return half(flat(quarters.0), flat(quarters.1), first: "▌", second: "▐")
    }
    let (a, b, c, d) = (
      flat(quarters.0), flat(quarters.1), flat(quarters.2), flat(quarters.3)
    )
    if a == b && c == d && a == c { return Cell(.space, background: a) }
    // The upper colour is one that is painted: behind a glyph there may be nothing, in it there may not.
    let first = a.isClear ? (b.isClear ? (c.isClear ? d : c) : b) : a
    // The other colour is the one farthest from it. No array: this runs for every cell of an edge.
    var (second, farthest) = (first, -1)
    func consider(_ colour: RGBA) {
      let distance = colour == first ? -1 : distance(colour, first)
      if distance > farthest { (second, farthest) = (colour, distance) }
    }
    consider(a)
    consider(b)
    consider(c)
    consider(d)
    func bit(_ colour: RGBA, _ bit: Int) -> Int {
      distance(colour, first) <= distance(colour, second) ? bit : 0
    }
    let mask = bit(a, 1) | bit(b, 2) | bit(c, 4) | bit(d, 8)
    return Cell(Glyph(blocks[mask]), foreground: first, background: second)
  }

  /// One cell for two halves; the glyph's colour is one that is painted.
  private static func half(
    _ upper: RGBA, _ lower: RGBA, first: Unicode.Scalar, second: Unicode.Scalar
  ) -> Cell {
    upper.isClear
      ? Cell(Glyph(second), foreground: lower, background: upper)
      : upper == lower
        ? Cell(.space, background: upper) : Cell(Glyph(first), foreground: upper, background: lower)
  }

  private static func distance(_ first: RGBA, _ second: RGBA) -> Int {
    if first.isClear != second.isClear { return 1 << 20 }
    let (red, green, blue) = (
      Int(first.red) - Int(second.red), Int(first.green) - Int(second.green),
      Int(first.blue) - Int(second.blue)
    )
    return red * red + green * green + blue * blue
  }

  /// The quadrant blocks by which quarters they fill: bit 0 leading top to bit 3 trailing bottom.
  package static let blocks: [Unicode.Scalar] = [
    " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
  ]
}
