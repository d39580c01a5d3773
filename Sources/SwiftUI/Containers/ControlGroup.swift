import Foundation

/// Controls that belong together, side by side.
public struct ControlGroup<Content: View>: PrimitiveView {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Controls with a label, which is shown only where they are folded into a menu.
  public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    self.content = content()
  }

  /// Controls with a title, which is shown only where they are folded into a menu.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public static func _lower(_ view: Self, into lowering: inout _Lowering) {
    let configuration = ControlGroupStyleConfiguration(content: .init(slot: Slot(view.content)))
    lowering.lower(styled: configuration) { AutomaticControlGroupStyle().makeBody(configuration: $0) }
  }
}
