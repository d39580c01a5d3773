import AppIntents
import SwiftUI

/// A control that does something. It compiles, and is not drawn.
@MainActor @preconcurrency
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>: ControlWidgetTemplate {
  /// Makes a button with a label.
  public init(action: Action, @ViewBuilder label: @escaping () -> Label) where ActionLabel == EmptyView {}

  /// Makes a button with a label, and one that depends on whether it is at work.
  public init(
    action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {}

  /// Makes a button with a title.
  public init(
    _ titleKey: LocalizedStringKey, action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) where Label == Text {}
}

/// A control that is on or off. It compiles, and is not drawn.
@MainActor @preconcurrency
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>:
  ControlWidgetTemplate
where Action.ValueType == Bool {
  /// Makes a toggle with a title.
  public init(
    _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Label == Text {}

  /// Makes a toggle with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Label == Text {}

  /// Makes a toggle with a label.
  public init(
    isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {}
}

extension ControlWidgetTemplate {
  /// Accepted; controls are not drawn.
  public func tint(_ tint: Color?) -> some ControlWidgetTemplate { self }

  /// Accepted; controls are not drawn.
  public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate { self }
}
