import Foundation

/// Lets a phone be felt; a terminal cannot be.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
  /// Does nothing.
  open func prepare() {}
}

/// A knock.
@MainActor @preconcurrency
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Hashable, Sendable {
    case light, medium, heavy, soft, rigid
  }

  public init(style: FeedbackStyle) {}

  public override convenience init() {
    self.init(style: .medium)
  }

  /// Does nothing.
  public func impactOccurred() {}

  /// Does nothing.
  public func impactOccurred(intensity: CGFloat) {}
}

/// How something came out.
@MainActor @preconcurrency
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Hashable, Sendable {
    case success, warning, error
  }

  /// Does nothing.
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A click.
@MainActor @preconcurrency
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing.
  public func selectionChanged() {}
}
