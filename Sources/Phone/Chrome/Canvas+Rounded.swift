import Cells

extension Canvas {
  /// Fills a rounded rectangle whose top and bottom edge run through the middle of a row.
  ///
  /// - Parameters:
  ///   - rect: the cells it lies in; the upper half of the first and the lower half of the last row stay.
  ///   - radius: of the corners, in points of 8 x 16 a cell.
  mutating func fillHalfInset(_ rect: CellRect, radius: Double, with colour: RGBA) {
    let form = ShapeForm.roundedRectangle(radiusX: radius, radiusY: radius)
    let (width, height) = (Double(rect.columns) * 8, Double(rect.rows) * 16 - 16)
    for row in rect.row..<rect.endRow {
      for column in rect.column..<rect.endColumn {
        var quarters: UInt8 = 0
        for quarter in 0..<4 {
          let x = (Double((column - rect.column) * 2 + quarter % 2) + 0.5) * 4
          let y = (Double((row - rect.row) * 2 + quarter / 2) + 0.5) * 8 - 8
          guard y > 0, y < height else { continue }
          if form.contains(x: x, y: y, width: width, height: height) { quarters |= 1 << quarter }
        }
        fillQuarters(quarters, at: CellPoint(column: column, row: row), with: colour)
      }
    }
  }
}
