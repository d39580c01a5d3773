/// How two areas are taken together.
public enum ShapeCombination: Hashable, Sendable {
  case union, intersection, subtracting, symmetricDifference

  fileprivate func holds(_ first: Bool, _ second: Bool) -> Bool {
    switch self {
    case .union: first || second
    case .intersection: first && second
    case .subtracting: first && !second
    case .symmetricDifference: first != second
    }
  }
}

extension ShapePath {
  /// The outline of this area taken together with another one: the pieces of both outlines that have the
  /// result on one side only, joined end to end with the result to their left.
  public func combined(_ combination: ShapeCombination, with other: ShapePath, evenOdd: Bool) -> ShapePath {
    func isInside(_ place: Point) -> Bool {
      combination.holds(contains(place, evenOdd: evenOdd), other.contains(place, evenOdd: evenOdd))
    }
    let lines = lines(closing: true) + other.lines(closing: true)
    var kept: Set<Line> = []
    for piece in Self.split(lines, at: lines) {
      let (x, y) = (piece.end.x - piece.start.x, piece.end.y - piece.start.y)
      let length = (x * x + y * y).squareRoot()
      let (acrossX, acrossY) = (y / length * Self.step, -x / length * Self.step)
      let middle = Point((piece.start.x + piece.end.x) / 2, (piece.start.y + piece.end.y) / 2)
      let left = isInside(Point(middle.x + acrossX, middle.y + acrossY))
      let right = isInside(Point(middle.x - acrossX, middle.y - acrossY))
      // Where both outlines run along one another there are two pieces, of which the set keeps one.
      if left != right { kept.insert(left ? piece : Line(start: piece.end, end: piece.start)) }
    }
    return Self.joined(kept)
  }

  /// The lines of this path that lie inside of an area, or outside of it.
  public func lines(inside: Bool, of area: ShapePath, evenOdd: Bool) -> ShapePath {
    let pieces = Self.split(lines(closing: false), at: area.lines(closing: true)).filter { piece in
      let middle = Point((piece.start.x + piece.end.x) / 2, (piece.start.y + piece.end.y) / 2)
      return area.contains(middle, evenOdd: evenOdd) == inside
    }
    var result = ShapePath()
    for piece in pieces {
      if result.currentPoint != piece.start { result.move(to: piece.start) }
      result.addLine(to: piece.end)
    }
    return result
  }

  fileprivate struct Line: Hashable {
    var start: Point
    var end: Point
  }

  /// How far beside a line it is looked what is there, in points: far below what can be seen.
  private static let step = 0.001

  private func lines(closing: Bool) -> [Line] {
    var result: [Line] = []
    for subpath in subpaths {
      let points = subpath.points.map(Self.rounded)
      for (start, end) in zip(points, points.dropFirst()) { result.append(Line(start: start, end: end)) }
      if closing || subpath.isClosed, let first = points.first, let last = points.last {
        result.append(Line(start: last, end: first))
      }
    }
    return result.filter { $0.start != $0.end }
  }

  /// Ends that are meant to meet do so in spite of rounding.
  private static func rounded(_ point: Point) -> Point {
    Point((point.x * 4096).rounded() / 4096, (point.y * 4096).rounded() / 4096)
  }

  /// Cuts lines where they cross or touch others.
  private static func split(_ lines: [Line], at others: [Line]) -> [Line] {
    var result: [Line] = []
    for line in lines {
      var cuts: [Double] = []
      for other in others where other != line { add(crossings(of: line, with: other), to: &cuts) }
      cuts.sort()
      var start = line.start
      for cut in cuts {
        let end = rounded(
          Point(
            line.start.x + (line.end.x - line.start.x) * cut,
            line.start.y + (line.end.y - line.start.y) * cut))
        if end != start { result.append(Line(start: start, end: end)) }
        start = end
      }
      if start != line.end { result.append(Line(start: start, end: line.end)) }
    }
    return result
  }

  private static func add(_ crossings: (Double?, Double?), to cuts: inout [Double]) {
    for case let cut? in [crossings.0, crossings.1] where cut > 0 && cut < 1 { cuts.append(cut) }
  }

  /// Where on a line another one crosses it, as a fraction of its length; two lines on one another have the
  /// ends of the other.
  private static func crossings(of line: Line, with other: Line) -> (Double?, Double?) {
    let (x, y) = (line.end.x - line.start.x, line.end.y - line.start.y)
    let (otherX, otherY) = (other.end.x - other.start.x, other.end.y - other.start.y)
    let (apartX, apartY) = (other.start.x - line.start.x, other.start.y - line.start.y)
    let turn = x * otherY - y * otherX
    if abs(turn) < 1e-9 {
      guard abs(apartX * y - apartY * x) < 1e-6 * (abs(x) + abs(y)) else { return (nil, nil) }
      func place(_ point: Point) -> Double {
        ((point.x - line.start.x) * x + (point.y - line.start.y) * y) / (x * x + y * y)
      }
      return (place(other.start), place(other.end))
    }
    let own = (apartX * otherY - apartY * otherX) / turn
    let theirs = (apartX * y - apartY * x) / turn
    return (theirs >= -1e-9 && theirs <= 1 + 1e-9 ? own : nil, nil)
  }

  /// Joins lines end to end into closed outlines.
  private static func joined(_ lines: Set<Line>) -> ShapePath {
    var leaving: [Point: [Line]] = [:]
    let ordered = lines.sorted {
      ($0.start.y, $0.start.x, $0.end.y, $0.end.x) < ($1.start.y, $1.start.x, $1.end.y, $1.end.x)
    }
    for line in ordered.reversed() { leaving[line.start, default: []].append(line) }
    var result = ShapePath()
    for first in ordered {
      guard var line = leaving[first.start]?.popLast() else { continue }
      result.move(to: line.start)
      while line.end != result.subpaths[result.subpaths.count - 1].points[0] {
        result.addLine(to: line.end)
        guard let next = leaving[line.end]?.popLast() else { break }
        line = next
      }
      result.closeSubpath()
    }
    return result
  }
}
