import Foundation

nonisolated extension View {
  /// Accepted; a frame shows buttons at rest.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }

  /// Accepted; buttons are as wide as their labels.
  public func buttonSizing(_ sizing: ButtonSizing) -> some View { self }

  /// Accepted; the icon of a label is one cell.
  public func labelReservedIconWidth(_ value: CGFloat) -> some View { self }

  /// Accepted; a column stands between icon and title.
  public func labelIconToTitleSpacing(_ value: CGFloat) -> some View { self }
}

nonisolated extension View {
  /// Hides the labels of controls, or shows them.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    environmentChanged { $0.fields.labelsHidden = visibility == .hidden }
  }
}

/// Whether a button acts again while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let number: Int

  public static let automatic = ButtonRepeatBehavior(number: 0)
  public static let enabled = ButtonRepeatBehavior(number: 1)
  public static let disabled = ButtonRepeatBehavior(number: 2)
}

/// How wide a button is.
public struct ButtonSizing: Hashable, Sendable {
  private let number: Int

  public static let automatic = ButtonSizing(number: 0)
  public static let fitted = ButtonSizing(number: 1)
  public static let flexible = ButtonSizing(number: 2)
}
