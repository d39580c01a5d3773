import Cells
import Foundation

extension Color {
  /// A colour's parts in some surroundings, in sRGB.
  public struct Resolved: Hashable, Sendable, CustomStringConvertible {
    public var red: Float
    public var green: Float
    public var blue: Float
    public var opacity: Float

    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      self.red = red
      self.green = green
      self.blue = blue
      self.opacity = opacity
    }

    public var linearRed: Float { Self.linear(red) }
    public var linearGreen: Float { Self.linear(green) }
    public var linearBlue: Float { Self.linear(blue) }

    public var cgColor: CGColor {
      CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
    }

    public var description: String {
      func byte(_ part: Float) -> String {
        let digits = String(Int((min(1, max(0, part)) * 255).rounded()), radix: 16, uppercase: true)
        return digits.count < 2 ? "0" + digits : digits
      }
      return "#" + [red, green, blue, opacity].map(byte).joined()
    }

    /// sRGB's own curve; IEC 61966-2-1.
    private static func linear(_ part: Float) -> Float {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
  }

  /// A colour of fixed parts.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }

  /// The colour's parts in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let colour = resolved(in: environment)
    return Resolved(
      red: Float(colour.red) / 255, green: Float(colour.green) / 255, blue: Float(colour.blue) / 255,
      opacity: Float(colour.alpha) / 255)
  }
}
