import Foundation

/// A shadow of a style; accepted, cells have no room for shadows.
public struct ShadowStyle: Equatable, Sendable {
  private enum Kind: Equatable, Sendable {
    case drop, inner
  }

  private let kind: Kind
  private let color: Color
  private let radius: CGFloat
  private let offset: CGSize

  public static func drop(
    color: Color = .black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(kind: .drop, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }

  public static func inner(
    color: Color = .black.opacity(0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(kind: .inner, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }
}

extension ShapeStyle {
  /// Accepted; cells have no room for shadows.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }

  /// Accepted; colours are laid over one another by their opacity.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }

  /// Accepted; a style is laid over the area it paints.
  public func `in`(_ rect: CGRect) -> some ShapeStyle { self }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// Accepted; the foreground style, whose shadow is not drawn.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle() }

  /// The foreground style made weaker.
  public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }

  /// Accepted; the foreground style, laid over what is behind by its opacity.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle() }
}
