import Foundation

nonisolated extension View {
  /// Accepted; a presentation holds no tabs.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }

  /// Accepted; a presentation holds no tabs.
  public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

  /// Accepted; nothing lies beside a presentation.
  public func backgroundExtensionEffect() -> some View { self }
}

/// When a bar of tabs becomes small.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let number: Int

  public static let automatic = TabBarMinimizeBehavior(number: 0)
  public static let onScrollDown = TabBarMinimizeBehavior(number: 1)
  public static let onScrollUp = TabBarMinimizeBehavior(number: 2)
  public static let never = TabBarMinimizeBehavior(number: 3)
}
