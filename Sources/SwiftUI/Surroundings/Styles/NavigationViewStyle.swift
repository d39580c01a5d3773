/// How a navigation view looks; a widget may not hold them.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

/// The standard look of navigation.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  nonisolated public init() {}
}

/// One screen at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  nonisolated public init() {}
}

/// Screens side by side.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  nonisolated public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  nonisolated public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  nonisolated public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  nonisolated public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

nonisolated extension View {
  /// Accepted; a presentation holds no navigation.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
