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
  private var strap: Range<Int> {
    let inset = min(4, max(0, body.columns - 1) / 2)
    return body.column + inset..<max(body.column + inset, body.endColumn - inset)
  }

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

  /// How much of the wallpaper is left of a face that lies far behind.
  private static let faceOpacity = 0.2

  /// The face of a theme from its upper end to its lower.
  private static func face(_ half: Theme.Half) -> [RGBA] {
    let colours: [RGBA] =
      switch half.wallpaper {
      case .plain(let colour), .pattern(_, _, let colour): [colour]
      case .gradient(let gradient): gradient.stops.map(\.colour)
      }
    return colours.map { half.island.fill.opacity(1 - faceOpacity).over($0.isClear ? .black : $0) }
  }

  /// The fill of a card on a face, lifted as far as it takes to be told from it: both are nearly black.
  static func cardFill(_ half: Theme.Half) -> RGBA {
    let face = face(half)
    let steps = stride(from: 0, through: 0.4, by: 0.04).map { RGBA.mix(half.card.fill, .white, $0) }
    return steps.first { fill in face.allSatisfy { fill.over($0).contrast(with: $0) >= 1.3 } }
      ?? half.card.fill
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
    for layer in [paint, .colour(half.island.fill.opacity(1 - faceOpacity))] {
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
