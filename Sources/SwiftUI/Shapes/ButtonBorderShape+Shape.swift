import Cells
import Foundation

extension ButtonBorderShape: BuiltInShape, InsettableShape {
  /// The shape itself; the automatic one is that of the buttons around.
  nonisolated func form(in environment: EnvironmentValues) -> ShapeForm {
    self == .automatic ? environment.fields.buttonBorderShape.form : form
  }

  /// A capsule, the standard border of a button: a path alone does not know its surroundings.
  nonisolated public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }

  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<ButtonBorderShape> {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == ButtonBorderShape {
  nonisolated public static var buttonBorder: ButtonBorderShape { .automatic }
}
