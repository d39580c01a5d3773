import Foundation

/// A choice of several days; a widget may not hold it.
public struct MultiDatePicker<Label: View>: ProhibitedView {
  private init() {}

  /// A picker with a label of any kind.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {}
}

extension MultiDatePicker where Label == Text {
  /// A picker with a title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init()
  }

  /// A picker with a title; the title is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init()
  }
}
