import Foundation

/// An outline of lines and curves; a `Path` is made of its ``cgPath``.
open class UIBezierPath: NSObject {
  private let outline: CGMutablePath

  public override init() {
    outline = CGMutablePath()
  }

  private init(_ path: CGPath) {
    outline = CGMutablePath()
    outline.addPath(path)
  }

  public convenience init(rect: CGRect) {
    self.init(CGPath(rect: rect, transform: nil))
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init(CGPath(ellipseIn: rect, transform: nil))
  }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      CGPath(roundedRect: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius, transform: nil))
  }

  /// Makes a rectangle of which only some corners are rounded.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let order: [UIRectCorner] = [.topRight, .bottomRight, .bottomLeft, .topLeft]
    self.init(CGPath(rect: rect, radii: order.map { corners.contains($0) ? cornerRadii : .zero }))
  }

  /// Makes a part of a circle, angles in radians, clockwise as it is seen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  public convenience init(cgPath: CGPath) {
    self.init(cgPath)
  }

  public var cgPath: CGPath { CGPath(steps: outline.steps) }
  public var isEmpty: Bool { outline.isEmpty }

  /// Kept; a stroke's own style says how wide it is.
  public var lineWidth: CGFloat = 1
  public var lineCapStyle = CGLineCap.butt
  public var lineJoinStyle = CGLineJoin.miter

  public func move(to point: CGPoint) { outline.move(to: point) }

  public func addLine(to point: CGPoint) { outline.addLine(to: point) }

  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    outline.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    outline.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds a part of a circle, angles in radians, clockwise as it is seen.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    outline.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  public func append(_ bezierPath: UIBezierPath) { outline.addPath(bezierPath.outline) }

  public func close() { outline.closeSubpath() }
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}
