import Foundation

/// The screen that is drawn.
@MainActor @preconcurrency
public final class UIScreen: NSObject {
  public static let main = UIScreen()

  private override init() {}

  /// The screen in points, upright.
  public var bounds: CGRect { CGRect(origin: .zero, size: InterfaceSurroundings.screen) }

  /// The screen in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// Pixels a point.
  public var scale: CGFloat { 3 }

  public var nativeScale: CGFloat { 3 }

  /// How bright the screen is, from 0 to 1.
  public var brightness: CGFloat { 1 }

  public var traitCollection: UITraitCollection { .current }
}
