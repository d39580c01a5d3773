import Foundation

/// Shows the first of its views that fits into the room, else the last.
public struct ViewThatFits<Content: View>: PrimitiveView {
  let axes: Axis.Set
  let content: Content

  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  public static func _lower(_ view: Self, into lowering: inout _Lowering) {
    let axes = view.axes
    lowering.container(of: view.content) {
      $0.firstThatFits(
        horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical), $1)
    }
  }
}
