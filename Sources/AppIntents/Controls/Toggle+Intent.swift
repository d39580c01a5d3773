import SwiftUI

extension Toggle {
  /// Makes a toggle that does an intent when it is tapped. An intent that sets a value gets the one that
  /// is asked for.
  public init<Intent: AppIntent>(isOn: Bool, intent: Intent, @ViewBuilder label: () -> Label) {
    self.init(
      isOn: isOn,
      action: { value in
        if let setter = intent as? any SetValueIntent { setter.take(value) }
        IntentRunner.shared.run(intent)
      }, label: label)
  }
}

extension Toggle where Label == Text {
  /// Makes a toggle with a title that does an intent when it is tapped.
  public init(_ titleKey: LocalizedStringKey, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, intent: intent) { Text(titleKey) }
  }

  /// Makes a toggle with a title that does an intent when it is tapped.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, intent: intent) { Text(titleResource) }
  }

  /// Makes a toggle with a title that does an intent when it is tapped.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, intent: intent) { Text(title) }
  }
}

extension SetValueIntent {
  /// Copies of an intent share their parameters, so it is enough to set that of a copy.
  fileprivate func take(_ value: Bool) {
    guard let value = value as? ValueType else { return }
    var copy = self
    copy.value = value
  }
}
