import Foundation

/// What a colour may depend on.
public final class UITraitCollection: NSObject, Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let displayScale: CGFloat
  public let userInterfaceIdiom: UIUserInterfaceIdiom

  /// The traits of a dark phone.
  public override convenience init() {
    self.init(userInterfaceStyle: .dark)
  }

  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
    displayScale = 3
    userInterfaceIdiom = .phone
  }

  /// The traits of what is being drawn.
  public static var current: UITraitCollection { InterfaceSurroundings.traits }
}
