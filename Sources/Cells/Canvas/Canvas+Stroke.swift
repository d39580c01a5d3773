extension Canvas {
  /// Draws a line along a path with braille dots, two columns and four rows of them a cell.
  ///
  /// - Parameters:
  ///   - path: in the points of a space `width` by `height` that is stretched over the rectangle.
  ///   - lineWidth: in the same points; at least as much as one dot shows.
  public mutating func stroke(
    _ path: ShapePath, in rect: CellRect, width: Double, height: Double, lineWidth: Double,
    with paint: Paint
  ) {
    let visible = rect.intersection(clip)
    guard !visible.isEmpty, !path.isEmpty, width > 0, height > 0 else { return }
    let (stepX, stepY) = (width / Double(rect.columns * 2), height / Double(rect.rows * 4))
    let reach = max(lineWidth / 2, max(stepX, stepY) * 0.55)
    for row in visible.row..<visible.endRow {
      for column in visible.column..<visible.endColumn {
        var dots: UInt8 = 0
        for dot in 0..<8 {
          let x = (Double((column - rect.column) * 2 + dot % 2) + 0.5) * stepX
          let y = (Double((row - rect.row) * 4 + dot / 2) + 0.5) * stepY
          if path.squaredDistance(to: .init(x, y)) <= reach * reach {
            dots |= Self.brailleBits[dot]
          }
        }
        guard dots != 0 else { continue }
        let colour = paint.colour(
          x: (Double(column - rect.column) + 0.5) / Double(rect.columns),
          y: (Double(row - rect.row) + 0.5) / Double(rect.rows))
        drawDots(dots, at: CellPoint(column: column, row: row), colour: colour)
      }
    }
  }

  /// The bit of each dot of a braille cell, row after row; the Unicode block numbers them by column.
  private static let brailleBits: [UInt8] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]
}
