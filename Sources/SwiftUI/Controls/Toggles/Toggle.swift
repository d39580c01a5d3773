import Foundation

/// Something that is on or off and changes with a tap.
public struct Toggle<Label: View>: PrimitiveView {
  let isOn: Binding<Bool>
  let isMixed: Bool
  let label: Slot

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, slot: Slot(label()))
  }

  /// A toggle of several values: on when all are, mixed when some are.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    self.init(
      isOn: Binding(
        get: { bindings.allSatisfy(\.wrappedValue) },
        set: { value in for binding in bindings { binding.wrappedValue = value } }),
      isMixed: bindings.contains(where: \.wrappedValue) && !bindings.allSatisfy(\.wrappedValue),
      slot: Slot(label()))
  }

  /// A toggle that shows a value and acts when it is tapped.
  ///
  /// - Parameter action: takes the value that the tap asks for.
  package init(
    isOn: Bool, action: @escaping @MainActor (Bool) -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(
      isOn: Binding(get: { isOn }, set: { value in MainActor.assumeIsolated { action(value) } }),
      slot: Slot(label()))
  }

  init(isOn: Binding<Bool>, isMixed: Bool = false, slot label: Slot) {
    self.isOn = isOn
    self.isMixed = isMixed
    self.label = label
  }

  public static func _lower(_ view: Self, into lowering: inout _Lowering) {
    let configuration = ToggleStyleConfiguration(
      label: .init(slot: view.label), isOn: view.isOn, isMixed: view.isMixed)
    let binding = view.isOn
    lowering.control(
      .toggle(isOn: binding.wrappedValue), action: { binding.wrappedValue.toggle() }
    ) { lowering in
      lowering.lower(styled: configuration) { SwitchToggleStyle().makeBody(configuration: $0) }
    }
  }
}

extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleResource) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// A toggle like the one that a style is asked to show.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn, slot: configuration.label.slot)
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// A toggle with a title and a picture of an asset catalog.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, image: image) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(title, image: image) }
  }
}
