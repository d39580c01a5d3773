import Cells
import Foundation

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("NSFont")
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  public static let kern = NSAttributedString.Key("NSKern")
  public static let tracking = NSAttributedString.Key("CTTracking")
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  public static let link = NSAttributedString.Key("NSLink")
}

extension NSString {
  /// How large a text is in one font, a line for each that it has, in points.
  ///
  /// Texts are measured to make frames for them, and are drawn in cells: a text is never narrower than its cells.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    let font = attrs?[.font] as? UIFont ?? .systemFont(ofSize: 12)
    let lines = description.components(separatedBy: "\n")
    let cells = lines.map { TextWidth.columns(of: $0) }.max() ?? 0
    // Digits of the system's font are 0.62 of its size wide.
    return CGSize(
      width: CGFloat(cells) * max(8, font.pointSize * 0.62), height: CGFloat(lines.count) * font.lineHeight)
  }
}

extension String {
  /// How large a text is in one font, in points; see `NSString.size(withAttributes:)`.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSString(string: self).size(withAttributes: attrs)
  }
}

extension NSAttributedString {
  /// How large the text is, in the font that it begins with, in points.
  public func size() -> CGSize {
    NSString(string: string).size(
      withAttributes: length > 0 ? attributes(at: 0, effectiveRange: nil) : nil)
  }
}
