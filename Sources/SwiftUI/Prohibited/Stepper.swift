import Foundation

/// Buttons for more and less; a widget may not hold them.
public struct Stepper<Label: View>: ProhibitedView {
  package let inApp: AppPart?

  private init(label: Label, up: (() -> Void)?, down: (() -> Void)?, _ edits: @escaping (Bool) -> Void) {
    inApp = AppPart {
      StepperRow(label: label, up: Self.step(up, edits), down: Self.step(down, edits))
    }
  }

  private init<V: Strideable>(
    _ value: Binding<V>, in bounds: ClosedRange<V>?, by step: V.Stride, label: Label,
    _ edits: @escaping (Bool) -> Void
  ) {
    inApp = AppPart {
      let now = value.wrappedValue
      func change(by step: V.Stride) -> (@MainActor () -> Void)? {
        let next = now.advanced(by: step)
        guard bounds?.contains(next) != false else { return nil }
        return Self.step({ value.wrappedValue = value.wrappedValue.advanced(by: step) }, edits)
      }
      return StepperRow(label: label, up: change(by: step), down: change(by: 0 - step))
    }
  }

  /// A tap begins and ends an edit.
  private static func step(
    _ action: (() -> Void)?, _ edits: @escaping (Bool) -> Void
  ) -> (@MainActor () -> Void)? {
    action.map { action in
      {
        edits(true)
        action()
        edits(false)
      }
    }
  }

  /// A stepper of a value with a label of any kind.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, in: nil, by: step, label: label(), onEditingChanged)
  }

  /// A stepper of a value within bounds with a label of any kind.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, in: bounds, by: step, label: label(), onEditingChanged)
  }

  /// A stepper by functions with a label of any kind.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: label(), up: onIncrement, down: onDecrement, onEditingChanged)
  }
}

extension Stepper where Label == Text {
  /// A stepper of a value.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, in: nil, by: step, label: Text(titleKey), onEditingChanged)
  }

  /// A stepper of a value within bounds.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, in: bounds, by: step, label: Text(titleKey), onEditingChanged)
  }

  /// A stepper of a value with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, in: nil, by: step, label: Text(title), onEditingChanged)
  }

  /// A stepper of a value within bounds with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, in: bounds, by: step, label: Text(title), onEditingChanged)
  }

  /// A stepper by functions.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: Text(titleKey), up: onIncrement, down: onDecrement, onEditingChanged)
  }

  /// A stepper by functions with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: Text(title), up: onIncrement, down: onDecrement, onEditingChanged)
  }
}

/// A label with the two buttons of a stepper at the end of the line.
private struct StepperRow<Label: View>: View {
  let label: Label
  /// What the buttons do; `nil` where there is nothing further.
  let up: (@MainActor () -> Void)?
  let down: (@MainActor () -> Void)?
  @Environment(\.labelsHidden) private var labelsHidden

  var body: some View {
    HStack {
      if !labelsHidden {
        label
        Spacer()
      }
      button("−", down).accessibilityLabel("Decrement")
      button("+", up).accessibilityLabel("Increment")
    }
  }

  private func button(_ mark: String, _ action: (@MainActor () -> Void)?) -> some View {
    Button {
      action?()
    } label: {
      Text(verbatim: mark).padding(.horizontal, 8).background(.tertiary, in: .capsule)
    }
    .buttonStyle(.plain)
    .disabled(action == nil)
  }
}
