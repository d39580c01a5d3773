import Cells
import Foundation

/// A rectangle whose corners follow those of its container.
public struct ConcentricRectangle: BuiltInShape, InsettableShape {
  private let corners: Edge.Corner.Style

  nonisolated public init() {
    self.init(corners: .concentric)
  }

  nonisolated public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.corners = corners
  }

  nonisolated func form(in environment: EnvironmentValues) -> ShapeForm {
    guard let radius = corners.radius else { return ContainerRelativeShape().form(in: environment) }
    return .roundedRectangle(radiusX: radius, radiusY: radius)
  }

  /// A rectangle: a path alone does not know its container.
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }

  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<ConcentricRectangle> {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == ConcentricRectangle {
  nonisolated public static func rect(
    corners: Edge.Corner.Style, isUniform: Bool = false
  ) -> ConcentricRectangle { ConcentricRectangle(corners: corners, isUniform: isUniform) }
}

extension Edge {
  /// A corner of a rectangle.
  public enum Corner {
    /// How a corner is drawn.
    public struct Style: Hashable, Sendable {
      let radius: CGFloat?

      public static let concentric = Style(radius: nil)

      public static func concentric(minimum: CGFloat) -> Style { Style(radius: nil) }

      public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius) }
    }
  }
}
