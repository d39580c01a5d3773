import Foundation

nonisolated extension View {
  /// Accepted; cells have no room for shadows.
  public func shadow(
    color: Color = Color.black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { self }

  /// Accepted; cells cannot be blurred.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }

  /// Accepted; colours stay what they are.
  public func brightness(_ amount: Double) -> some View { self }

  /// Accepted; colours stay what they are.
  public func contrast(_ amount: Double) -> some View { self }

  /// Accepted; colours stay what they are.
  public func saturation(_ amount: Double) -> some View { self }

  /// Accepted; colours stay what they are.
  public func grayscale(_ amount: Double) -> some View { self }

  /// Accepted; colours stay what they are.
  public func hueRotation(_ angle: Angle) -> some View { self }

  /// Accepted; colours stay what they are.
  public func colorInvert() -> some View { self }

  /// Accepted; colours stay what they are.
  public func colorMultiply(_ color: Color) -> some View { self }

  /// Accepted; colours stay what they are.
  public func luminanceToAlpha() -> some View { self }

  /// Accepted; colours are laid over one another by their opacity.
  public func blendMode(_ blendMode: BlendMode) -> some View { self }

  /// Accepted; every view is laid over what is behind it by itself.
  public func compositingGroup() -> some View { self }

  /// Accepted; every view is drawn into the same grid.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    self
  }

  /// Accepted; the drawing has no geometry to group.
  public func geometryGroup() -> some View { self }
}

/// How colours are calculated in a group; accepted, sRGB is used throughout.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}
