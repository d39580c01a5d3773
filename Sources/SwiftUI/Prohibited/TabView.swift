import Foundation

/// Views behind tabs; a widget may not hold them.
public struct TabView<SelectionValue: Hashable, Content>: ProhibitedView {
  init() {}
}

extension TabView where Content: View {
  /// Views behind tabs, one of them chosen.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.init()
  }
}

extension TabView where SelectionValue == Int, Content: View {
  /// Views behind tabs.
  public init(@ViewBuilder content: () -> Content) {
    self.init()
  }
}
