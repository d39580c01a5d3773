import Foundation

/// An outline of lines and curves that does not change.
///
/// It keeps the steps it was made of; SwiftUI's `Path` makes lines and curves of them.
public class CGPath: Hashable, @unchecked Sendable {
  // Unchecked: only the subclass changes the steps, and like Apple's it must not be shared while it does.

  /// One step, as it was asked for.
  package enum Step: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(CGPoint, control: CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    case rectangle(CGRect, CGAffineTransform)
    case roundedRectangle(CGRect, radii: [CGSize], CGAffineTransform)
    case ellipse(CGRect, CGAffineTransform)
    /// Angles in radians; `clockwise` where y grows upward.
    case arc(CGPoint, radius: CGFloat, start: CGFloat, end: CGFloat, clockwise: Bool, CGAffineTransform)
    case relativeArc(CGPoint, radius: CGFloat, start: CGFloat, delta: CGFloat, CGAffineTransform)
    case tangentArc(CGPoint, CGPoint, radius: CGFloat, CGAffineTransform)
    case path([Step], CGAffineTransform)
    case close
  }

  package internal(set) var steps: [Step]

  package init(steps: [Step]) {
    self.steps = steps
  }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(steps: [.rectangle(rect, transform?.pointee ?? .identity)])
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(steps: [.ellipse(rect, transform?.pointee ?? .identity)])
  }

  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let radius = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(
      steps: [
        .roundedRectangle(
          rect, radii: [radius, radius, radius, radius], transform?.pointee ?? .identity)
      ])
  }

  public var isEmpty: Bool { steps.isEmpty }

  public func mutableCopy() -> CGMutablePath? { CGMutablePath(steps: steps) }

  public func copy() -> CGPath? { CGPath(steps: steps) }

  public static func == (first: CGPath, second: CGPath) -> Bool { first.steps == second.steps }

  public func hash(into hasher: inout Hasher) { hasher.combine(steps) }
}

/// An outline of lines and curves to which more can be added.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  // Unchecked as its superclass is.

  public convenience init() {
    self.init(steps: [])
  }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    steps.append(.move(point.applying(transform)))
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    steps.append(.line(point.applying(transform)))
  }

  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    steps.append(.quadCurve(end.applying(transform), control: control.applying(transform)))
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    steps.append(
      .curve(
        end.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform)))
  }

  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    for (index, point) in points.enumerated() {
      if index == 0 {
        move(to: point, transform: transform)
      } else {
        addLine(to: point, transform: transform)
      }
    }
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    steps.append(.rectangle(rect, transform))
  }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    steps.append(.ellipse(rect, transform))
  }

  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let radius = CGSize(width: cornerWidth, height: cornerHeight)
    steps.append(.roundedRectangle(rect, radii: [radius, radius, radius, radius], transform))
  }

  /// Adds a part of a circle, angles in radians.
  ///
  /// - Parameter clockwise: the direction where the y axis points upward: on a screen, `true` runs
  ///   counterclockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    steps.append(
      .arc(center, radius: radius, start: startAngle, end: endAngle, clockwise: clockwise, transform))
  }

  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    steps.append(.relativeArc(center, radius: radius, start: startAngle, delta: delta, transform))
  }

  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    steps.append(.tangentArc(tangent1End, tangent2End, radius: radius, transform))
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    steps.append(.path(path.steps, transform))
  }

  public func closeSubpath() { steps.append(.close) }
}

extension CGPath {
  /// Adds a rounded rectangle whose corners differ: top right, bottom right, bottom left, top left.
  package convenience init(rect: CGRect, radii: [CGSize]) {
    self.init(steps: [.roundedRectangle(rect, radii: radii, .identity)])
  }
}
