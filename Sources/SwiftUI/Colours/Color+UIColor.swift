import CoreGraphics
import UIKit

extension Color {
  /// A colour of UIKit's; it keeps adapting to light and dark.
  public init(uiColor: UIColor) {
    self.init(.interface(uiColor))
  }

  /// A colour of UIKit's; the older form.
  ///
  /// Disfavoured, so that a name that an asset has in both types means the asset.
  @_disfavoredOverload
  public init(_ color: UIColor) {
    self.init(.interface(color))
  }

  public init(cgColor: CGColor) {
    self.init(.interface(UIColor(cgColor: cgColor)))
  }

  /// A colour of Core Graphics'; the older form.
  public init(_ cgColor: CGColor) {
    self.init(cgColor: cgColor)
  }

  /// The colour with fixed parts, as far as it has them without its surroundings.
  public var cgColor: CGColor? {
    guard case .fixed = provider else { return nil }
    return UIColor(self).cgColor
  }
}

extension UIColor {
  /// The colour of a view; it keeps adapting to light and dark.
  public convenience init(_ color: Color) {
    @Sendable func resolved(_ scheme: ColorScheme) -> UIColor {
      var environment = EnvironmentValues()
      environment.colorScheme = scheme
      return UIColor(rgba: color.resolved(in: environment))
    }
    self.init { traits in resolved(traits.userInterfaceStyle == .dark ? .dark : .light) }
  }
}
