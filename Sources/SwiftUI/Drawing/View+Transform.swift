import Foundation

nonisolated extension View {
  /// Turns the shapes of this view about its centre; text and symbols stay upright, as cells cannot turn.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    wrapped(call: [".degrees(\(CallWords.number(angle.degrees)))"]) {
      $0.rotation($1, radians: angle.radians)
    }
  }

  /// Accepted; cells have one size, and a scale never changes the layout.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { self }

  /// Accepted; cells have one size, and a scale never changes the layout.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View { self }

  /// Accepted; cells have one size, and a scale never changes the layout.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View { self }

  /// Accepted; cells have no depth to turn into.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View { self }

  /// Accepted; cells keep to their grid.
  public func transformEffect(_ transform: CGAffineTransform) -> some View { self }

  /// Accepted; cells keep to their grid.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View { self }
}

/// A map of the plane with perspective, of three rows and columns.
public struct ProjectionTransform: Equatable, Sendable {
  public var m11: CGFloat = 1
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 1
  public var m23: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 1

  public init() {}

  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  public var isIdentity: Bool { self == ProjectionTransform() }

  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }
}
