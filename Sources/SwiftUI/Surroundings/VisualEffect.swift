import Foundation

/// A change of looks that depends on a view's place; accepted and not drawn.
public protocol VisualEffect: Sendable {}

/// The effect that changes nothing.
public struct EmptyVisualEffect: VisualEffect {
  public init() {}
}

extension VisualEffect {
  public func opacity(_ opacity: Double) -> some VisualEffect { self }

  public func offset(_ offset: CGSize) -> some VisualEffect { self }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }

  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { self }

  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }

  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect { self }

  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }

  public func brightness(_ amount: Double) -> some VisualEffect { self }

  public func contrast(_ amount: Double) -> some VisualEffect { self }

  public func saturation(_ amount: Double) -> some VisualEffect { self }

  public func grayscale(_ amount: Double) -> some VisualEffect { self }

  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
}
