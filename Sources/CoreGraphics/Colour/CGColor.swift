import Foundation

/// A colour of red, green, blue and alpha between 0 and 1, in sRGB.
public final class CGColor: Hashable, Sendable {
  private let values: [CGFloat]

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    values = [red, green, blue, alpha]
  }

  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    values = [red, green, blue, alpha]
  }

  /// A grey; it is kept as red, green and blue.
  public init(gray: CGFloat, alpha: CGFloat) {
    values = [gray, gray, gray, alpha]
  }

  public static let white = CGColor(gray: 1, alpha: 1)
  public static let black = CGColor(gray: 0, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// Red, green, blue and alpha.
  public var components: [CGFloat]? { values }

  public var numberOfComponents: Int { values.count }

  public var alpha: CGFloat { values[3] }

  /// The same colour with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: values[0], green: values[1], blue: values[2], alpha: alpha)
  }

  public static func == (first: CGColor, second: CGColor) -> Bool { first.values == second.values }

  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
