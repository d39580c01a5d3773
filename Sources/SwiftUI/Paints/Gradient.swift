import Cells
import Foundation

/// A ramp of colours; as a style it runs from top to bottom.
public struct Gradient: Hashable, ShapeStyle {
  /// A colour at a place of the ramp.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    /// From 0 to 1.
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// How colours between two stops are mixed; accepted, they are mixed in sRGB.
  public struct ColorSpace: Hashable, Sendable {
    let number: Int

    public static let device = ColorSpace(number: 0)
    public static let perceptual = ColorSpace(number: 1)
  }

  public var stops: [Stop]

  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Makes a ramp whose colours stand at equal distances.
  public init(colors: [Color]) {
    let last = max(1, colors.count - 1)
    stops = colors.enumerated().map { index, color in
      Stop(color: color, location: CGFloat(index) / CGFloat(last))
    }
  }

  /// Accepted; colours are mixed in sRGB.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }

  /// The ramp as paint that runs in a form.
  func paint(_ form: Cells.Gradient.Form, in environment: EnvironmentValues) -> Paint {
    .gradient(
      Cells.Gradient(
        stops: stops.map { .init($0.color.resolved(in: environment), at: $0.location) }, form: form))
  }

  public func _paint(in environment: EnvironmentValues) -> Paint {
    paint(.linear(startX: 0.5, startY: 0, endX: 0.5, endY: 1), in: environment)
  }
}

/// A gradient of the system's making, such as `Color.red.gradient`.
public struct AnyGradient: Hashable, ShapeStyle {
  let gradient: Gradient

  public init(_ gradient: Gradient) {
    self.gradient = gradient
  }

  /// Accepted; colours are mixed in sRGB.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }

  public func _paint(in environment: EnvironmentValues) -> Paint { gradient._paint(in: environment) }
}

extension Color {
  /// The colour's standard gradient: a little lighter at the top.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2), self]))
  }
}
