import Cells

/// Draws a watch around its screen: the strap, the case and the crown.
struct WatchPainter {
  let half: Theme.Half
  /// With strap and crown, on the canvas.
  let watch: CellRect
  let screen: CellRect

  private static let strapRows = 2

  static let bezel = DeviceCells.Bezel(
    top: strapRows + 1, bottom: strapRows + 1, leading: 1, trailing: 2)

  /// Without strap and crown.
  private var body: CellRect {
    CellRect(
      column: watch.column, row: watch.row + Self.strapRows, columns: watch.columns - 1,
      rows: watch.rows - 2 * Self.strapRows)
  }

  /// The strap's columns.
  private var strap: Range<Int> { body.column + 4..<body.endColumn - 4 }

  private var strapRows: [Int] {
    [Int](watch.row..<body.row) + [Int](body.endRow..<watch.endRow)
  }

  func draw(into canvas: inout Canvas) {
    canvas.manner == .filled ? drawFilled(into: &canvas) : drawOutlined(into: &canvas)
  }

  private func drawFilled(into canvas: inout Canvas) {
    // It goes on below the case, whose corners are round.
    for row in strapRows + [body.row, body.endRow - 1] {
      canvas.fill(
        CellRect(column: strap.lowerBound, row: row, columns: strap.count, rows: 1),
        with: .colour(half.phone.bezel.opacity(0.5)))
    }
    canvas.fillHalfInset(body, radius: 52, with: half.phone.bezel)
    for row in crownRows {
      canvas.fillQuarters(
        0b0101, at: CellPoint(column: watch.endColumn - 1, row: row), with: half.phone.edge)
    }
  }

  /// Paints the screen: the face below the Smart Stack is the wallpaper, far behind.
  ///
  /// - Parameter isRound: Within a case.
  static func paintFace(_ half: Theme.Half, in screen: CellRect, isRound: Bool, into canvas: inout Canvas) {
    let paint: Paint =
      switch half.wallpaper {
      case .plain(let colour), .pattern(_, _, let colour): .colour(colour)
      case .gradient(let gradient): .gradient(gradient)
      }
    let form: ShapeForm =
      isRound && canvas.manner == .filled ? .roundedRectangle(radiusX: 44, radiusY: 44) : .rectangle
    for layer in [paint, .colour(half.island.fill.opacity(0.6))] {
      canvas.fill(
        form, in: screen, width: Double(screen.columns) * 8, height: Double(screen.rows) * 16, with: layer)
    }
  }

  private func drawOutlined(into canvas: inout Canvas) {
    canvas.outline(body, rounded: true, colour: half.phone.edge)
    func line(_ glyph: Unicode.Scalar, _ column: Int, _ row: Int) {
      canvas.drawLine(glyph, at: CellPoint(column: column, row: row), colour: half.phone.edge)
    }
    for column in [strap.lowerBound, strap.upperBound - 1] {
      for row in strapRows { line("│", column, row) }
      line("┴", column, body.row)
      line("┬", column, body.endRow - 1)
    }
    for row in crownRows { line("┃", watch.endColumn - 1, row) }
  }

  private var crownRows: Range<Int> {
    let first = body.row + max(1, body.rows / 4)
    return first..<first + 2
  }
}
