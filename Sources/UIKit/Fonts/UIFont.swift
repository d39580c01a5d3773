import Foundation

/// A font of the system's: its size, its weight and the metrics of its face.
///
/// Metrics: the tables of San Francisco Text (2048 units an em: ascender 1950, descender 494, capitals
/// 1443, x 1078).
public final class UIFont: NSObject, Sendable {
  public let fontName: String
  public let pointSize: CGFloat
  package let weight: Weight
  package let isItalic: Bool
  package let isMonospaced: Bool
  package let hasMonospacedDigits: Bool

  init(
    face: String = ".SFUI", size: CGFloat, weight: Weight = .regular, isItalic: Bool = false,
    isMonospaced: Bool = false, hasMonospacedDigits: Bool = false
  ) {
    fontName = face
    // As UIKit does for sizes that make no sense.
    pointSize = size > 0 ? size : 12
    self.weight = weight
    self.isItalic = isItalic
    self.isMonospaced = isMonospaced
    self.hasMonospacedDigits = hasMonospacedDigits
  }

  /// A face by its name; its metrics are those of the system's.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(face: fontName, size: fontSize)
  }

  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }

  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .bold)
  }

  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, isItalic: true)
  }

  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight, hasMonospacedDigits: true)
  }

  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight, isMonospaced: true)
  }

  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(size: style.pointSize, weight: style == .headline ? .semibold : .regular)
  }

  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(
      face: fontName, size: fontSize, weight: weight, isItalic: isItalic, isMonospaced: isMonospaced,
      hasMonospacedDigits: hasMonospacedDigits)
  }

  public static var labelFontSize: CGFloat { 17 }
  public static var buttonFontSize: CGFloat { 18 }
  public static var smallSystemFontSize: CGFloat { 12 }
  public static var systemFontSize: CGFloat { 14 }

  public var familyName: String { fontName }
  public var ascender: CGFloat { pointSize * 1950 / 2048 }
  public var descender: CGFloat { -pointSize * 494 / 2048 }
  public var capHeight: CGFloat { pointSize * 1443 / 2048 }
  public var xHeight: CGFloat { pointSize * 1078 / 2048 }
  public var lineHeight: CGFloat { ascender - descender }
  public var leading: CGFloat { 0 }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return fontName == other.fontName && pointSize == other.pointSize && weight == other.weight
      && isItalic == other.isItalic && isMonospaced == other.isMonospaced
      && hasMonospacedDigits == other.hasMonospacedDigits
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(fontName)
    hasher.combine(pointSize)
    hasher.combine(weight)
    return hasher.finalize()
  }
}
