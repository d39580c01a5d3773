import BoxLayout
import Cells
import Foundation

/// An outline of lines and curves, in points, the y axis downward.
public struct Path: Shape, Equatable {
  /// One step of a path.
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  var elements: [Element] = []

  nonisolated public init() {}

  /// Makes a path by a closure that adds to it.
  nonisolated public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  nonisolated public init(_ rect: CGRect) {
    addRect(rect)
  }

  nonisolated public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  nonisolated public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  nonisolated public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  nonisolated public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  nonisolated public func path(in rect: CGRect) -> Path { self }

  nonisolated public func _box(in environment: EnvironmentValues) -> ShapeBox {
    let outline = outline
    return ShapeBox(.path { _, _ in outline }, paint: .clear)
  }

  nonisolated public var _sizing: _ShapeSizing { .flexible }
}

extension Path {
  nonisolated public var isEmpty: Bool { elements.isEmpty }

  /// The last point, where the next line begins; `nil` in an empty path and behind a closed part.
  nonisolated public var currentPoint: CGPoint? {
    switch elements.last {
    case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _): point
    case .closeSubpath, nil: nil
    }
  }

  /// The smallest rectangle around all points of the outline.
  nonisolated public var boundingRect: CGRect {
    guard let bounds = outline.bounds else { return .null }
    return CGRect(
      x: bounds.min.x, y: bounds.min.y, width: bounds.max.x - bounds.min.x,
      height: bounds.max.y - bounds.min.y)
  }

  /// Whether a place is inside the path.
  nonisolated public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    outline.contains(.init(point.x, point.y), evenOdd: eoFill)
  }

  nonisolated public func forEach(_ body: (Element) -> Void) {
    elements.forEach(body)
  }

  /// The part between two fractions of the path's length.
  nonisolated public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    Path(outline.trimmed(from: from, to: to))
  }

  nonisolated public func applying(_ transform: CGAffineTransform) -> Path {
    var result = self
    result.elements = elements.map { element in
      switch element {
      case .move(let point): .move(to: point.applying(transform))
      case .line(let point): .line(to: point.applying(transform))
      case .quadCurve(let point, let control):
        .quadCurve(to: point.applying(transform), control: control.applying(transform))
      case .curve(let point, let control1, let control2):
        .curve(
          to: point.applying(transform), control1: control1.applying(transform),
          control2: control2.applying(transform))
      case .closeSubpath: .closeSubpath
      }
    }
    return result
  }

  nonisolated public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// The outline of the line that a stroke of this path draws, with round joins and flat ends.
  nonisolated public func strokedPath(_ style: StrokeStyle) -> Path {
    let reach = max(0, style.lineWidth) / 2
    var result = Path()
    for subpath in outline.subpaths {
      var points = subpath.points
      if subpath.isClosed, let first = points.first { points.append(first) }
      for (start, end) in zip(points, points.dropFirst()) where start != end {
        let (x, y) = (end.x - start.x, end.y - start.y)
        let length = (x * x + y * y).squareRoot()
        let (acrossX, acrossY) = (-y / length * reach, x / length * reach)
        // All pieces run the same way round, so that they add up where they lie over one another.
        result.addLines([
          CGPoint(x: start.x - acrossX, y: start.y - acrossY),
          CGPoint(x: end.x - acrossX, y: end.y - acrossY),
          CGPoint(x: end.x + acrossX, y: end.y + acrossY),
          CGPoint(x: start.x + acrossX, y: start.y + acrossY),
        ])
        result.closeSubpath()
      }
      let joints = subpath.isClosed ? points.dropFirst() : points.dropFirst().dropLast()
      for joint in joints {
        result.addEllipse(
          in: CGRect(x: joint.x - reach, y: joint.y - reach, width: 2 * reach, height: 2 * reach))
      }
    }
    return result
  }

  /// The path in straight lines, as the engine draws it.
  nonisolated var outline: ShapePath {
    func engine(_ point: CGPoint) -> ShapePath.Point { .init(point.x, point.y) }
    var result = ShapePath()
    for element in elements {
      switch element {
      case .move(let point): result.move(to: engine(point))
      case .line(let point): result.addLine(to: engine(point))
      case .quadCurve(let point, let control):
        result.addQuadCurve(to: engine(point), control: engine(control))
      case .curve(let point, let control1, let control2):
        result.addCurve(to: engine(point), control1: engine(control1), control2: engine(control2))
      case .closeSubpath: result.closeSubpath()
      }
    }
    return result
  }

  nonisolated init(_ outline: ShapePath) {
    for subpath in outline.subpaths {
      addLines(subpath.points.map { CGPoint(x: $0.x, y: $0.y) })
      if subpath.isClosed { closeSubpath() }
    }
  }
}
