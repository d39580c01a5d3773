/// How a menu looks; a widget may not hold menus.
@MainActor @preconcurrency
public protocol MenuStyle {}

/// The standard look of a menu.
public struct DefaultMenuStyle: MenuStyle {
  nonisolated public init() {}
}

/// A menu that looks as a button does.
public struct ButtonMenuStyle: MenuStyle {
  nonisolated public init() {}
}

/// A menu without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
  nonisolated public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  nonisolated public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

nonisolated extension View {
  /// Accepted; a presentation holds no menus.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }
}
