import Foundation

/// What views say for the list, the screen or the window around them; a presentation has none of these.
nonisolated extension View {
  /// Accepted; a presentation is no list.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }

  /// Accepted; a presentation is no list.
  public func listRowBackground<V: View>(_ view: V?) -> some View { self }

  /// Accepted; a presentation is no list.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }

  /// Accepted; a presentation is no list.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }

  /// Accepted; a presentation is no list.
  public func badge(_ count: Int) -> some View { self }

  /// Accepted; a presentation is no list.
  public func badge(_ label: Text?) -> some View { self }

  /// Accepted; a presentation is no list.
  public func badge(_ key: LocalizedStringKey?) -> some View { self }

  /// Accepted; a presentation is no list.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View { self }
}
