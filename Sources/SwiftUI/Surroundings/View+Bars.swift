import Foundation

/// What views say for bars and for the screens behind them; a presentation has neither.
nonisolated extension View {
  /// Accepted; a presentation has no bars.
  public func navigationTitle(_ title: Binding<String>) -> some View { self }

  /// Accepted; a presentation has no bars.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View { self }

  /// Accepted; a presentation has no bars.
  public func navigationSubtitle(_ subtitle: Text) -> some View { self }

  /// Accepted; a presentation has no bars.
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { self }

  /// Accepted; a presentation has no bars.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { self }

  /// Accepted; a presentation has no bars.
  public func navigationBarTitle(_ title: Text) -> some View { self }

  /// Accepted; a presentation has no bars.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { self }

  /// Accepted; a presentation has no bars.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }

  /// Accepted; a presentation has no bars.
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }

  /// Accepted; a presentation has no bars.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }

  /// Accepted; a presentation has no bars.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { self }

  /// Accepted; a presentation has no bars.
  public func navigationBarItems<L: View>(leading: L) -> some View { self }

  /// Accepted; a presentation has no bars.
  public func navigationBarItems<T: View>(trailing: T) -> some View { self }

  /// Accepted; a presentation has no bars.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View { self }

  /// Accepted; a presentation has no columns.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }

  /// Accepted; a presentation has no columns.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }

  /// Accepted; a widget does not push views.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }

  /// Accepted; a presentation has no bars.
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { self }

  /// Accepted; a presentation has no bars.
  public func navigationDocument(_ url: URL) -> some View { self }

  /// Accepted; the status bar is the system's.
  public func statusBar(hidden: Bool) -> some View { self }

  /// Accepted; the edges belong to the system.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}

/// What views say for toolbars.
nonisolated extension View {
  /// Accepted; a presentation has no toolbar.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }

  /// Accepted; a presentation has no toolbar.
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }

  /// Accepted; a presentation has no toolbar.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { self }

  /// Accepted; a presentation has no toolbar.
  public func toolbar<Content: ToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View { self }

  /// Accepted; a presentation has no toolbar.
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    self
  }

  /// Accepted; a presentation has no toolbar.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }

  /// Accepted; a presentation has no toolbar.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Accepted; a presentation has no toolbar.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Accepted; a presentation has no toolbar.
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Accepted; a presentation has no toolbar.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }

  /// Accepted; a presentation has no toolbar.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }
}

/// A bar of an app's screen.
public struct ToolbarPlacement: Hashable, Sendable {
  private let number: Int

  public static let automatic = ToolbarPlacement(number: 0)
  public static let navigationBar = ToolbarPlacement(number: 1)
  public static let tabBar = ToolbarPlacement(number: 2)
  public static let bottomBar = ToolbarPlacement(number: 3)
  public static let windowToolbar = ToolbarPlacement(number: 4)
}

/// What a toolbar holds by itself.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let number: Int

  public static let sidebarToggle = ToolbarDefaultItemKind(number: 0)
  public static let title = ToolbarDefaultItemKind(number: 1)
  public static let search = ToolbarDefaultItemKind(number: 2)
}

/// What a toolbar is for.
public struct ToolbarRole: Hashable, Sendable {
  private let number: Int

  public static let automatic = ToolbarRole(number: 0)
  public static let navigationStack = ToolbarRole(number: 1)
  public static let browser = ToolbarRole(number: 2)
  public static let editor = ToolbarRole(number: 3)
}

/// How the title of a toolbar stands.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  private let number: Int

  public static let automatic = ToolbarTitleDisplayMode(number: 0)
  public static let large = ToolbarTitleDisplayMode(number: 1)
  public static let inline = ToolbarTitleDisplayMode(number: 2)
  public static let inlineLarge = ToolbarTitleDisplayMode(number: 3)
}
