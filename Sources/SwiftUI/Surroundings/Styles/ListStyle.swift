/// How a list looks; a widget may not hold lists.
@MainActor @preconcurrency
public protocol ListStyle {}

/// The standard look of a list.
public struct DefaultListStyle: ListStyle {
  nonisolated public init() {}
}

/// Rows without surroundings.
public struct PlainListStyle: ListStyle {
  nonisolated public init() {}
}

/// Sections on a ground of their own.
public struct GroupedListStyle: ListStyle {
  nonisolated public init() {}
}

/// Sections as cards.
public struct InsetGroupedListStyle: ListStyle {
  nonisolated public init() {}
}

/// Rows set in from the edges.
public struct InsetListStyle: ListStyle {
  nonisolated public init() {}
}

/// Rows of a sidebar.
public struct SidebarListStyle: ListStyle {
  nonisolated public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  nonisolated public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  nonisolated public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  nonisolated public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  nonisolated public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  nonisolated public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  nonisolated public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

nonisolated extension View {
  /// Accepted; a presentation holds no lists.
  public func listStyle<S: ListStyle>(_ style: S) -> some View { self }
}
