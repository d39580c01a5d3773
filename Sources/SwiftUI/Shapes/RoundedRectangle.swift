import Cells
import Foundation

/// A rectangle with round corners as large as its frame.
public struct RoundedRectangle: BuiltInShape, InsettableShape {
  /// Width and height of a corner, in points.
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  nonisolated func form(in environment: EnvironmentValues) -> ShapeForm {
    .roundedRectangle(radiusX: max(0, cornerSize.width), radiusY: max(0, cornerSize.height))
  }

  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  /// The corners keep their centres, so their radius shrinks with the shape.
  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<RoundedRectangle> {
    let size = CGSize(
      width: max(0, cornerSize.width - amount), height: max(0, cornerSize.height - amount))
    return _InsetShape(base: RoundedRectangle(cornerSize: size, style: style), amount: amount)
  }
}

extension Shape where Self == RoundedRectangle {
  nonisolated public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> Self {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }

  nonisolated public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> Self {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
