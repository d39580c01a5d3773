/// How a split view looks; a widget may not hold them.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}

/// The standard look of a split view.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  nonisolated public init() {}
}

/// Columns that share the width.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  nonisolated public init() {}
}

/// Columns over the last one.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  nonisolated public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  nonisolated public static var automatic: AutomaticNavigationSplitViewStyle {
    AutomaticNavigationSplitViewStyle()
  }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  nonisolated public static var balanced: BalancedNavigationSplitViewStyle {
    BalancedNavigationSplitViewStyle()
  }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  nonisolated public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

nonisolated extension View {
  /// Accepted; a presentation holds no navigation.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }
}
