import Foundation

nonisolated extension View {
  /// Accepted; a presentation has no bars. In an app that runs, the title of a navigation stack's screen.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    titled { Text(titleKey) }
  }

  /// Accepted; a presentation has no bars. In an app that runs, the title of a navigation stack's screen.
  public func navigationTitle(_ title: Text) -> some View { titled { title } }

  /// Accepted; a presentation has no bars. In an app that runs, the title of a navigation stack's screen.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { titled { Text(title) } }

  /// Tells the screen its title.
  private func titled(_ title: @escaping @MainActor () -> Text) -> ModifiedView<Self> {
    modified(named: "navigationTitle(_:)") { lowering, content in
      lowering.lower(content)
      if lowering.graph != nil { lowering.preferences.combine(NavigationTitleKey.self, title()) }
    }
  }

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
