import Cells
import Foundation

/// A rectangle whose shorter sides are half circles.
public struct Capsule: BuiltInShape, InsettableShape {
  public var style: RoundedCornerStyle

  nonisolated public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  nonisolated func form(in environment: EnvironmentValues) -> ShapeForm { .capsule }

  nonisolated public func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    return Path(roundedRect: rect, cornerRadius: radius, style: style)
  }

  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Capsule> {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == Capsule {
  nonisolated public static var capsule: Capsule { Capsule() }

  nonisolated public static func capsule(style: RoundedCornerStyle) -> Self { Capsule(style: style) }
}
