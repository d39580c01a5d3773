import Foundation

nonisolated extension View {
  /// Accepted; a presentation has no bars.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }

  /// Accepted; a presentation has no bars.
  public func navigationTitle(_ title: Text) -> some View { self }

  /// Accepted; a presentation has no bars.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }

  /// Accepted; a presentation has no bars.
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    self
  }

  /// Accepted; a presentation has no bars.
  public func navigationBarHidden(_ hidden: Bool) -> some View { self }

  /// Accepted; the status bar is the system's.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Accepted; the home indicator is the system's.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}

/// The bar at the top of an app's screen.
public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Hashable, Sendable {
    case automatic, inline, large
  }
}
