/// Which quarters of which cells may be painted: the trace of a shape that clips.
struct CoverageMask {
  let rect: CellRect
  /// Four bits a cell, row after row.
  private var bits: ContiguousArray<UInt8>

  /// Traces a form over a rectangle of cells.
  ///
  /// - Parameters:
  ///   - width: the form's own width in points, stretched over the rectangle.
  ///   - height: the form's own height in points.
  init(_ form: ShapeForm, in rect: CellRect, width: Double, height: Double) {
    self.rect = rect
    bits = ContiguousArray(repeating: 0, count: max(0, rect.columns * rect.rows))
    for row in 0..<max(0, rect.rows) {
      for column in 0..<max(0, rect.columns) {
        bits[row * rect.columns + column] = Self.coverage(
          form, column: column, row: row, of: rect, width: width, height: height)
      }
    }
  }

  /// Traces what was painted on a canvas: quarters that are at least half opaque, and whole cells with
  /// text or lines.
  ///
  /// - Parameter isWhole: takes whole cells throughout, for frames that read as text.
  init(tracing canvas: Canvas, in rect: CellRect, isWhole: Bool) {
    self.rect = rect.intersection(CellRect(origin: .zero, size: canvas.size))
    bits = []
    for row in self.rect.row..<max(self.rect.row, self.rect.endRow) {
      for column in self.rect.column..<max(self.rect.column, self.rect.endColumn) {
        let cell = canvas.cells[row * canvas.size.columns + column]
        let (a, b, c, d) = cell.quarters
        var covered: UInt8 = 0
        for (quarter, colour) in [a, b, c, d].enumerated() where colour.alpha >= 128 {
          covered |= 1 << quarter
        }
        let hasGlyph = cell.kind != .none && cell.foreground.alpha >= 128
        bits.append(hasGlyph || (isWhole && covered != 0) ? 0b1111 : covered)
      }
    }
  }

  /// Traces a surface: half a row of air above and below, the corners a quarter of a cell smaller.
  static func surface(_ rect: CellRect) -> CoverageMask {
    var mask = CoverageMask(.rectangle, in: rect, width: 1, height: 1)
    for column in 0..<rect.columns {
      var sides: UInt8 = 0b1111
      if column == 0 { sides &= 0b1010 }
      if column == rect.columns - 1 { sides &= 0b0101 }
      mask.bits[column] = 0b1100 & sides
      mask.bits[(rect.rows - 1) * rect.columns + column] = 0b0011 & sides
    }
    return mask
  }

  /// The quarters of a cell that may be painted.
  subscript(column: Int, row: Int) -> UInt8 {
    guard rect.contains(CellPoint(column: column, row: row)) else { return 0 }
    return bits[(row - rect.row) * rect.columns + column - rect.column]
  }

  /// Keeps only what another mask has too.
  func intersection(_ other: CoverageMask) -> CoverageMask {
    var result = self
    for row in 0..<max(0, rect.rows) {
      for column in 0..<max(0, rect.columns) {
        result.bits[row * rect.columns + column] &= other[rect.column + column, rect.row + row]
      }
    }
    return result
  }

  /// The quarters of one cell that a form covers; `column` and `row` count from the rectangle's origin.
  static func coverage(
    _ form: ShapeForm, column: Int, row: Int, of rect: CellRect, width: Double, height: Double
  ) -> UInt8 {
    if case .rectangle = form { return 0b1111 }
    // A pill one row high shows its round ends as half cells.
    if rect.rows == 1, rect.columns > 2, form.isRounded {
      return column == 0 ? 0b1010 : column == rect.columns - 1 ? 0b0101 : 0b1111
    }
    let (stepX, stepY) = (width / Double(rect.columns * 2), height / Double(rect.rows * 2))
    var result: UInt8 = 0
    for quarter in 0..<4 {
      let x = (Double(column * 2 + quarter % 2) + 0.5) * stepX
      let y = (Double(row * 2 + quarter / 2) + 0.5) * stepY
      if form.contains(x: x, y: y, width: width, height: height) { result |= 1 << quarter }
    }
    return result
  }
}
