import UIKit

extension Font {
  /// A font of UIKit's, with its size and weight.
  public init(_ font: UIFont) {
    self = .system(
      size: font.pointSize, weight: Weight(value: font.weight.rawValue),
      design: font.isMonospaced ? .monospaced : .default)
    if font.hasMonospacedDigits { self = monospacedDigit() }
    if font.isItalic { self = italic() }
  }
}
