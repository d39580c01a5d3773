import Foundation

/// A choice of one; a widget may not hold it.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: ProhibitedView {
  private init() {}

  /// A choice with a label of any kind.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}

  /// The older form, its label a value.
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {}
}

extension Picker where Label == Text {
  /// A choice with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init()
  }

  /// A choice with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init()
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  /// A choice with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init()
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  /// A choice with a title, shown as it is, and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init()
  }
}
