#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A closed or open outline in points, flattened to straight lines.
///
/// Shapes are rasterised from it: a place is inside by the non-zero or the even-odd rule, or lies on
/// a stroke when it is no farther from a line than half the stroke's width.
public struct ShapePath: Hashable, Sendable {
  public struct Point: Hashable, Sendable {
    public var x: Double
    public var y: Double

    public init(_ x: Double, _ y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// One run of lines; a closed one joins its ends.
  public struct Subpath: Hashable, Sendable {
    public var points: [Point]
    public var isClosed: Bool
  }

  public private(set) var subpaths: [Subpath] = []

  public init() {}

  public var isEmpty: Bool { subpaths.allSatisfy { $0.points.isEmpty } }

  /// The last point, where the next line begins.
  public var currentPoint: Point? { subpaths.last?.points.last }

  public mutating func move(to point: Point) {
    subpaths.append(Subpath(points: [point], isClosed: false))
  }

  public mutating func addLine(to point: Point) {
    beginIfNeeded(at: point)
    subpaths[subpaths.count - 1].points.append(point)
  }

  public mutating func addQuadCurve(to end: Point, control: Point) {
    beginIfNeeded(at: end)
    let start = currentPoint!
    for step in 1...8 {
      let t = Double(step) / 8
      let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
      addLine(
        to: Point(
          a * start.x + b * control.x + c * end.x, a * start.y + b * control.y + c * end.y))
    }
  }

  public mutating func addCurve(to end: Point, control1: Point, control2: Point) {
    beginIfNeeded(at: end)
    let start = currentPoint!
    for step in 1...12 {
      let t = Double(step) / 12
      let u = 1 - t
      let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      addLine(
        to: Point(
          a * start.x + b * control1.x + c * control2.x + d * end.x,
          a * start.y + b * control1.y + c * control2.y + d * end.y))
    }
  }

  /// Adds an arc of an ellipse from one angle to another, in radians, the y axis downward.
  public mutating func addArc(
    center: Point, radiusX: Double, radiusY: Double, from start: Double, to end: Double,
    joined: Bool = true
  ) {
    guard start.isFinite, end.isFinite else { return }
    // Beyond some turns an arc lies on itself.
    let steps = Int(min(480, max(1, (abs(end - start) / (Double.pi / 24)).rounded(.up))))
    for step in 0...steps {
      let angle = start + (end - start) * Double(step) / Double(steps)
      let point = Point(center.x + cos(angle) * radiusX, center.y + sin(angle) * radiusY)
      if step == 0 && (!joined || subpaths.isEmpty) { move(to: point) } else { addLine(to: point) }
    }
  }

  public mutating func closeSubpath() {
    guard !subpaths.isEmpty else { return }
    subpaths[subpaths.count - 1].isClosed = true
  }

  public mutating func append(_ other: ShapePath) {
    subpaths.append(contentsOf: other.subpaths)
  }

  /// The same path with every point moved by a function.
  public func mapPoints(_ transform: (Point) -> Point) -> ShapePath {
    var result = self
    for index in result.subpaths.indices {
      result.subpaths[index].points = result.subpaths[index].points.map(transform)
    }
    return result
  }

  private mutating func beginIfNeeded(at point: Point) {
    if subpaths.isEmpty {
      move(to: point)
    } else if subpaths[subpaths.count - 1].isClosed {
      move(to: subpaths[subpaths.count - 1].points[0])
    }
  }
}

extension ShapePath {
  /// The smallest rectangle around all points, as its corners; `nil` for an empty path.
  public var bounds: (min: Point, max: Point)? {
    var result: (min: Point, max: Point)?
    for point in subpaths.lazy.flatMap(\.points) {
      if let old = result {
        result = (
          Point(min(old.min.x, point.x), min(old.min.y, point.y)),
          Point(max(old.max.x, point.x), max(old.max.y, point.y))
        )
      } else {
        result = (point, point)
      }
    }
    return result
  }

  /// Whether a place is inside the filled path.
  public func contains(_ place: Point, evenOdd: Bool = false) -> Bool {
    var winding = 0
    forEachLine(closing: true) { start, end in
      if start.y <= place.y {
        if end.y > place.y && Self.side(start, end, place) > 0 { winding += 1 }
      } else if end.y <= place.y && Self.side(start, end, place) < 0 {
        winding -= 1
      }
    }
    return evenOdd ? winding & 1 != 0 : winding != 0
  }

  /// The square of the distance from a place to the nearest line.
  public func squaredDistance(to place: Point) -> Double {
    var nearest = Double.infinity
    forEachLine(closing: false) { start, end in
      let (deltaX, deltaY) = (end.x - start.x, end.y - start.y)
      let length = deltaX * deltaX + deltaY * deltaY
      var t = 0.0
      if length > 0 {
        t = min(1, max(0, ((place.x - start.x) * deltaX + (place.y - start.y) * deltaY) / length))
      }
      let (x, y) = (start.x + t * deltaX - place.x, start.y + t * deltaY - place.y)
      nearest = min(nearest, x * x + y * y)
    }
    return nearest
  }

  /// The part of the path between two fractions of its length, as `trim(from:to:)` cuts it.
  public func trimmed(from start: Double, to end: Double) -> ShapePath {
    let (start, end) = (min(1, max(0, start)), min(1, max(0, end)))
    guard end > start else { return ShapePath() }
    if start <= 0 && end >= 1 { return self }
    var total = 0.0
    forEachLine(closing: false) { total += Self.distance($0, $1) }
    let (from, to) = (start * total, end * total)
    var result = ShapePath()
    var travelled = 0.0
    forEachLine(closing: false) { first, second in
      let length = Self.distance(first, second)
      defer { travelled += length }
      guard length > 0, travelled + length > from, travelled < to else { return }
      func point(_ distance: Double) -> Point {
        let t = min(1, max(0, (distance - travelled) / length))
        return Point(first.x + (second.x - first.x) * t, first.y + (second.y - first.y) * t)
      }
      let begin = point(from)
      if let current = result.currentPoint, Self.distance(current, begin) < 1e-9 {
        result.addLine(to: point(to))
      } else {
        result.move(to: begin)
        result.addLine(to: point(to))
      }
    }
    return result
  }

  private func forEachLine(closing: Bool, _ body: (Point, Point) -> Void) {
    for subpath in subpaths {
      let points = subpath.points
      guard points.count > 1 else { continue }
      for index in 1..<points.count { body(points[index - 1], points[index]) }
      if closing || subpath.isClosed { body(points[points.count - 1], points[0]) }
    }
  }

  private static func side(_ start: Point, _ end: Point, _ place: Point) -> Double {
    (end.x - start.x) * (place.y - start.y) - (place.x - start.x) * (end.y - start.y)
  }

  private static func distance(_ first: Point, _ second: Point) -> Double {
    let (x, y) = (second.x - first.x, second.y - first.y)
    return (x * x + y * y).squareRoot()
  }
}
