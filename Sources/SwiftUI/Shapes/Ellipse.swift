import Cells
import Foundation

/// An ellipse as large as its frame.
public struct Ellipse: BuiltInShape, InsettableShape {
  nonisolated public init() {}

  nonisolated func form(in environment: EnvironmentValues) -> ShapeForm { .ellipse }

  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Ellipse> {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == Ellipse {
  nonisolated public static var ellipse: Ellipse { Ellipse() }
}
