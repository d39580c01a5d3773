import Foundation

/// A label that shows or hides content when it is tapped; closed unless a binding says otherwise.
public struct DisclosureGroup<Label: View, Content: View>: View {
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

  public var body: some View {
    VStack(alignment: .leading) {
      Button {
        isExpanded.wrappedValue.toggle()
      } label: {
        HStack {
          label
          Spacer()
          Image(systemName: isExpanded.wrappedValue ? "chevron.down" : "chevron.forward")
        }
      }
      .buttonStyle(.plain)
      if isExpanded.wrappedValue { content() }
    }
  }
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
}
