import Foundation

/// A label that shows or hides content when it is tapped; closed unless a binding says otherwise.
public struct DisclosureGroup<Label: View, Content: View>: PrimitiveView {
  private let isExpanded: Binding<Bool>
  private let content: () -> Content
  private let label: Label

  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.content = content
    self.label = label()
  }

  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(
      isExpanded: State(wrappedValue: false).projectedValue, content: content, label: label)
  }

  public static func _lower(_ view: Self, into lowering: inout _Lowering) {
    let configuration = DisclosureGroupStyleConfiguration(
      label: .init(slot: Slot(view.label)), content: .init(slot: Slot(ClosureView(content: view.content))),
      isExpanded: view.isExpanded)
    lowering.lower(styled: configuration) { AutomaticDisclosureGroupStyle().makeBody(configuration: $0) }
  }
}

/// A view that is made when it is shown.
private struct ClosureView<Content: View>: View {
  let content: () -> Content

  var body: some View { content() }
}

extension DisclosureGroup where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }

  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}
