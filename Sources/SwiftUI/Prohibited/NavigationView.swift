import Foundation

/// The older form of a stack of views; a widget may not hold it.
public struct NavigationView<Content: View>: ProhibitedView {
  /// Views that are pushed one over another.
  public init(@ViewBuilder content: () -> Content) {}
}
