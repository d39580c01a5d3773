/// How a preview is to be shown.
public struct PreviewTrait<Value>: Sendable {
  /// The size or the place of what is shown, in points.
  package enum Rule: Equatable, Sendable {
    case defaultLayout
    case sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
    case orientation(InterfaceOrientation)
  }

  package let rule: Rule
}

extension Preview {
  /// The traits that the preview of a view can have.
  public enum ViewTraits: Sendable {}
}

extension PreviewTrait where Value == Preview.ViewTraits {
  /// On the device.
  public static var defaultLayout: PreviewTrait<Value> { .init(rule: .defaultLayout) }
  /// As large as the view wants to be.
  public static var sizeThatFitsLayout: PreviewTrait<Value> { .init(rule: .sizeThatFits) }
  /// As large as it says, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<Value> {
    .init(rule: .fixed(width: width, height: height))
  }
  /// On the device upright.
  public static var portrait: PreviewTrait<Value> { .init(rule: .orientation(.portrait)) }
  /// On the device upside down.
  public static var portraitUpsideDown: PreviewTrait<Value> {
    .init(rule: .orientation(.portraitUpsideDown))
  }
  /// On the device turned to the left.
  public static var landscapeLeft: PreviewTrait<Value> { .init(rule: .orientation(.landscapeLeft)) }
  /// On the device turned to the right.
  public static var landscapeRight: PreviewTrait<Value> { .init(rule: .orientation(.landscapeRight)) }
}
