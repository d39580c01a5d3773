/// How a view of tabs looks; a widget may not hold them.
@MainActor @preconcurrency
public protocol TabViewStyle {}

/// The standard look of tabs.
public struct DefaultTabViewStyle: TabViewStyle {
  nonisolated public init() {}
}

/// Tabs that may become a sidebar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  nonisolated public init() {}
}

/// Tabs in a bar.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  nonisolated public init() {}
}

/// Tabs in a group.
public struct GroupedTabViewStyle: TabViewStyle {
  nonisolated public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  nonisolated public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  nonisolated public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  nonisolated public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  nonisolated public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

/// Pages to swipe through.
public struct PageTabViewStyle: TabViewStyle {
  /// Whether dots tell which page is seen.
  public struct IndexDisplayMode: Hashable, Sendable {
    private let number: Int

    public static let automatic = IndexDisplayMode(number: 0)
    public static let always = IndexDisplayMode(number: 1)
    public static let never = IndexDisplayMode(number: 2)
  }

  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

extension TabViewStyle where Self == PageTabViewStyle {
  nonisolated public static var page: PageTabViewStyle { PageTabViewStyle() }

  nonisolated public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle
  {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

nonisolated extension View {
  /// Accepted; a presentation holds no tabs.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }
}
