/// A shape of closed contours, filled by the non-zero rule, in 1/64 pt with y downwards.
struct Outline: Hashable, Sendable {
  struct Point: Hashable, Sendable {
    var x: Int
    var y: Int

    init(_ x: Int, _ y: Int) { (self.x, self.y) = (x, y) }
  }

  enum Step: Hashable, Sendable {
    /// Begins a contour; the one before is closed.
    case move(Point)
    case line(Point)
    case quadratic(Point, Point)
    case cubic(Point, Point, Point)
  }

  var steps: [Step] = []

  var isEmpty: Bool { steps.isEmpty }

  /// Every point, control points too.
  var points: [Point] {
    steps.flatMap { step in
      switch step {
      case .move(let point), .line(let point): [point]
      case .quadratic(let control, let point): [control, point]
      case .cubic(let first, let second, let point): [first, second, point]
      }
    }
  }

  /// A rectangle that holds all points; `nil` without any.
  var bounds: UnitRect? {
    let points = points
    guard let first = points.first else { return nil }
    return points.reduce(UnitRect(first.x, first.y, first.x, first.y)) { rect, point in
      UnitRect(
        min(rect.left, point.x), min(rect.top, point.y), max(rect.right, point.x), max(rect.bottom, point.y))
    }
  }

  mutating func append(_ other: Outline) { steps += other.steps }

  func mapped(_ place: (Point) -> Point) -> Outline {
    Outline(
      steps: steps.map { step in
        switch step {
        case .move(let point): .move(place(point))
        case .line(let point): .line(place(point))
        case .quadratic(let control, let point): .quadratic(place(control), place(point))
        case .cubic(let first, let second, let point): .cubic(place(first), place(second), place(point))
        }
      })
  }

  func offset(_ x: Int, _ y: Int) -> Outline {
    mapped { Point($0.x + x, $0.y + y) }
  }

  static func polygon(_ points: [(Int, Int)]) -> Outline {
    Outline(
      steps: points.enumerated().map { index, point in
        index == 0 ? .move(Point(point.0, point.1)) : .line(Point(point.0, point.1))
      })
  }

  /// How far the control points of a quarter of a circle lie from its ends, as a part of the radius.
  private static let roundness = 0.5523

  static func circle(_ x: Int, _ y: Int, radius: Int) -> Outline {
    let bulge = Int((Double(radius) * roundness).rounded())
    func point(_ dx: Int, _ dy: Int) -> Point { Point(x + dx, y + dy) }
    return Outline(steps: [
      .move(point(radius, 0)),
      .cubic(point(radius, bulge), point(bulge, radius), point(0, radius)),
      .cubic(point(-bulge, radius), point(-radius, bulge), point(-radius, 0)),
      .cubic(point(-radius, -bulge), point(-bulge, -radius), point(0, -radius)),
      .cubic(point(bulge, -radius), point(radius, -bulge), point(radius, 0)),
    ])
  }

  /// A quarter of a ring.
  ///
  /// - Parameters:
  ///   - x: The centre, with `y`.
  ///   - toRight: On which side of the centre the quarter is, with `downwards`.
  static func quarterRing(
    _ x: Int, _ y: Int, radius: Int, width: Int, toRight: Bool, downwards: Bool
  ) -> Outline {
    let (outer, inner) = (radius + width / 2, radius - width / 2)
    let (horizontal, vertical) = (toRight ? 1 : -1, downwards ? 1 : -1)
    func point(_ dx: Int, _ dy: Int) -> Point { Point(x + dx * horizontal, y + dy * vertical) }
    func bulge(_ radius: Int) -> Int { Int((Double(radius) * roundness).rounded()) }
    return Outline(steps: [
      .move(point(outer, 0)),
      .cubic(point(outer, bulge(outer)), point(bulge(outer), outer), point(0, outer)),
      .line(point(0, inner)),
      .cubic(point(bulge(inner), inner), point(inner, bulge(inner)), point(inner, 0)),
    ])
  }
}
