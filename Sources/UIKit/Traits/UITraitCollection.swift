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

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(userInterfaceStyle: userInterfaceStyle, idiom: .phone)
  }

  /// The traits of a phone or a pad.
  package init(userInterfaceStyle: UIUserInterfaceStyle, idiom: UIUserInterfaceIdiom) {
    self.userInterfaceStyle = userInterfaceStyle
    displayScale = idiom == .pad ? 2 : 3
    userInterfaceIdiom = idiom
  }

  /// The traits of what is being drawn.
  public static var current: UITraitCollection { InterfaceSurroundings.traits }
}
