import AppIntents
import SwiftUI

/// A control that does something. It compiles, and is not drawn.
@MainActor @preconcurrency
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>: ControlWidgetTemplate {
  /// Makes a button with a label.
  public init(action: Action, @ViewBuilder label: @escaping () -> Label)
  where ActionLabel == ControlWidgetButtonDefaultActionLabel {}

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

  /// Makes a button with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) where Label == Text {}

  /// Makes a button with a title.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) where Label == Text {}
}

extension ControlWidgetButton where ActionLabel == ControlWidgetButtonDefaultActionLabel {
  /// Makes a button with a title.
  public init(_ titleKey: LocalizedStringKey, action: Action) where Label == Text {}

  /// Makes a button with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, action: Action) where Label == Text {}
}

/// The label of a button that is at work. It is empty, as controls are not drawn.
@MainActor @preconcurrency
public struct ControlWidgetButtonDefaultActionLabel: View {
  public var body: some View { EmptyView() }
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

  /// Makes a toggle with a title.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Label == Text {}

  /// Makes a toggle with a label that says on or off by itself.
  public init(
    isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label
  ) where ValueLabel == ControlWidgetToggleDefaultLabel {}

  /// Makes a toggle with a label.
  public init(
    isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {}
}

/// The label of a toggle that says on or off. It is empty, as controls are not drawn.
@MainActor @preconcurrency
public struct ControlWidgetToggleDefaultLabel: View {
  public var body: some View { EmptyView() }
}

extension ControlWidgetTemplate {
  /// Accepted; controls are not drawn.
  public func tint(_ tint: Color?) -> some ControlWidgetTemplate { self }

  /// Accepted; controls are not drawn.
  public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate { self }
}
