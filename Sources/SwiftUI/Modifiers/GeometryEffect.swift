import Foundation

/// A change of where and how large a view appears, as a value that can be animated; accepted, as glyphs have one size
/// and stand upright. The view is drawn where it is.
@MainActor @preconcurrency
public protocol GeometryEffect: Animatable, ViewModifier {
  /// The change of a view of a size in points.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  public func body(content: Content) -> Content { content }

  /// Accepted; no effect changes the layout.
  public func ignoredByLayout() -> some ViewModifier { self }
}
