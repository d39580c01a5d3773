#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A colour of four bytes: red, green, blue and alpha, not premultiplied.
///
/// Alpha 0 stands for *nothing painted*: in a finished frame it means the terminal's own colour.
public struct RGBA: Hashable, Sendable {
  /// `0xRRGGBBAA`.
  public var rawValue: UInt32

  @inlinable
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  @inlinable
  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) {
    rawValue = UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | UInt32(alpha)
  }

  /// Makes a colour from components between 0 and 1; what lies outside is clamped, NaN is 0.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(Self.byte(red), Self.byte(green), Self.byte(blue), Self.byte(opacity))
  }

  public static let clear = RGBA(rawValue: 0)
  public static let black = RGBA(0, 0, 0)
  public static let white = RGBA(255, 255, 255)

  @inlinable public var red: UInt8 { UInt8(truncatingIfNeeded: rawValue >> 24) }
  @inlinable public var green: UInt8 { UInt8(truncatingIfNeeded: rawValue >> 16) }
  @inlinable public var blue: UInt8 { UInt8(truncatingIfNeeded: rawValue >> 8) }
  @inlinable public var alpha: UInt8 { UInt8(truncatingIfNeeded: rawValue) }

  @inlinable public var isClear: Bool { rawValue & 0xFF == 0 }
  @inlinable public var isOpaque: Bool { rawValue & 0xFF == 0xFF }

  private static func byte(_ value: Double) -> UInt8 {
    guard value > 0 else { return 0 }
    return value >= 1 ? 255 : UInt8((value * 255).rounded())
  }
}

extension RGBA {
  /// The same colour with its alpha multiplied; 1 and more, and NaN, change nothing.
  public func opacity(_ factor: Double) -> RGBA {
    guard factor < 1 else { return self }
    let alpha = UInt8((Double(alpha) * max(0, factor)).rounded())
    return RGBA(rawValue: rawValue & 0xFFFF_FF00 | UInt32(alpha))
  }

  /// Paints this colour over another and returns what is seen.
  ///
  /// Source-over compositing on straight alpha; two opaque colours answer the upper one.
  @inlinable
  public func over(_ below: RGBA) -> RGBA {
    if isOpaque || below.isClear { return self }
    if isClear { return below }
    let above = UInt32(alpha)
    if below.isOpaque {
      return RGBA(
        Self.blend(red, below.red, above), Self.blend(green, below.green, above),
        Self.blend(blue, below.blue, above))
    }
    let belowAlpha = UInt32(below.alpha) * (255 - above) / 255
    let total = above + belowAlpha
    func mix(_ upper: UInt8, _ lower: UInt8) -> UInt8 {
      UInt8((UInt32(upper) * above + UInt32(lower) * belowAlpha + total / 2) / total)
    }
    return RGBA(
      mix(red, below.red), mix(green, below.green), mix(blue, below.blue), UInt8(total))
  }

  /// The colour between two, at 0 the first and at 1 the second.
  ///
  /// Mixed as premultiplied colours: on the way to a clear one a colour fades and does not darken.
  public static func mix(_ first: RGBA, _ second: RGBA, _ fraction: Double) -> RGBA {
    let part = UInt32((min(1, max(0, fraction.isNaN ? 0 : fraction)) * 255).rounded())
    let (upper, lower) = (UInt32(second.alpha) * part, UInt32(first.alpha) * (255 - part))
    let total = upper + lower
    guard total > 0 else { return .clear }
    func weighted(_ above: UInt8, _ below: UInt8) -> UInt8 {
      UInt8(
        (UInt64(above) * UInt64(upper) + UInt64(below) * UInt64(lower) + UInt64(total / 2)) / UInt64(total))
    }
    return RGBA(
      weighted(second.red, first.red), weighted(second.green, first.green),
      weighted(second.blue, first.blue), UInt8((total + 127) / 255))
  }

  @inlinable
  static func blend(_ upper: UInt8, _ lower: UInt8, _ part: UInt32) -> UInt8 {
    UInt8((UInt32(upper) * part + UInt32(lower) * (255 - part) + 127) / 255)
  }
}

extension RGBA {
  /// Relative luminance between 0 and 1, as WCAG 2 defines it for sRGB.
  public var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// A component without sRGB's curve, from 0 to 1.
  static func linear(_ byte: UInt8) -> Double {
    let value = Double(byte) / 255
    return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// The contrast ratio to another colour, from 1 to 21, as WCAG 2 defines it.
  public func contrast(with other: RGBA) -> Double {
    let (first, second) = (luminance, other.luminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }
}

extension RGBA {
  /// Reads `#RGB`, `#RRGGBB` or `#RRGGBBAA`; the `#` may be missing. Anything else is `nil`.
  public init?(hex text: some StringProtocol) {
    var digits = Substring(text)
    if digits.first == "#" { digits = digits.dropFirst() }
    guard digits.utf8.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
      let value = UInt32(digits, radix: 16)
    else { return nil }
    switch digits.count {
    case 3:
      let (red, green, blue) = (value >> 8 & 0xF, value >> 4 & 0xF, value & 0xF)
      self.init(UInt8(red * 17), UInt8(green * 17), UInt8(blue * 17))
    case 6: self.init(rawValue: value << 8 | 0xFF)
    case 8: self.init(rawValue: value)
    default: return nil
    }
  }

  /// `#RRGGBB`, or `#RRGGBBAA` when the colour is not opaque.
  public var hex: String {
    let value = isOpaque ? rawValue >> 8 : rawValue
    let digits = String(value, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: (isOpaque ? 6 : 8) - digits.count) + digits
  }
}

extension RGBA: Codable, CustomStringConvertible {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let colour = RGBA(hex: text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "expected a colour such as \"#1E90FF\", found \"\(text)\"")
    }
    self = colour
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(hex)
  }

  public var description: String { hex }
}
