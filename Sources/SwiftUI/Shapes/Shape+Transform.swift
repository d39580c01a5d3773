import BoxLayout
import Cells
import Foundation

/// A shape whose outline is moved, turned or stretched inside its frame.
nonisolated protocol MappedShape: Shape {
  associatedtype Base: Shape

  var shape: Base { get }

  /// The transform for a rectangle in points.
  @Sendable func map(_ rect: CGRect) -> CGAffineTransform
}

extension MappedShape {
  nonisolated public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(map(rect))
  }

  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  nonisolated public func _box(in environment: EnvironmentValues) -> ShapeBox {
    var box = shape._box(in: environment)
    let source = box.source
    box.source = .path { width, height in
      let outline =
        switch source {
        case .form(let form): form.path(width: width, height: height)
        case .path(let path): path(width, height)
        }
      let map = map(CGRect(x: 0, y: 0, width: width, height: height))
      return outline.mapPoints { point in
        let moved = CGPoint(x: point.x, y: point.y).applying(map)
        return .init(moved.x, moved.y)
      }
    }
    return box
  }

  nonisolated public var _sizing: _ShapeSizing { shape._sizing }
}

/// A shape whose outline is turned inside its frame.
public struct RotatedShape<Content: Shape>: MappedShape {
  public var shape: Content
  public var angle: Angle
  public var anchor: UnitPoint

  nonisolated public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  nonisolated func map(_ rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle.radians).around(anchor, of: rect)
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

/// A shape whose outline is stretched inside its frame.
public struct ScaledShape<Content: Shape>: MappedShape {
  public var shape: Content
  public var scale: CGSize
  public var anchor: UnitPoint

  nonisolated public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  nonisolated func map(_ rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(scaleX: scale.width, y: scale.height).around(anchor, of: rect)
  }
}

extension ScaledShape: InsettableShape where Content: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> ScaledShape<Content.InsetShape> {
    ScaledShape<Content.InsetShape>(shape: shape.inset(by: amount), scale: scale, anchor: anchor)
  }
}

/// A shape whose outline is moved inside its frame, in points.
public struct OffsetShape<Content: Shape>: MappedShape {
  public var shape: Content
  public var offset: CGSize

  nonisolated public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  nonisolated func map(_ rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(translationX: offset.width, y: offset.height)
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

/// A shape whose outline is transformed inside its frame.
public struct TransformedShape<Content: Shape>: MappedShape {
  public var shape: Content
  public var transform: CGAffineTransform

  nonisolated public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  nonisolated func map(_ rect: CGRect) -> CGAffineTransform {
    transform
  }
}

extension TransformedShape: InsettableShape where Content: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> TransformedShape<Content.InsetShape> {
    TransformedShape<Content.InsetShape>(shape: shape.inset(by: amount), transform: transform)
  }
}

extension CGAffineTransform {
  /// The same transform about a place of a rectangle.
  fileprivate func around(_ anchor: UnitPoint, of rect: CGRect) -> CGAffineTransform {
    let x = rect.minX + rect.width * anchor.x
    let y = rect.minY + rect.height * anchor.y
    return CGAffineTransform(translationX: -x, y: -y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}

extension Shape {
  /// Turns the outline inside its frame.
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// Stretches the outline inside its frame.
  nonisolated public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// Moves the outline inside its frame, in points.
  nonisolated public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  nonisolated public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    self.offset(x: offset.x, y: offset.y)
  }

  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    offset(CGSize(width: x, height: y))
  }

  nonisolated public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// Draws the shape as if its frame had another size, in points.
  nonisolated public func size(_ size: CGSize) -> some Shape {
    _SizedShape(base: self, size: size)
  }

  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }
}

/// A shape drawn in a size of its own from the leading top corner of its frame.
struct _SizedShape<Base: Shape>: Shape {
  let base: Base
  let size: CGSize

  nonisolated func path(in rect: CGRect) -> Path {
    base.path(in: CGRect(origin: rect.origin, size: size))
  }

  nonisolated func _box(in environment: EnvironmentValues) -> ShapeBox {
    var box = base._box(in: environment)
    let (source, size) = (box.source, size)
    box.source = .path { _, _ in
      switch source {
      case .form(let form): form.path(width: size.width, height: size.height)
      case .path(let path): path(size.width, size.height)
      }
    }
    return box
  }

  nonisolated var _sizing: _ShapeSizing { .flexible }
}
