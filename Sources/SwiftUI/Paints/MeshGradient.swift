import Cells
import Foundation

/// Colours at the crossings of a net; drawn as a ramp down its rows, each of the colour that its crossings
/// have on the whole.
public struct MeshGradient: PaintView, Sendable {
  let width: Int
  let height: Int
  let colors: [Color]

  nonisolated public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.colors = colors
  }

  nonisolated public func _paint(in environment: EnvironmentValues) -> Paint {
    guard width > 0, height > 0, colors.count >= width * height else { return .clear }
    let rows = (0..<height).map { row in
      let first = colors[row * width].resolved(in: environment)
      return (1..<max(1, width)).reduce(first) { mixed, column in
        RGBA.mix(mixed, colors[row * width + column].resolved(in: environment), 1 / Double(column + 1))
      }
    }
    guard height > 1 else { return .colour(rows[0]) }
    let stops = rows.enumerated().map { Cells.Gradient.Stop($1, at: Double($0) / Double(height - 1)) }
    return .gradient(Cells.Gradient(stops: stops, form: .linear(startX: 0.5, startY: 0, endX: 0.5, endY: 1)))
  }
}
