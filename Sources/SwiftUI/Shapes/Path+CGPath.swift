import CoreGraphics
import Foundation

extension Path {
  /// Makes a path of an outline of CoreGraphics.
  nonisolated public init(_ path: CGPath) {
    for step in path.steps { add(step) }
  }

  /// Makes a path of an outline of CoreGraphics.
  nonisolated public init(_ path: CGMutablePath) {
    for step in path.steps { add(step) }
  }

  /// The outline as CoreGraphics keeps it.
  nonisolated public var cgPath: CGPath {
    CGPath(
      steps: elements.map { element in
        switch element {
        case .move(let point): .move(point)
        case .line(let point): .line(point)
        case .quadCurve(let point, let control): .quadCurve(point, control: control)
        case .curve(let point, let control1, let control2):
          .curve(point, control1: control1, control2: control2)
        case .closeSubpath: .close
        }
      })
  }

  nonisolated private mutating func add(_ step: CGPath.Step) {
    switch step {
    case .move(let point): move(to: point)
    case .line(let point): addLine(to: point)
    case .quadCurve(let point, let control): addQuadCurve(to: point, control: control)
    case .curve(let point, let control1, let control2):
      addCurve(to: point, control1: control1, control2: control2)
    case .rectangle(let rect, let transform): addRect(rect, transform: transform)
    case .roundedRectangle(let rect, let radii, let transform): addRounded(rect, radii, transform)
    case .ellipse(let rect, let transform): addEllipse(in: rect, transform: transform)
    case .arc(let center, let radius, let start, let end, let clockwise, let transform):
      addArc(
        center: center, radius: radius, startAngle: .radians(start), endAngle: .radians(end),
        clockwise: clockwise, transform: transform)
    case .relativeArc(let center, let radius, let start, let delta, let transform):
      addRelativeArc(
        center: center, radius: radius, startAngle: .radians(start), delta: .radians(delta),
        transform: transform)
    case .tangentArc(let first, let second, let radius, let transform):
      addArc(tangent1End: first, tangent2End: second, radius: radius, transform: transform)
    case .path(let steps, let transform):
      var inner = Path()
      for step in steps { inner.add(step) }
      addPath(inner, transform: transform)
    case .close: closeSubpath()
    }
  }
}
