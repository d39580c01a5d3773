import Cells
import Foundation

/// The form of the container it stands in: its corner radius less the margin, or a rectangle.
public struct ContainerRelativeShape: BuiltInShape, InsettableShape {
  nonisolated public init() {}

  nonisolated func form(in environment: EnvironmentValues) -> ShapeForm {
    let radius = environment.fields.containerCornerRadius
    return radius > 0 ? .roundedRectangle(radiusX: radius, radiusY: radius) : .rectangle
  }

  /// A rectangle: a path alone does not know its container.
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }

  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<ContainerRelativeShape> {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == ContainerRelativeShape {
  nonisolated public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

nonisolated extension View {
  /// Accepted; container-relative shapes follow the corners of the presentation.
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View { self }
}
