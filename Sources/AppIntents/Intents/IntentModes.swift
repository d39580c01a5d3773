/// Where an app is while it does an intent; here it is nowhere.
public struct IntentModes: OptionSet, Sendable {
  /// When the app comes to the front.
  public enum ForegroundMode: Hashable, Sendable {
    case immediate, dynamic, deferred
  }

  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let background = IntentModes(rawValue: 1 << 0)
  public static let foreground = foreground(.immediate)

  public static func foreground(_ mode: ForegroundMode) -> IntentModes {
    switch mode {
    case .immediate: IntentModes(rawValue: 1 << 1)
    case .dynamic: IntentModes(rawValue: 1 << 2)
    case .deferred: IntentModes(rawValue: 1 << 3)
    }
  }
}
