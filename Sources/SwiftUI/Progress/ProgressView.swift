import Foundation

/// Shows how far something has come: a bar or a ring, with labels.
public struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
  let configuration: ProgressViewStyleConfiguration

  init(_ amount: ProgressAmount, label: Slot?, currentValueLabel: Slot?) {
    configuration = ProgressViewStyleConfiguration(
      amount: amount, label: Label.self == EmptyView.self ? nil : label.map { .init(slot: $0) },
      currentValueLabel: CurrentValueLabel.self == EmptyView.self
        ? nil : currentValueLabel.map { .init(slot: $0) })
  }

  public static func _lower(_ view: Self, into lowering: inout _Lowering) {
    var configuration = view.configuration
    if lowering.environment.fields.labelsHidden { configuration.label = nil }
    let start = lowering.roots.count
    lowering.lower(styled: configuration) { DefaultProgressViewStyle().makeBody(configuration: $0) }
    lowering.noteOnce(.meter(configuration.amount.fraction(at: .now)), from: start)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Shows that something goes on.
  public init() where Label == EmptyView {
    self.init(.unknown, label: nil, currentValueLabel: nil)
  }

  public init(@ViewBuilder label: () -> Label) {
    self.init(.unknown, label: Slot(label()), currentValueLabel: nil)
  }

  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(label: { Text(titleKey) })
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource) where Label == Text {
    self.init(label: { Text(titleResource) })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(label: { Text(title) })
  }

  /// Shows a value out of a total; without a value it shows that something goes on.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(ProgressAmount(value, of: total), label: nil, currentValueLabel: nil)
  }

  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(ProgressAmount(value, of: total), label: Slot(label()), currentValueLabel: nil)
  }

  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(value: value, total: total, label: { Text(titleKey) })
  }

  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    _ titleResource: LocalizedStringResource, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(value: value, total: total, label: { Text(titleResource) })
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(value: value, total: total, label: { Text(title) })
  }
}

extension ProgressView {
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      ProgressAmount(value, of: total), label: Slot(label()), currentValueLabel: Slot(currentValueLabel()))
  }

  /// Shows how much of an interval of time has passed, or is left; it follows the clock.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      .interval(timerInterval, countsDown: countsDown), label: Slot(label()),
      currentValueLabel: Slot(currentValueLabel()))
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Shows how much of an interval of time has passed, or is left, and the time itself.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(
      timerInterval: timerInterval, countsDown: countsDown, label: label,
      currentValueLabel: { DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown) })
  }

  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: { EmptyView() })
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == Text {
  /// Shows how far a progress of Foundation's has come, with its descriptions.
  public init(_ progress: Progress) {
    let amount: ProgressAmount =
      progress.isIndeterminate ? .unknown : .fraction(progress.fractionCompleted)
    self.init(
      amount, label: Slot(Text(verbatim: progress.localizedDescription ?? "")),
      currentValueLabel: Slot(Text(verbatim: progress.localizedAdditionalDescription ?? "")))
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// A progress view like the one that a style is asked to show.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      configuration.amount, label: configuration.label?.slot,
      currentValueLabel: configuration.currentValueLabel?.slot)
  }
}

/// The time that has passed of an interval, or is left.
public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  public var body: some View {
    Text(timerInterval: interval, countsDown: countsDown)
  }
}
