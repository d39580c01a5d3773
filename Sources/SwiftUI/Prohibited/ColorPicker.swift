import Foundation

/// A choice of a colour; a widget may not hold it.
public struct ColorPicker<Label: View>: ProhibitedView {
  private init() {}

  /// A picker with a label of any kind.
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {}
}

extension ColorPicker where Label == Text {
  /// A picker with a title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init()
  }

  /// A picker with a title; the title is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init()
  }
}
