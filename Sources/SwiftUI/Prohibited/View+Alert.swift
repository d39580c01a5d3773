import Foundation

// Alerts and dialogs of the forms that came before and after the plain ones. A widget presents nothing.

nonisolated extension View {
  /// Accepted; a widget presents nothing.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View { self }

  /// Accepted; a widget presents nothing.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View { self }

  /// Accepted; a widget presents nothing.
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { self }

  /// Accepted; a widget presents nothing.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { self }

  /// Accepted; a widget presents nothing.
  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View { self }

  /// Accepted; a widget presents nothing.
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View { self }

  /// Accepted; a widget presents nothing.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View { self }

  /// Accepted; a widget presents nothing.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View { self }

  /// Accepted; a widget presents nothing.
  public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View { self }

  /// Accepted; a widget presents nothing.
  public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View { self }

  /// Accepted; a widget presents nothing.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View { self }

  /// Accepted; a widget presents nothing.
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
  ) -> some View { self }

  /// Accepted; a widget presents nothing.
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View { self }

  /// Accepted; a widget presents nothing.
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { self }

  /// Accepted; a widget presents nothing.
  public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View { self }

  /// Accepted; a widget presents nothing.
  public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View { self }

  /// Accepted; a widget presents nothing.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View { self }

  /// Accepted; a widget presents nothing.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { self }

  /// Accepted; a widget presents nothing.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View { self }

  /// Accepted; a widget presents nothing.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View { self }

  /// Accepted; a widget presents nothing.
  public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View { self }

  /// Accepted; a widget presents nothing.
  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { self }

  /// Accepted; a widget presents nothing.
  public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View { self }

  /// Accepted; a widget presents nothing.
  public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View { self }

  /// Accepted; a widget presents nothing.
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View { self }

  /// Accepted; a widget has no menus.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View { self }

  /// Accepted; a widget has no menus.
  public func menuOrder(_ order: MenuOrder) -> some View { self }

  /// Accepted; a widget has no menus.
  public func menuIndicator(_ visibility: Visibility) -> some View { self }

  /// Accepted; a widget has no menus.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
}

/// A notice over an app's screen, the older form.
public struct Alert {
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}

  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}

  /// A button of an alert.
  public struct Button {
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }

    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }

    public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }

    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
  }
}

/// Choices at the foot of an app's screen, the older form.
public struct ActionSheet {
  public typealias Button = Alert.Button

  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {}
}

/// The order of a menu's items.
public struct MenuOrder: Hashable, Sendable {
  private let number: Int

  public static let automatic = MenuOrder(number: 0)
  public static let priority = MenuOrder(number: 1)
  public static let fixed = MenuOrder(number: 2)
}

/// Whether a menu closes when something in it is chosen.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let number: Int

  public static let automatic = MenuActionDismissBehavior(number: 0)
  public static let enabled = MenuActionDismissBehavior(number: 1)
  public static let disabled = MenuActionDismissBehavior(number: 2)
}
