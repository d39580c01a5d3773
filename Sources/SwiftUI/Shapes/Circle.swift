import Cells
import Foundation

/// A circle in the middle of its frame; by itself it takes a square.
public struct Circle: BuiltInShape, InsettableShape {
  nonisolated public init() {}

  nonisolated func form(in environment: EnvironmentValues) -> ShapeForm { .circle }

  nonisolated public var _sizing: _ShapeSizing { .square }

  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side =
      switch (proposal.width, proposal.height) {
      case (let width?, let height?): min(width, height)
      case (let length?, nil), (nil, let length?): length
      case (nil, nil): CGFloat(10)
      }
    return CGSize(width: side, height: side)
  }

  nonisolated public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Circle> {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == Circle {
  nonisolated public static var circle: Circle { Circle() }
}
