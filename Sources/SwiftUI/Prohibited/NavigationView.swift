import Foundation

/// The older form of a stack of views; a widget may not hold it. An app that runs shows them below their title.
public struct NavigationView<Content: View>: ProhibitedView {
  package let inApp: AppPart?

  /// Views that are pushed one over another.
  public init(@ViewBuilder content: () -> Content) {
    let content = content()
    inApp = AppPart { TitledScreen(root: content) }
  }
}
