import Foundation

nonisolated extension View {
  /// Says what a view is called; a control in it goes by this name, and words tell it.
  public func accessibilityLabel(_ label: Text) -> some View {
    named { label.plainText(in: $0) }
  }

  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  @_disfavoredOverload
  public func accessibilityLabel(_ labelResource: LocalizedStringResource) -> some View {
    accessibilityLabel(Text(labelResource))
  }

  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }

  public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    named { isEnabled ? label.plainText(in: $0) : nil }
  }

  /// The older name of ``accessibilityLabel(_:)``.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// Calls the words of this view, or the one control in it, by another name.
  private func named(
    by modifier: ModifierName = #function, _ name: @escaping (EnvironmentValues) -> String?
  ) -> ModifiedView<Self> {
    modified(named: modifier) { lowering, content in
      guard let name = name(lowering.environment) else { return lowering.lower(content) }
      let first = lowering.controls.count
      let start = lowering.roots.count
      let outer = lowering.title
      lowering.lower(content)
      lowering.note(.label(name), from: start)
      if lowering.controls.count == first + 1 { lowering.controls[first].title = name }
      lowering.title = outer
      lowering.title?.add(text: name)
    }
  }
}
