/// Who may read a value in a message.
public struct OSLogPrivacy: Sendable {
  /// How a hidden value may be told from others; accepted, it is hidden altogether.
  public enum Mask: Sendable {
    case hash, none
  }

  let isHidden: Bool

  public static var `public`: OSLogPrivacy { OSLogPrivacy(isHidden: false) }
  public static var `private`: OSLogPrivacy { OSLogPrivacy(isHidden: true) }
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(isHidden: true) }
  public static var auto: OSLogPrivacy { OSLogPrivacy(isHidden: false) }

  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
}
