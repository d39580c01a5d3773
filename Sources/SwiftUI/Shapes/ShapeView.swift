import BoxLayout
import Foundation

/// A view that draws a shape and can be drawn on: `Circle().fill(.red).stroke(.white)`.
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
  associatedtype Content: Shape

  var shape: Content { get }
}

/// A shape that is filled, over another view.
nonisolated public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: PrimitiveView,
  ShapeView
{
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle
  public var background: Background

  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }

  @MainActor
  public static func _lower(_ view: Self, into lowering: inout _Lowering) {
    lowering.record(
      shape: Content.self, ["fill(\(CallWords.style(view.style, in: lowering.environment)))"])
    let box = lowering.shape(view.shape, paint: view.style, fillStyle: view.fillStyle)
    lowering.append(box, over: view.background)
  }
}

/// A shape's outline, over another view.
nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: PrimitiveView,
  ShapeView
{
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var isAntialiased: Bool
  public var background: Background

  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  @MainActor
  public static func _lower(_ view: Self, into lowering: inout _Lowering) {
    let width = max(0, view.strokeStyle.lineWidth)
    lowering.record(
      shape: Content.self,
      [
        "stroke(\(CallWords.style(view.style, in: lowering.environment)), lineWidth: \(CallWords.number(width)))"
      ])
    let box = lowering.shape(view.shape, paint: view.style) {
      $0.style = .stroke(width: width, isInside: false)
    }
    lowering.append(box, over: view.background)
  }
}

/// A line along the inside of a shape's edge, over another view.
nonisolated public struct StrokeBorderShapeView<
  Content: InsettableShape, Style: ShapeStyle, Background: View
>: PrimitiveView, ShapeView {
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var isAntialiased: Bool
  public var background: Background

  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  @MainActor
  public static func _lower(_ view: Self, into lowering: inout _Lowering) {
    let width = max(0, view.strokeStyle.lineWidth)
    lowering.record(
      shape: Content.self,
      [
        "strokeBorder(\(CallWords.style(view.style, in: lowering.environment)), lineWidth: \(CallWords.number(width)))"
      ])
    let box = lowering.shape(view.shape, paint: view.style) {
      $0.style = .stroke(width: width, isInside: true)
    }
    lowering.append(box, over: view.background)
  }
}

extension _Lowering {
  /// Adds a shape's box with a view behind it in the same room; without one nothing is added.
  @MainActor
  fileprivate mutating func append<Background: View>(_ box: BoxID, over background: Background) {
    if background is EmptyView {
      roots.append(box)
    } else {
      let behind = single(background)
      roots.append(tree.layer(box, behind, alignment: .center, isOver: false))
    }
  }
}

extension ShapeView {
  /// Fills the shape over what was drawn before.
  public func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  /// Draws the shape's outline over what was drawn before.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }

  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Draws a line along the inside of the shape's edge over what was drawn before.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }

  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
