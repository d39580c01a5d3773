import BoxLayout
import Cells
import Foundation

/// A shape whose outline is moved, turned or stretched inside its frame.
public struct _MappedShape<Base: Shape>: Shape {
  let base: Base
  /// The transform for a rectangle in points.
  let transform: @Sendable (CGRect) -> CGAffineTransform

  nonisolated public func path(in rect: CGRect) -> Path {
    base.path(in: rect).applying(transform(rect))
  }

  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    base.sizeThatFits(proposal)
  }

  nonisolated public func _box(in environment: EnvironmentValues) -> ShapeBox {
    var box = base._box(in: environment)
    let (source, transform) = (box.source, transform)
    box.source = .path { width, height in
      let outline =
        switch source {
        case .form(let form): form.path(width: width, height: height)
        case .path(let path): path(width, height)
        }
      let map = transform(CGRect(x: 0, y: 0, width: width, height: height))
      return outline.mapPoints { point in
        let moved = CGPoint(x: point.x, y: point.y).applying(map)
        return .init(moved.x, moved.y)
      }
    }
    return box
  }

  nonisolated public var _sizing: _ShapeSizing { base._sizing }
}

extension _MappedShape: InsettableShape where Base: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> _MappedShape<Base.InsetShape> {
    _MappedShape<Base.InsetShape>(base: base.inset(by: amount), transform: transform)
  }
}

extension Shape {
  /// Turns the outline inside its frame.
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> _MappedShape<Self> {
    _MappedShape(base: self) { rect in
      Self.around(anchor, of: rect, CGAffineTransform(rotationAngle: angle.radians))
    }
  }

  /// Stretches the outline inside its frame.
  nonisolated public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> _MappedShape<Self> {
    _MappedShape(base: self) { rect in
      Self.around(anchor, of: rect, CGAffineTransform(scaleX: x, y: y))
    }
  }

  nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> _MappedShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// Moves the outline inside its frame, in points.
  nonisolated public func offset(_ offset: CGSize) -> _MappedShape<Self> {
    self.offset(x: offset.width, y: offset.height)
  }

  nonisolated public func offset(_ offset: CGPoint) -> _MappedShape<Self> {
    self.offset(x: offset.x, y: offset.y)
  }

  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> _MappedShape<Self> {
    transform(CGAffineTransform(translationX: x, y: y))
  }

  nonisolated public func transform(_ transform: CGAffineTransform) -> _MappedShape<Self> {
    _MappedShape(base: self) { _ in transform }
  }

  /// Draws the shape as if its frame had another size, in points.
  nonisolated public func size(_ size: CGSize) -> some Shape {
    _SizedShape(base: self, size: size)
  }

  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// A transform about a place of a rectangle.
  nonisolated private static func around(
    _ anchor: UnitPoint, of rect: CGRect, _ transform: CGAffineTransform
  ) -> CGAffineTransform {
    let x = rect.minX + rect.width * anchor.x
    let y = rect.minY + rect.height * anchor.y
    return CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: x, y: y))
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
