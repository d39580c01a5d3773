import Cells

#if canImport(Musl)
import Musl
#else
import Glibc
#endif

extension Canvas {
  /// The heights at which an outlined ring is a box of lines: fewer rows have no round line in dots.
  static let boxRingRows = 2...4

  /// Draws a part of a small ring along the edge of its box: heavy for what is filled, light for the track.
  ///
  /// It is filled by whole cells, and as bars are: never empty above 0, never full below 1.
  ///
  /// - Parameters:
  ///   - start: where the ring begins, in turns clockwise from the trailing side.
  ///   - whole: the length of the ring in turns; less than 1 leaves a gap before the start.
  ///   - filled: the part of it that is drawn, from 0 to 1.
  mutating func drawBoxRing(
    _ rect: CellRect, from start: Double, whole: Double = 1, filled: Double, weight: RuleWeight,
    _ paint: Paint
  ) {
    let steps = Self.boxRing(rect, from: start).prefix { $0.position <= whole }
    let count =
      filled >= 1 ? steps.count : min(steps.count - 1, Int((filled * Double(steps.count)).rounded()))
    guard filled > 0 else { return }
    for step in steps.prefix(max(1, count)) {
      let colour = paint.colour(
        x: (Double(step.place.column - rect.column) + 0.5) / Double(rect.columns),
        y: (Double(step.place.row - rect.row) + 0.5) / Double(rect.rows))
      drawMark(Self.glyph(at: step.place, of: rect, weight), at: step.place, colour: colour)
    }
  }

  /// Marks one place of a small ring.
  mutating func drawBoxRingMark(
    _ rect: CellRect, from start: Double, whole: Double, at fraction: Double, colour: RGBA
  ) {
    let steps = Self.boxRing(rect, from: start).prefix { $0.position <= whole }
    guard !steps.isEmpty else { return }
    drawMark("●", at: steps[Int((fraction * Double(steps.count - 1)).rounded())].place, colour: colour)
  }

  /// The cells along the edge of a box, clockwise, with their distance from the start in turns.
  private static func boxRing(
    _ rect: CellRect, from start: Double
  ) -> [(place: CellPoint, position: Double)] {
    var steps: [(place: CellPoint, position: Double)] = []
    for row in 0..<rect.rows {
      let isLevel = row == 0 || row == rect.rows - 1
      for column in 0..<rect.columns where isLevel || column == 0 || column == rect.columns - 1 {
        let x = (Double(column) + 0.5) / Double(rect.columns) - 0.5
        let y = (Double(row) + 0.5) / Double(rect.rows) - 0.5
        // What lies at the start must not come last because of a rounding error.
        let turn = atan2(y, x) / (2 * .pi) - start + 1e-9
        steps.append(
          (CellPoint(column: rect.column + column, row: rect.row + row), turn - turn.rounded(.down)))
      }
    }
    return steps.sorted { $0.position < $1.position }
  }

  private static func glyph(
    at place: CellPoint, of rect: CellRect, _ weight: RuleWeight
  ) -> Unicode.Scalar {
    let isHeavy = weight == .heavy
    let (isTop, isBottom) = (place.row == rect.row, place.row == rect.endRow - 1)
    switch (place.column == rect.column, place.column == rect.endColumn - 1) {
    case (true, _) where isTop: return isHeavy ? "┏" : "╭"
    case (true, _) where isBottom: return isHeavy ? "┗" : "╰"
    case (_, true) where isTop: return isHeavy ? "┓" : "╮"
    case (_, true) where isBottom: return isHeavy ? "┛" : "╯"
    case (true, _), (_, true): return isHeavy ? "┃" : "│"
    default: return isHeavy ? "━" : "─"
    }
  }
}
