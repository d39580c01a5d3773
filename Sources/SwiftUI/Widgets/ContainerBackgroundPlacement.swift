/// What a container background is for.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  package init(_ name: String) { self.name = name }

  public static let navigation = ContainerBackgroundPlacement("navigation")
  public static let tabView = ContainerBackgroundPlacement("tabView")
  public static let navigationSplitView = ContainerBackgroundPlacement("navigationSplitView")
}

nonisolated extension View {
  /// Accepted; the background of a widget is not drawn in a Live Activity.
  public func containerBackground<Style: ShapeStyle>(
    _ style: Style, for container: ContainerBackgroundPlacement
  ) -> some View {
    self
  }

  /// Accepted; the background of a widget is not drawn in a Live Activity.
  public func containerBackground<Background: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> Background
  ) -> some View {
    self
  }
}
