import Foundation

/// What a field to search in is told; a presentation has none.
nonisolated extension View {
  /// Accepted; a presentation has no field to search in.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { self }

  /// Accepted; a presentation has no field to search in.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { self }

  /// Accepted; a presentation has no field to search in.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { self }

  /// Accepted; a presentation has no field to search in.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View { self }

  /// Accepted; a presentation has no field to search in.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }

  /// Accepted; a presentation has no field to search in.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View { self }

  /// Accepted; a presentation has no field to search in.
  public func searchCompletion(_ completion: String) -> some View { self }
}

/// Where a field to search in stands.
public struct SearchFieldPlacement: Sendable {
  private let number: Int

  public static let automatic = SearchFieldPlacement(number: 0)
  public static let navigationBarDrawer = SearchFieldPlacement(number: 1)
  public static let sidebar = SearchFieldPlacement(number: 2)
  public static let toolbar = SearchFieldPlacement(number: 3)
}
