/// How a picker looks; a widget may not hold pickers.
@MainActor @preconcurrency
public protocol PickerStyle {}

/// The standard look of a picker.
public struct DefaultPickerStyle: PickerStyle {
  nonisolated public init() {}
}

/// Choices side by side.
public struct SegmentedPickerStyle: PickerStyle {
  nonisolated public init() {}
}

/// Choices on a wheel.
public struct WheelPickerStyle: PickerStyle {
  nonisolated public init() {}
}

/// Choices in a menu.
public struct MenuPickerStyle: PickerStyle {
  nonisolated public init() {}
}

/// Choices among other rows.
public struct InlinePickerStyle: PickerStyle {
  nonisolated public init() {}
}

/// Choices on a screen of their own.
public struct NavigationLinkPickerStyle: PickerStyle {
  nonisolated public init() {}
}

/// Choices as a row of symbols.
public struct PalettePickerStyle: PickerStyle {
  nonisolated public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  nonisolated public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  nonisolated public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  nonisolated public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  nonisolated public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  nonisolated public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  nonisolated public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  nonisolated public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

nonisolated extension View {
  /// Accepted; a presentation holds no pickers.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }
}
