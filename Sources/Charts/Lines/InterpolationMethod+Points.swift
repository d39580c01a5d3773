import Cells

extension InterpolationMethod {
  typealias Point = ShapePath.Point

  /// The corners of the line through some points, curves cut into short straight pieces.
  func line(through points: [Point]) -> [Point] {
    guard points.count > 1 else { return points }
    switch kind {
    case .linear: return points
    case .stepStart, .stepCenter, .stepEnd: return steps(points)
    case .monotone:
      // What turns back along x has no slope.
      let rises = zip(points, points.dropFirst()).allSatisfy { $0.x < $1.x }
      return points.count > 2 && rises ? monotone(points) : points
    case .cardinal(let tension):
      return points.count > 2 ? cardinal(points, tension) : points
    case .catmullRom(let alpha):
      return points.count > 2 ? catmullRom(points, alpha) : points
    }
  }

  private func steps(_ points: [Point]) -> [Point] {
    var result = [points[0]]
    for (start, end) in zip(points, points.dropFirst()) {
      switch kind {
      case .stepStart: result.append(Point(start.x, end.y))
      case .stepCenter:
        let middle = (start.x + end.x) / 2
        result += [Point(middle, start.y), Point(middle, end.y)]
      default: result.append(Point(end.x, start.y))
      }
      result.append(end)
    }
    return result
  }

  /// Curves with the tangents of Fritsch and Carlson, so that nothing overshoots.
  private func monotone(_ points: [Point]) -> [Point] {
    let slopes = zip(points, points.dropFirst()).map { ($1.y - $0.y) / ($1.x - $0.x) }
    var tangents = [slopes[0]]
    for (before, after) in zip(slopes, slopes.dropFirst()) {
      // The harmonic mean keeps a tangent inside of what both slopes allow; a turning point is level.
      tangents.append(before * after <= 0 ? 0 : 2 * before * after / (before + after))
    }
    tangents.append(slopes[slopes.count - 1])
    return curve(points) { index, start, end in
      let third = (end.x - start.x) / 3
      return (
        Point(start.x + third, start.y + tangents[index] * third),
        Point(end.x - third, end.y - tangents[index + 1] * third)
      )
    }
  }

  private func cardinal(_ points: [Point], _ tension: Double) -> [Point] {
    let part = (1 - tension) / 6
    return curve(points) { index, start, end in
      let before = points[max(0, index - 1)]
      let after = points[min(points.count - 1, index + 2)]
      return (
        Point(start.x + (end.x - before.x) * part, start.y + (end.y - before.y) * part),
        Point(end.x - (after.x - start.x) * part, end.y - (after.y - start.y) * part)
      )
    }
  }

  /// Catmull-Rom splines as Bézier curves: knots by distance to the power of alpha (Barry and Goldman).
  private func catmullRom(_ points: [Point], _ alpha: Double) -> [Point] {
    func knot(_ first: Point, _ second: Point) -> Double {
      let (x, y) = (second.x - first.x, second.y - first.y)
      return power(x * x + y * y, alpha / 2)
    }
    return curve(points) { index, start, end in
      let before = points[max(0, index - 1)]
      let after = points[min(points.count - 1, index + 2)]
      let (d1, d2, d3) = (knot(before, start), knot(start, end), knot(end, after))
      var (first, second) = (start, end)
      if d1 > 1e-9 {
        let (a, n) = (2 * d1 * d1 + 3 * d1 * d2 + d2 * d2, 3 * d1 * (d1 + d2))
        first = Point(
          (start.x * a - before.x * d2 * d2 + end.x * d1 * d1) / n,
          (start.y * a - before.y * d2 * d2 + end.y * d1 * d1) / n)
      }
      if d3 > 1e-9 {
        let (a, n) = (2 * d3 * d3 + 3 * d3 * d2 + d2 * d2, 3 * d3 * (d3 + d2))
        second = Point(
          (end.x * a - after.x * d2 * d2 + start.x * d3 * d3) / n,
          (end.y * a - after.y * d2 * d2 + start.y * d3 * d3) / n)
      }
      return (first, second)
    }
  }

  private func curve(
    _ points: [Point], controls: (Int, Point, Point) -> (Point, Point)
  ) -> [Point] {
    var path = ShapePath()
    path.move(to: points[0])
    for index in 0..<points.count - 1 {
      let (first, second) = controls(index, points[index], points[index + 1])
      path.addCurve(to: points[index + 1], control1: first, control2: second)
    }
    return path.subpaths[0].points
  }
}
