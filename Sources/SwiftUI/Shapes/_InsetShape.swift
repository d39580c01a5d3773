import BoxLayout
import Foundation

/// A shape made smaller on all sides.
public struct _InsetShape<Base: Shape>: InsettableShape {
  let base: Base
  let amount: CGFloat

  nonisolated init(base: Base, amount: CGFloat) {
    self.base = base
    self.amount = amount
  }

  nonisolated public func path(in rect: CGRect) -> Path {
    base.path(in: rect.insetBy(dx: amount, dy: amount))
  }

  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    base.sizeThatFits(proposal)
  }

  nonisolated public func _box(in environment: EnvironmentValues) -> ShapeBox {
    var box = base._box(in: environment)
    box.inset += amount
    return box
  }

  nonisolated public var _sizing: _ShapeSizing { base._sizing }

  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Base> {
    _InsetShape(base: base, amount: self.amount + amount)
  }
}
