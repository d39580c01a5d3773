import Cells

extension BoxTree {
  func drawProgress(_ progress: ProgressBox, in rect: CellRect, into canvas: inout Canvas) {
    guard !rect.isEmpty else { return }
    switch progress.form {
    case .bar: drawBar(progress, in: rect, into: &canvas)
    case .marker: drawMarker(progress, in: rect, into: &canvas)
    case .ring(let lineWidth, let isOpen):
      drawRing(progress, lineWidth, isOpen: isOpen, marksPlace: false, in: rect, into: &canvas)
    case .ringMarker(let lineWidth):
      drawRing(progress, lineWidth, isOpen: true, marksPlace: true, in: rect, into: &canvas)
    }
  }

  /// Fills by half cells: never empty above 0, never full below 1.
  private func drawBar(_ progress: ProgressBox, in rect: CellRect, into canvas: inout Canvas) {
    let halves = Self.filledHalves(of: progress.fraction, cells: rect.columns)
    let row = rect.row + (rect.rows - 1) / 2
    for offset in offsets(of: rect, on: canvas) {
      let filled = min(2, max(0, halves - 2 * offset))
      let column = isRightToLeft ? rect.endColumn - 1 - offset : rect.column + offset
      let place = CellPoint(column: column, row: row)
      // A track that would look like the bar in an outlined frame is drawn light.
      let track: Unicode.Scalar = canvas.manner == .outlined ? "─" : "━"
      let half: Unicode.Scalar = isRightToLeft ? "╺" : "╸"
      let colour = progress.tint.colour(x: (Double(offset) + 0.5) / Double(rect.columns), y: 0.5)
      switch filled {
      case 0: canvas.drawMark(track, at: place, colour: progress.track)
      case 1: canvas.drawMark(half, at: place, colour: colour)
      default: canvas.drawMark("━", at: place, colour: colour)
      }
    }
  }

  /// The columns of a bar that can be seen, counted from its leading end.
  private func offsets(of rect: CellRect, on canvas: Canvas) -> Range<Int> {
    let visible = rect.intersection(canvas.visibleRect)
    guard !visible.isEmpty else { return 0..<0 }
    return isRightToLeft
      ? rect.endColumn - visible.endColumn..<rect.endColumn - visible.column
      : visible.column - rect.column..<visible.endColumn - rect.column
  }

  /// How many half cells of a bar are filled.
  static func filledHalves(of fraction: Double?, cells: Int) -> Int {
    guard let fraction, fraction > 0 else { return 0 }
    if fraction >= 1 { return 2 * cells }
    return min(2 * cells - 1, max(1, Int((fraction * Double(2 * cells)).rounded())))
  }

  private func drawMarker(_ progress: ProgressBox, in rect: CellRect, into canvas: inout Canvas) {
    let row = rect.row + (rect.rows - 1) / 2
    let mark = Int((Double(rect.columns - 1) * (progress.fraction ?? 0)).rounded())
    for offset in offsets(of: rect, on: canvas) {
      let column = isRightToLeft ? rect.endColumn - 1 - offset : rect.column + offset
      let colour = progress.tint.colour(x: (Double(offset) + 0.5) / Double(rect.columns), y: 0.5)
      canvas.drawMark(
        offset == mark ? "●" : "━", at: CellPoint(column: column, row: row),
        colour: offset == mark ? .white : colour)
    }
  }

  private func drawRing(
    _ progress: ProgressBox, _ lineWidth: Double, isOpen: Bool, marksPlace: Bool, in rect: CellRect,
    into canvas: inout Canvas
  ) {
    if rect.rows == 1 {
      let quarter = Self.filledHalves(of: progress.fraction, cells: 2)
      let glyphs: [Unicode.Scalar] = ["○", "◔", "◑", "◕", "●"]
      let column = rect.column + (rect.columns - 1) / 2
      canvas.drawMark(
        glyphs[quarter], at: CellPoint(column: column, row: rect.row),
        colour: progress.tint.representative)
      return
    }
    if canvas.manner == .outlined, Canvas.boxRingRows.contains(rect.rows), rect.columns > 2 {
      drawBoxRing(progress, isOpen: isOpen, marksPlace: marksPlace, in: rect, into: &canvas)
      return
    }
    let (width, height) = (metrics.points(horizontal: rect.columns), metrics.points(vertical: rect.rows))
    let radius = (min(width, height) - lineWidth) / 2
    func arc(from start: Double, to end: Double) -> ShapePath {
      // From the top for a closed ring; an open one leaves a quarter free at the bottom.
      let first = isOpen ? 0.375 : -0.25
      let whole = isOpen ? 0.75 : 1
      var path = ShapePath()
      path.addArc(
        center: .init(width / 2, height / 2), radiusX: radius, radiusY: radius,
        from: (first + whole * start) * 2 * .pi, to: (first + whole * end) * 2 * .pi)
      return path
    }
    func stroke(_ path: ShapePath, _ paint: Paint) {
      canvas.stroke(path, in: rect, width: width, height: height, lineWidth: lineWidth, with: paint)
    }
    let fraction = progress.fraction ?? 0
    if marksPlace {
      stroke(arc(from: 0, to: 1), progress.tint)
      stroke(arc(from: max(0, fraction - 0.04), to: min(1, fraction + 0.04)), .colour(.white))
    } else {
      if canvas.manner == .filled {
        stroke(arc(from: 0, to: 1), .colour(progress.track))
      } else {
        // Without colour a track of single dots is told from the line.
        for mark in 0..<16 {
          stroke(arc(from: Double(mark) / 16, to: (Double(mark) + 0.05) / 16), .colour(progress.track))
        }
      }
      if fraction > 0 { stroke(arc(from: 0, to: max(0.02, fraction)), progress.tint) }
    }
  }

  private func drawBoxRing(
    _ progress: ProgressBox, isOpen: Bool, marksPlace: Bool, in rect: CellRect, into canvas: inout Canvas
  ) {
    let (start, whole) = isOpen ? (0.375, 0.75) : (-0.25, 1)
    let fraction = progress.fraction ?? 0
    if isOpen {
      canvas.drawBoxRing(
        rect, from: start, whole: whole, filled: 1, weight: .light,
        marksPlace ? progress.tint : .colour(progress.track))
    } else {
      canvas.outline(rect, rounded: true, colour: progress.track)
    }
    if marksPlace {
      canvas.drawBoxRingMark(rect, from: start, whole: whole, at: fraction, colour: .white)
    } else {
      canvas.drawBoxRing(
        rect, from: start, whole: whole, filled: fraction, weight: .heavy, progress.tint)
    }
  }
}
