extension Canvas {
  /// The finished frame.
  ///
  /// - Parameter ascii: replaces the lines, blocks and dots of the drawing by ASCII of the same width.
  public func resolve(ascii: Bool = false) -> Frame {
    var result = ContiguousArray<Cell>()
    result.reserveCapacity(cells.count)
    for cell in cells { result.append(resolve(cell, ascii: ascii)) }
    return Frame(size: size, manner: manner, cells: result)
  }

  private func resolve(_ cell: CanvasCell, ascii: Bool) -> Cell {
    switch cell.kind {
    case .none: return manner == .filled && !ascii ? Self.mosaic(cell.quarters) : blank(cell)
    case .text: return glyphCell(cell.glyph, of: cell)
    case .textTail: return glyphCell(nil, of: cell)
    case .line:
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
    let (a, b, c, d) = (
      flat(quarters.0), flat(quarters.1), flat(quarters.2), flat(quarters.3)
    )
    if a == b && c == d && a == c { return Cell(.space, background: a) }
    // The upper colour is one that is painted: behind a glyph there may be nothing, in it there may not.
    let first = a.isClear ? (b.isClear ? (c.isClear ? d : c) : b) : a
    let all = [a, b, c, d]
    let second =
      all.filter { $0 != first }.max { distance($0, first) < distance($1, first) } ?? first
    var mask = 0
    for (bit, colour) in all.enumerated()
    where distance(colour, first) <= distance(colour, second) {
      mask |= 1 << bit
    }
    return Cell(Glyph(blocks[mask]), foreground: first, background: second)
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
  private static let blocks: [Unicode.Scalar] = [
    " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
  ]
}
