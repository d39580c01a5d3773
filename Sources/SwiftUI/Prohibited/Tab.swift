import Foundation

/// A tab and what lies behind it; a widget may not hold tabs.
public struct Tab<Value, Content, Label>: TabContent {
  public typealias TabValue = Value

  private init() {}
}

extension Tab where Value: Hashable, Content: View, Label: View {
  /// A tab with a label of any kind.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init()
  }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  /// A tab with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init()
  }

  /// A tab with a title, shown as it is, and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init()
  }

  /// A tab with a title and a picture.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init()
  }

  /// A tab with a title, shown as it is, and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init()
  }

  /// A tab whose role gives it its label.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init()
  }
}

extension Tab where Value == Never, Content: View, Label: View {
  /// A tab with a label of any kind that nothing selects.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init()
  }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  /// A tab with a title and a symbol that nothing selects.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init()
  }

  /// A tab with a title, shown as it is, and a symbol that nothing selects.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init()
  }

  /// A tab with a title and a picture that nothing selects.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init()
  }

  /// A tab with a title, shown as it is, and a picture that nothing selects.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init()
  }
}

/// Tabs under a heading.
public struct TabSection<TabValue>: TabContent {
  /// Tabs under a title.
  public init<Content: TabContent>(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<TabValue> content: () -> Content
  ) where Content.TabValue == TabValue {}

  /// Tabs under a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, Content: TabContent>(
    _ title: S, @TabContentBuilder<TabValue> content: () -> Content
  ) where Content.TabValue == TabValue {}

  /// Tabs under a heading of any kind.
  public init<Content: TabContent, Header: View>(
    @TabContentBuilder<TabValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) where Content.TabValue == TabValue {}
}

/// The label that a title and a picture make.
public struct DefaultTabLabel: View {
  public var body: some View { EmptyView() }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  private let number: Int

  public static let search = TabRole(number: 0)
}

/// What a view of tabs holds.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  associatedtype TabValue
}

extension TabContent {
  /// Accepted; a widget has no tabs.
  public func badge(_ count: Int) -> some TabContent<TabValue> { self }

  /// Accepted; a widget has no tabs.
  public func badge(_ label: Text?) -> some TabContent<TabValue> { self }

  /// Accepted; a widget has no tabs.
  public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> { self }

  /// Accepted; a widget has no tabs.
  public func customizationID(_ id: String) -> some TabContent<TabValue> { self }

  /// Accepted; a widget has no tabs.
  public func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> { self }
}

/// Lists tabs.
@resultBuilder
public struct TabContentBuilder<TabValue> {
  public static func buildExpression<Content: TabContent>(
    _ content: Content
  ) -> Content where Content.TabValue == TabValue { content }

  public static func buildBlock<each Content: TabContent>(
    _ content: repeat each Content
  ) -> _TabGroup<TabValue> { _TabGroup() }

  public static func buildIf<Content: TabContent>(_ content: Content?) -> _TabGroup<TabValue> { _TabGroup() }

  public static func buildEither<Content: TabContent>(first: Content) -> _TabGroup<TabValue> { _TabGroup() }

  public static func buildEither<Content: TabContent>(second: Content) -> _TabGroup<TabValue> { _TabGroup() }
}

/// Several tabs.
public struct _TabGroup<TabValue>: TabContent {
  nonisolated init() {}
}

extension TabView where SelectionValue: Hashable {
  /// Tabs, one of them chosen.
  public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
    self.init()
  }
}

extension TabView where SelectionValue == Never {
  /// Tabs.
  public init<C: TabContent>(
    @TabContentBuilder<Never> content: () -> C
  ) where Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
    self.init()
  }
}

extension TabContentBuilder {
  /// The view that tabs make.
  public struct Content<C: TabContent>: View {
    public var body: some View { EmptyView() }
  }
}
