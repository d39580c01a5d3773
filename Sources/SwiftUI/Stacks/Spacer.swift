import Foundation

/// Room that grows along the axis of its stack.
public struct Spacer: PrimitiveView {
  public var minLength: CGFloat?

  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }

  public static func _lower(_ view: Self, into lowering: inout _Lowering) {
    // Which axis it is is known to the stack only; 8 points are a column and no row.
    let minimum = view.minLength ?? 8
    lowering.roots.append(
      lowering.tree.spacer(
        minimumWidth: lowering.metrics.spacing(minimum, along: .horizontal),
        minimumHeight: lowering.metrics.vertical(minimum)))
  }
}

/// A line between two things.
public struct Divider: PrimitiveView {
  public init() {}

  public static func _lower(_ view: Self, into lowering: inout _Lowering) {
    let paint = SeparatorShapeStyle()._paint(in: lowering.environment)
    lowering.roots.append(lowering.tree.divider(paint))
  }
}
