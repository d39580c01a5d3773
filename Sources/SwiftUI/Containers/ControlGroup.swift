import Foundation

/// Controls that belong together, side by side.
public struct ControlGroup<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Controls with a label, which is shown only where they are folded into a menu.
  public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    self.content = content()
  }

  public var body: some View {
    HStack { content }
  }
}
