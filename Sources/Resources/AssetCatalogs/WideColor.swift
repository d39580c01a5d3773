import Foundation

/// Colours outside of sRGB, brought into it.
enum WideColor {
  /// Display P3 to sRGB: both have the same curve and white; the matrix goes through CIE XYZ (the spaces'
  /// primaries, SMPTE EG 432-1 and IEC 61966-2-1). What sRGB lacks is cut off by its components.
  static func sRGB(displayP3 color: (Double, Double, Double)) -> (Double, Double, Double) {
    let (red, green, blue) = (linear(color.0), linear(color.1), linear(color.2))
    return (
      encoded(1.224940 * red - 0.224940 * green),
      encoded(-0.042057 * red + 1.042057 * green),
      encoded(-0.019638 * red - 0.078636 * green + 1.098274 * blue)
    )
  }

  /// The sRGB curve on a linear component.
  static func encoded(_ value: Double) -> Double {
    value <= 0.0031308 ? max(0, value) * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }

  private static func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
}
