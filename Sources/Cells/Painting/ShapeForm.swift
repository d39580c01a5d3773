/// The form of a shape, laid into a rectangle of cells.
public enum ShapeForm: Hashable, Sendable {
  case rectangle
  /// Corner radii in points, measured in the shape's own size.
  case roundedRectangle(radiusX: Double, radiusY: Double)
  /// A circle as large as fits, in the middle.
  case circle
  case ellipse
  case capsule
  /// A path in the points of the shape's own size.
  case path(ShapePath, evenOdd: Bool)

  /// Whether an outline of this form has round corners.
  public var isRounded: Bool {
    switch self {
    case .rectangle, .path: false
    case .roundedRectangle(let radiusX, _): radiusX > 0
    case .circle, .ellipse, .capsule: true
    }
  }

  /// Whether a place is inside the form, both in points; the form fills `width` by `height`.
  @inlinable
  public func contains(x: Double, y: Double, width: Double, height: Double) -> Bool {
    switch self {
    case .rectangle: return true
    case .roundedRectangle(let radiusX, let radiusY):
      return Self.inRounded(
        x: x, y: y, width: width, height: height, radiusX: min(radiusX, width / 2),
        radiusY: min(radiusY, height / 2))
    case .capsule:
      let radius = min(width, height) / 2
      return Self.inRounded(
        x: x, y: y, width: width, height: height, radiusX: radius, radiusY: radius)
    case .ellipse:
      let (deltaX, deltaY) = (x / width * 2 - 1, y / height * 2 - 1)
      return deltaX * deltaX + deltaY * deltaY <= 1
    case .circle:
      let radius = min(width, height) / 2
      let (deltaX, deltaY) = (x - width / 2, y - height / 2)
      return deltaX * deltaX + deltaY * deltaY <= radius * radius
    case .path(let path, let evenOdd):
      return path.contains(.init(x, y), evenOdd: evenOdd)
    }
  }

  @usableFromInline
  static func inRounded(
    x: Double, y: Double, width: Double, height: Double, radiusX: Double, radiusY: Double
  ) -> Bool {
    guard radiusX > 0, radiusY > 0 else { return true }
    let deltaX = max(radiusX - x, x - (width - radiusX), 0) / radiusX
    let deltaY = max(radiusY - y, y - (height - radiusY), 0) / radiusY
    return deltaX * deltaX + deltaY * deltaY <= 1
  }

  /// The outline as a path in points, beginning where SwiftUI's shapes begin: a circle, an ellipse
  /// and a capsule at the trailing middle, a rectangle at its leading top corner; clockwise.
  public func path(width: Double, height: Double) -> ShapePath {
    var path = ShapePath()
    switch self {
    case .rectangle:
      path.move(to: .init(0, 0))
      path.addLine(to: .init(width, 0))
      path.addLine(to: .init(width, height))
      path.addLine(to: .init(0, height))
      path.closeSubpath()
    case .roundedRectangle(let radiusX, let radiusY):
      path.addRounded(width: width, height: height, radiusX: radiusX, radiusY: radiusY)
    case .capsule:
      let radius = min(width, height) / 2
      path.addRounded(width: width, height: height, radiusX: radius, radiusY: radius)
    case .ellipse:
      path.addArc(
        center: .init(width / 2, height / 2), radiusX: width / 2, radiusY: height / 2, from: 0,
        to: 2 * .pi)
      path.closeSubpath()
    case .circle:
      let radius = min(width, height) / 2
      path.addArc(
        center: .init(width / 2, height / 2), radiusX: radius, radiusY: radius, from: 0, to: 2 * .pi)
      path.closeSubpath()
    case .path(let own, _): return own
    }
    return path
  }
}

extension ShapePath {
  fileprivate mutating func addRounded(
    width: Double, height: Double, radiusX: Double, radiusY: Double
  ) {
    let (radiusX, radiusY) = (min(radiusX, width / 2), min(radiusY, height / 2))
    let quarter = Double.pi / 2
    func arc(_ x: Double, _ y: Double, from start: Double) {
      addArc(
        center: Point(x, y), radiusX: radiusX, radiusY: radiusY, from: start, to: start + quarter)
    }
    arc(width - radiusX, radiusY, from: -quarter)
    arc(width - radiusX, height - radiusY, from: 0)
    arc(radiusX, height - radiusY, from: quarter)
    arc(radiusX, radiusY, from: 2 * quarter)
    closeSubpath()
  }
}
