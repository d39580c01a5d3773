import BoxLayout
import Foundation

/// A shape of any type.
public struct AnyShape: Shape {
  private let shape: any Shape

  nonisolated public init<S: Shape>(_ shape: S) {
    self.shape = shape
  }

  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  nonisolated public func _box(in environment: EnvironmentValues) -> ShapeBox {
    shape._box(in: environment)
  }

  nonisolated public var _sizing: _ShapeSizing { shape._sizing }
}
