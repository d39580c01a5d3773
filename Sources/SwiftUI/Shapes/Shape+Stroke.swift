import BoxLayout
import Foundation

/// The line along a shape's outline, as a shape.
public struct _StrokedShape<Base: Shape>: Shape {
  let base: Base
  let style: StrokeStyle

  nonisolated public static var role: ShapeRole { .stroke }

  nonisolated public func path(in rect: CGRect) -> Path { base.path(in: rect).strokedPath(style) }

  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    base.sizeThatFits(proposal)
  }

  nonisolated public func _box(in environment: EnvironmentValues) -> ShapeBox {
    var box = base._box(in: environment)
    box.style = .stroke(width: max(0, style.lineWidth), isInside: false)
    return box
  }

  nonisolated public var _sizing: _ShapeSizing { base._sizing }
}

extension Shape {
  /// Draws the shape's outline with the foreground style.
  nonisolated public func stroke(style: StrokeStyle) -> some Shape {
    _StrokedShape(base: self, style: style)
  }

  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws the shape's outline with a style.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }

  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Fills the shape with a style.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> FillShapeView<Self, S, EmptyView> {
    FillShapeView(shape: self, style: content, fillStyle: style, background: EmptyView())
  }
}

extension InsettableShape {
  /// Draws a line along the inside of the shape's edge.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }

  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
