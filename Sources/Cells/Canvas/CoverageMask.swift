/// Which quarters of which cells may be painted: the trace of a shape that clips.
struct CoverageMask {
  let rect: CellRect
  /// Four bits a cell, row after row.
  private var bits: ContiguousArray<UInt8>

  /// Traces a form over a rectangle of cells.
  ///
  /// - Parameters:
  ///   - visible: the part of the rectangle that can be painted at all.
  ///   - width: the form's own width in points, stretched over the rectangle.
  ///   - height: the form's own height in points.
  init(_ form: ShapeForm, in rect: CellRect, visible: CellRect, width: Double, height: Double) {
    self.rect = visible
    bits = []
    for row in visible.row..<max(visible.row, visible.endRow) {
      for column in visible.column..<max(visible.column, visible.endColumn) {
        bits.append(
          Self.coverage(
            form, column: column - rect.column, row: row - rect.row, of: rect, width: width, height: height))
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
  static func surface(_ rect: CellRect, visible: CellRect) -> CoverageMask {
    var mask = CoverageMask(.rectangle, in: rect, visible: visible, width: 1, height: 1)
    for index in mask.bits.indices {
      let column = visible.column + index % visible.columns
      let row = visible.row + index / visible.columns
      guard row == rect.row || row == rect.endRow - 1 else { continue }
      var quarters: UInt8 = row == rect.row ? 0b1100 : 0b0011
      if column == rect.column { quarters &= 0b1010 }
      if column == rect.endColumn - 1 { quarters &= 0b0101 }
      mask.bits[index] = quarters
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
