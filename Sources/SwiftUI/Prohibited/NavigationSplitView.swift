import Foundation

/// Views side by side in columns; a widget may not hold them.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: ProhibitedView {
  private init() {}

  /// Three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {}
}

extension NavigationSplitView where Content == EmptyView {
  /// Two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init()
  }
}
