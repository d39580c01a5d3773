import BoxLayout
import Foundation

/// A part of a shape's outline.
public struct _TrimmedShape<Base: Shape>: Shape {
  public var shape: Base
  public var startFraction: CGFloat
  public var endFraction: CGFloat

  nonisolated public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }

  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  nonisolated public func _box(in environment: EnvironmentValues) -> ShapeBox {
    var box = shape._box(in: environment)
    // The part of a part.
    let (start, length) = (box.trim.lowerBound, box.trim.upperBound - box.trim.lowerBound)
    let lower = start + length * Self.fraction(startFraction)
    let upper = start + length * Self.fraction(endFraction)
    box.trim = min(lower, upper)...upper
    return box
  }

  nonisolated public var _sizing: _ShapeSizing { shape._sizing }

  nonisolated private static func fraction(_ value: CGFloat) -> Double {
    value.isNaN ? 0 : min(1, max(0, value))
  }
}

extension Shape {
  /// Draws the part of the outline between two fractions of its length.
  nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
  }
}
