import Foundation

// What an app's screens present over themselves. A widget presents nothing: the view is drawn as it is.

nonisolated extension View {
  /// Accepted; a widget presents nothing.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }

  /// Accepted; a widget presents nothing.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }

  /// Accepted; a widget presents nothing.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }

  /// Accepted; a widget presents nothing.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }

  /// Accepted; a widget presents nothing.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }

  /// Accepted; a widget presents nothing.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { self }

  /// Accepted; a widget presents nothing.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { self }

  /// Accepted; a widget presents nothing.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { self }

  /// Accepted; a widget presents nothing.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { self }

  /// Accepted; a widget has no menus.
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View { self }

  /// Accepted; a widget has no rows to swipe.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { self }

  /// Accepted; a widget has no tabs.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }

  /// Accepted; a widget does not push views.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }

  /// Accepted; a widget does not push views.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View { self }

  /// Accepted; a widget has no toolbar.
  @_disfavoredOverload
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

  /// Accepted; a widget has no toolbar.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View { self }

  /// Accepted; a widget has no field to search in.
  public func searchable(text: Binding<String>, prompt: LocalizedStringKey = "Search") -> some View { self }

  /// Accepted; a widget has no field to search in.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(text: Binding<String>, prompt: S) -> some View { self }

  /// Accepted; a widget cannot be pulled.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }

  /// Accepted; a widget has no text fields.
  public func onSubmit(_ action: @escaping () -> Void) -> some View { self }
}
