import BoxLayout
import Cells
import Foundation

/// A rectangle as large as its frame.
public struct Rectangle: BuiltInShape, InsettableShape {
  nonisolated public init() {}

  nonisolated func form(in environment: EnvironmentValues) -> ShapeForm { .rectangle }

  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }

  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Rectangle> {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == Rectangle {
  nonisolated public static var rect: Rectangle { Rectangle() }
}

/// A shape that the engine knows by name.
nonisolated protocol BuiltInShape: Shape {
  func form(in environment: EnvironmentValues) -> ShapeForm
}

extension BuiltInShape {
  nonisolated public func _box(in environment: EnvironmentValues) -> ShapeBox {
    ShapeBox(.form(form(in: environment)), paint: .clear)
  }

  nonisolated public var _sizing: _ShapeSizing { .flexible }
}
